package org.outwit.learn.person;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Ranking;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps what has been learned so far in a file, so that learning can be interrupted and go on: a line that says what is being
 * learned from, then one for each finished depth. A line that was not finished does not count.
 */
public final class Notebook {

    /** What was kept: nothing, the same lesson, or another one. */
    public enum Found {
        NOTHING,
        SAME,
        OTHER
    }

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;

    /** The file need not be there yet. */
    public Notebook(Path file) {
        this.file = file;
    }

    /** Whether the file is about the same lesson. */
    Found found(String lesson) throws IOException {
        if (!Files.isRegularFile(file)) return Found.NOTHING;
        JsonNode first = lines().stream().findFirst().map(Notebook::parsed).orElse(null);
        boolean same = first != null && lesson.equals(first.path("lesson").asString(""));
        return same ? Found.SAME : Found.OTHER;
    }

    private List<String> lines() throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            return List.of(""); // whatever it is, it is not ours
        }
    }

    /** Null where a line is damaged. */
    private static JsonNode parsed(String line) {
        try {
            return JSON.readTree(line);
        } catch (JacksonException e) {
            return null;
        }
    }

    /** What was learned so far; {@code like} says of what game and features. */
    <P extends Position> List<Candidate<P>> candidates(Ranking<P> like) throws IOException {
        List<Candidate<P>> candidates = new ArrayList<>();
        List<String> lines = lines();
        for (String line : lines.subList(1, lines.size())) {
            JsonNode node = parsed(line);
            if (node == null || !node.isObject()) break;
            try {
                candidates.add(candidate(node, like));
            } catch (IllegalArgumentException e) {
                break; // somebody changed the file; what stands before it still holds
            }
        }
        return candidates;
    }

    private static <P extends Position> Candidate<P> candidate(JsonNode node, Ranking<P> like) {
        double[][] weights = new double[like.weights().length][like.features().size()];
        for (int p = 0; p < weights.length; p++) {
            for (int f = 0; f < weights[p].length; f++) {
                weights[p][f] = node.path("weights").path(p).path(f).asDouble(0);
            }
        }
        PredictionScore score = new PredictionScore(
                node.path("decisions").asLong(0),
                node.path("agreement").asDouble(0),
                node.path("logLoss").asDouble(0));
        Ranking<P> ranking = new Ranking<>(
                like.game(),
                like.features(),
                weights,
                node.path("depth").asInt(1),
                node.path("temperature").asDouble(1),
                List.of(score));
        return new Candidate<>(Method.named(node.path("method").asString("")), ranking, score);
    }

    /** Begins anew with what is known already, so that nothing is written behind half a line. */
    void begin(String lesson, List<? extends Candidate<?>> known) throws IOException {
        ObjectNode node = JSON.createObjectNode().put("outwit", "lesson").put("lesson", lesson);
        Files.writeString(file, JSON.writeValueAsString(node) + "\n");
        for (Candidate<?> each : known) add(each);
    }

    void add(Candidate<?> candidate) throws IOException {
        ObjectNode node = JSON.createObjectNode();
        node.put("method", candidate.method().toString());
        node.put("depth", candidate.ranking().depth());
        node.put("temperature", candidate.ranking().temperature());
        node.put("decisions", candidate.score().decisions());
        node.put("agreement", candidate.score().agreement());
        node.put("logLoss", candidate.score().logLoss());
        ArrayNode weights = node.putArray("weights");
        for (double[] row : candidate.ranking().weights()) {
            ArrayNode numbers = weights.addArray();
            for (double weight : row) numbers.add(weight);
        }
        Files.writeString(file, JSON.writeValueAsString(node) + "\n", StandardOpenOption.APPEND);
    }

    /** All is learned. */
    public void close() throws IOException {
        Files.deleteIfExists(file);
    }
}
