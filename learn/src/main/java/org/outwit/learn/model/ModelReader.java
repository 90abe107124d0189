package org.outwit.learn.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.VoiceWeights;

/**
 * Reads what {@link ModelText} writes, and what people changed in it. Anything missing, misspelt or out of range is
 * refused with a {@link ModelException} that names the place.
 */
public final class ModelReader {

    private static final Set<String> KEYS = Set.of(
            "outwit",
            "version",
            "game",
            "who",
            "depth",
            "temperature",
            "error",
            "followsExchanges",
            "weights",
            "depths",
            "holdOut",
            "from",
            "book",
            "personal");

    private static final Set<String> PART_KEYS = Set.of("examples", "agreement", "chance", "logLoss");

    private ModelReader() {}

    /** The model in a text, which must be one of this game. */
    public static OpponentModel read(Game<?> game, String text) {
        Field file = Field.file(text, "model file", ModelText.KIND, ModelText.VERSION);
        file.only(KEYS);
        try {
            String who = file.text("who");
            check(file.text("game"), game, who);
            return new OpponentModel(
                    who,
                    judgement(file),
                    new Evidence(depths(file), holdOut(file.object("holdOut")), origin(file.object("from"))),
                    book(game, who, file),
                    file.node().has("personal") ? Optional.of(personal(file.object("personal"))) : Optional.empty());
        } catch (InputException e) {
            throw e instanceof ModelException known ? known : new ModelException(e.getMessage());
        }
    }

    private static void check(String named, Game<?> game, String who) {
        if (named.isBlank()) throw new ModelException("A model must name its game.");
        if (!named.equals(game.name())) throw OpponentModel.madeFor(named, who, game);
    }

    private static Judgement judgement(Field file) {
        return new Judgement(
                weights(file.object("weights")),
                file.whole("depth"),
                file.optional("error"),
                file.optional("temperature"),
                file.isTrue("followsExchanges", true));
    }

    private static Map<String, Map<String, Weight>> weights(Field phases) {
        Map<String, Map<String, Weight>> weights = new LinkedHashMap<>();
        for (String phase : phases.names()) {
            Field row = phases.object(phase);
            Map<String, Weight> read = new LinkedHashMap<>();
            for (String feature : row.names()) read.put(feature, weight(row, feature));
            weights.put(phase, read);
        }
        return weights;
    }

    private static Weight weight(Field row, String feature) {
        if (!row.isList(feature)) return Weight.of(row.number(feature));
        List<Double> three = row.numbers(feature);
        if (three.size() != 3) {
            throw new ModelException(row.place(feature) + ": expected a weight or [weight, least, most], found "
                    + three.size() + " numbers.");
        }
        try {
            return new Weight(three.get(0), three.get(1), three.get(2));
        } catch (InputException e) {
            throw new ModelException(row.place(feature) + ": " + e.getMessage());
        }
    }

    private static List<DepthScore> depths(Field file) {
        List<DepthScore> scores = new ArrayList<>();
        for (Field each : file.list("depths")) {
            each.only(Set.of("depth", "agreement", "logLoss"));
            scores.add(new DepthScore(each.whole("depth"), each.share("agreement"), loss(each)));
        }
        return scores;
    }

    private static HoldOut holdOut(Field field) {
        Set<String> keys = new HashSet<>(PART_KEYS);
        keys.add("parts");
        field.only(keys);
        Map<String, HoldOut> parts = new LinkedHashMap<>();
        if (field.node().has("parts")) {
            Field all = field.object("parts");
            for (String name : all.names()) {
                Field part = all.object(name);
                part.only(PART_KEYS);
                parts.put(name, holdOut(part, Map.of()));
            }
        }
        return holdOut(field, parts);
    }

    private static HoldOut holdOut(Field field, Map<String, HoldOut> parts) {
        return new HoldOut(
                field.count("examples"), field.share("agreement"), field.share("chance"), loss(field), parts);
    }

    private static double loss(Field field) {
        OptionalDouble loss = field.optional("logLoss");
        return loss.isPresent() ? loss.getAsDouble() : Double.NaN;
    }

    private static Origin origin(Field field) {
        field.only(Set.of("files", "games", "examples", "forced", "repeated"));
        return new Origin(
                field.texts("files"),
                field.count("games"),
                field.count("examples"),
                field.count("forced"),
                field.count("repeated"));
    }

    private static PersonalDifference personal(Field field) {
        field.only(Set.of("people", "rating", "pool", "depth", "weights", "tilt", "bias", "network"));
        double[][] weights = field.rows("weights").stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
        return new PersonalDifference(
                field.text("people"),
                field.optional("rating"),
                pool(field),
                field.whole("depth"),
                weights,
                field.optional("tilt").orElse(0),
                BiasText.read(field.text("bias")),
                field.node().has("network") ? Optional.of(voice(field.object("network"))) : Optional.empty());
    }

    private static VoiceWeights voice(Field field) {
        field.only(Set.of("name", "fingerprint", "weights"));
        double[][] rows = field.rows("weights").stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
        return new VoiceWeights(List.of(new NetworkMark(field.text("name"), field.text("fingerprint"))), rows);
    }

    private static Optional<Pool> pool(Field field) {
        if (!field.names().contains("pool")) return Optional.empty();
        String name = field.text("pool");
        return Optional.of(Pool.named(name)
                .orElseThrow(() -> new ModelException(field.place("pool") + ": expected one of "
                        + String.join(", ", Pool.names()) + ", found '" + name + "'.")));
    }

    private static <P extends Position> HabitBook<P> book(Game<P> game, String who, Field file) {
        HabitBook<P> book = new HabitBook<>(game);
        for (Field each : file.list("book")) {
            each.only(Set.of("position", "moves"));
            Map<String, Integer> counts = counts(each);
            String position = each.text("position");
            try {
                P at = game.notation().position(position);
                counts.forEach((move, times) -> book.add(at, game.notation().parse(at, move), times));
            } catch (IllegalArgumentException e) {
                throw new ModelException(
                        "The book of " + who + " at the position '" + position + "': " + e.getMessage());
            }
        }
        return book;
    }

    private static Map<String, Integer> counts(Field habit) {
        String position = habit.text("position");
        Field moves = habit.object("moves");
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String move : moves.names()) {
            int times = (int) Math.min(Integer.MAX_VALUE, moves.count(move));
            if (times < 1) {
                throw new ModelException("The move " + move + " at " + position
                        + " must have been played once or more, found " + times + ".");
            }
            counts.put(move, times);
        }
        if (counts.isEmpty()) throw new ModelException("A habit at " + position + " needs a move.");
        return counts;
    }
}
