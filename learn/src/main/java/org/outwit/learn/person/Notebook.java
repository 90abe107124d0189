package org.outwit.learn.person;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.outwit.core.file.Journal;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Ranking;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps what has been learned so far in a file, so that learning can be interrupted and go on: a line that says what is being
 * learned from, then one for each finished depth. A line that was not finished does not count. The file stays until the finished
 * model is written.
 */
public final class Notebook implements Closeable {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String ROUGH = "rough";

    private final Path file;
    private final boolean force;
    private Journal journal;
    private boolean isOther;
    private String last = ""; // the line of the model that was written last

    /**
     * Keeps nothing yet; the file need not be there.
     *
     * @param force whether the progress of another lesson may be thrown away
     */
    public Notebook(Path file, boolean force) {
        this.file = file;
        this.force = force;
    }

    /** Opens the file and returns what an interrupted run of this lesson has learned; {@code like} says of what game. */
    <P extends Position> List<Candidate<P>> begin(String lesson, Ranking<P> like) throws IOException {
        try {
            journal = open(lesson);
        } catch (InputException e) {
            if (!force || !isOther) throw e;
            Files.delete(file);
            journal = open(lesson);
        }
        List<Candidate<P>> candidates = new ArrayList<>();
        for (String line : journal.lines()) {
            JsonNode node = parsed(line);
            if (node == null || !node.isObject()) break;
            if (node.has(ROUGH)) continue;
            try {
                candidates.add(candidate(node, like));
            } catch (IllegalArgumentException e) {
                break; // somebody changed the file; what stands before it still holds
            }
        }
        return candidates;
    }

    private Journal open(String lesson) throws IOException {
        ObjectNode header = JSON.createObjectNode().put("outwit", "lesson").put("lesson", lesson);
        return Journal.open(file, JSON.writeValueAsString(header), found -> {
            JsonNode first = parsed(found);
            isOther = first == null || !lesson.equals(first.path("lesson").asString(""));
            if (isOther) {
                throw new InputException(
                        file + " is the progress of an interrupted run with other games or options, or"
                                + " something else. Take the same games and options, another --out, or --force to throw it away.");
            }
        });
    }

    /** Null where a line is damaged. */
    private static JsonNode parsed(String line) {
        try {
            return JSON.readTree(line);
        } catch (JacksonException e) {
            return null;
        }
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
        journal.append(JSON.writeValueAsString(node));
    }

    /**
     * Writes the model, and only then, when all was learned, removes the notebook. A lesson that was interrupted writes the best so
     * far where nothing is or where it did so before, and never over a finished model; then this is false.
     */
    public boolean write(LearningResult<?> lesson, Path model, ReplaceRule rule) throws IOException {
        if (!lesson.complete()) return writeUnfinished(lesson.model(), model, rule);
        WholeFile.write(model, ModelText.of(lesson.model()), rule);
        journal.delete();
        return true;
    }

    /** Writes a model of this lesson that will be replaced by a better one, where nothing is or where it did so before. */
    public boolean writeUnfinished(OpponentModel unfinished, Path model, ReplaceRule rule) throws IOException {
        if (Files.isRegularFile(model) && Files.size(model) > 0 && !isRough(model)) return false;
        String text = ModelText.of(unfinished);
        WholeFile.write(model, text, rule);
        last = rough(text);
        journal.append(last);
        return true;
    }

    /** Whether a file holds an unfinished model that this lesson wrote. */
    private boolean isRough(Path model) throws IOException {
        String found = rough(Files.readString(model));
        return found.equals(last) || journal.lines().contains(found);
    }

    private static String rough(String model) {
        return JSON.writeValueAsString(JSON.createObjectNode().put(ROUGH, hash(model)));
    }

    private static String hash(String text) {
        CRC32C hash = new CRC32C();
        hash.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(hash.getValue());
    }

    /** Gives up the file and keeps it. */
    @Override
    public void close() throws IOException {
        if (journal != null) journal.close();
    }
}
