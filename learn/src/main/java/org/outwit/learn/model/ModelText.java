package org.outwit.learn.model;

import java.util.Map;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Position;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.VoiceWeights;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a model as JSON for people: two blanks, one thing a line, names that need no manual. {@link ModelReader} reads it. */
public final class ModelText {

    /** What the first key of a model file says. */
    static final String KIND = "opponent model";

    /** Goes up when files change so that an older program would misread them. */
    static final int VERSION = 1;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ModelText() {}

    public static String of(OpponentModel model) {
        ObjectNode root = JSON.createObjectNode();
        root.put("outwit", KIND);
        root.put("version", VERSION);
        root.put("game", model.game());
        root.put("who", model.who());
        root.put("depth", model.depth());
        model.temperature().ifPresent(temperature -> root.put("temperature", rounded(temperature)));
        model.judgement().error().ifPresent(error -> root.put("error", rounded(error)));
        if (!model.followsExchanges()) root.put("followsExchanges", false); // the rule needs no saying
        ObjectNode phases = root.putObject("weights");
        model.weights().forEach((phase, row) -> weights(phases.putObject(phase), row));
        ArrayNode depths = root.putArray("depths");
        for (DepthScore score : model.evidence().depths()) {
            ObjectNode each = depths.addObject().put("depth", score.depth());
            each.put("agreement", rounded(score.agreement()));
            if (Double.isFinite(score.logLoss())) each.put("logLoss", rounded(score.logLoss()));
        }
        holdOut(root.putObject("holdOut"), model.holdOut());
        origin(root.putObject("from"), model.origin());
        model.personal().ifPresent(personal -> personal(root.putObject("personal"), personal));
        book(root.putArray("book"), model.book());
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    }

    private static <P extends Position> void book(ArrayNode node, HabitBook<P> book) {
        Notation<P> notation = book.game().notation();
        for (Habit<P> habit : book.habits()) {
            P position = habit.position();
            ObjectNode each = node.addObject().put("position", notation.format(position));
            ObjectNode moves = each.putObject("moves");
            habit.moves().forEach((move, times) -> moves.put(notation.format(position, move), times));
        }
    }

    /** To the last digit: reports show the same numbers whether they measured them or read them here. */
    private static void holdOut(ObjectNode node, HoldOut held) {
        node.put("examples", held.examples());
        node.put("agreement", held.agreement());
        node.put("chance", held.chance());
        if (Double.isFinite(held.logLoss())) node.put("logLoss", held.logLoss());
        if (held.parts().isEmpty()) return;
        ObjectNode parts = node.putObject("parts");
        held.parts().forEach((name, part) -> holdOut(parts.putObject(name), part));
    }

    private static void weights(ObjectNode node, Map<String, Weight> row) {
        row.forEach((feature, weight) -> {
            boolean certain = weight.least() == weight.most();
            if (certain) {
                node.put(feature, rounded(weight.value()));
            } else {
                node.putArray(feature)
                        .add(rounded(weight.value()))
                        .add(rounded(weight.least()))
                        .add(rounded(weight.most()));
            }
        });
    }

    private static void personal(ObjectNode node, PersonalDifference personal) {
        node.put("people", personal.people());
        personal.rating().ifPresent(rating -> node.put("rating", Math.round(rating)));
        personal.pool().ifPresent(pool -> node.put("pool", pool.word()));
        node.put("depth", personal.depth());
        ArrayNode rows = node.putArray("weights");
        for (double[] row : personal.weights()) {
            ArrayNode numbers = rows.addArray();
            for (double weight : row) numbers.add(rounded(weight));
        }
        if (personal.tilt() != 0) node.put("tilt", rounded(personal.tilt()));
        node.put("bias", BiasText.of(personal.bias()));
        personal.voice().ifPresent(voice -> network(node.putObject("network"), voice));
    }

    /** A person is learned with one network. */
    private static void network(ObjectNode node, VoiceWeights voice) {
        NetworkMark mark = voice.networks().get(0);
        node.put("name", mark.name());
        node.put("fingerprint", mark.fingerprint());
        ArrayNode rows = node.putArray("weights");
        for (double[] row : voice.rows()) {
            ArrayNode numbers = rows.addArray();
            for (double weight : row) numbers.add(rounded(weight));
        }
    }

    private static void origin(ObjectNode node, Origin origin) {
        ArrayNode files = node.putArray("files");
        origin.files().forEach(files::add);
        node.put("games", origin.games());
        node.put("examples", origin.examples());
        node.put("forced", origin.forced());
        node.put("repeated", origin.repeated());
    }

    /** Six decimals: evaluators round to thousandths anyway, and people should be able to read it. */
    private static double rounded(double value) {
        return Math.round(value * 1e6) / 1e6;
    }
}
