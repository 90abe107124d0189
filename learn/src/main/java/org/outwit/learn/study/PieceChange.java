package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;

/**
 * Pieces of one kind that somebody has more or fewer of than before, compared with the opponent.
 *
 * @param one such as "pawn"
 * @param by how many; negative where they are fewer
 * @param worth of all of them, in units of the game; as negative
 */
public record PieceChange(String one, int by, double worth) {

    /** What can be taken from somebody, by the names of the features that count it. Squares, seeds and pips are no pieces. */
    private static final Map<String, String> KINDS = Map.of(
            "pawns", "pawn",
            "knights", "knight",
            "bishops", "bishop",
            "rooks", "rook",
            "queens", "queen",
            "kings", "king",
            "men", "man");

    /** Of which a side rarely has two. */
    private static final List<String> SINGLE = List.of("queen");

    private static final List<String> NUMBERS =
            List.of("two", "three", "four", "five", "six", "seven", "eight", "nine");

    /** What a feature counts, such as "pawn"; empty where that is no kind of piece. */
    public static Optional<String> kind(String feature, String meaning) {
        return meaning.startsWith("lead in " + feature) ? Optional.ofNullable(KINDS.get(feature)) : Optional.empty();
    }

    /** What a player has won and lost between two positions, as the weighted sum of the game counts it. */
    public static <P extends Position> List<PieceChange> between(Game<P> game, P before, P after, int player) {
        Optional<LinearEvaluator<P>> sum = sum(game);
        if (sum.isEmpty() || after.isOver()) return List.of();
        List<PieceChange> changes = new ArrayList<>();
        for (int i = 0; i < sum.get().features().size(); i++) {
            Feature<P> feature = sum.get().features().get(i);
            Optional<String> kind = kind(feature.name(), feature.meaning());
            int by = kind.isEmpty() ? 0 : feature.value(after, player) - feature.value(before, player);
            if (by != 0)
                changes.add(new PieceChange(
                        kind.get(), by, by * game.scale().units(sum.get().weight(i))));
        }
        return changes;
    }

    private static <P extends Position> Optional<LinearEvaluator<P>> sum(Game<P> game) {
        return Stream.concat(Stream.of(game.defaultEvaluator()), game.evaluators().values().stream())
                .flatMap(each -> each instanceof LinearEvaluator<P> linear ? Stream.of(linear) : Stream.empty())
                .findFirst();
    }

    /** What these are worth together. */
    public static double worth(List<PieceChange> changes) {
        return changes.stream().mapToDouble(PieceChange::worth).sum();
    }

    /**
     * Such as "the queen", or "a rook for two pawns": what became more, for what became less, the dearest first. Empty where nothing
     * became more, and where the opponent has made a king of a man, which nobody has taken.
     */
    public static Optional<String> gain(List<PieceChange> changes) {
        if (makesKing(changes)) return Optional.of("a new king");
        if (makesKing(negated(changes))) return Optional.empty();
        String more = list(changes, 1);
        String less = list(changes, -1);
        if (more.isEmpty()) return Optional.empty();
        return Optional.of(less.isEmpty() ? more : more + " for " + less);
    }

    /** The same of what became less. */
    public static Optional<String> loss(List<PieceChange> changes) {
        return makesKing(negated(changes)) || makesKing(changes) ? Optional.empty() : gain(negated(changes));
    }

    /** A man that has become a king is no man that was given for a king. */
    private static boolean makesKing(List<PieceChange> changes) {
        return changes.size() == 2
                && changes.stream().anyMatch(each -> each.one().equals("king") && each.by() == 1)
                && changes.stream().anyMatch(each -> each.one().equals("man") && each.by() == -1);
    }

    private static List<PieceChange> negated(List<PieceChange> changes) {
        return changes.stream()
                .map(each -> new PieceChange(each.one(), -each.by(), -each.worth()))
                .toList();
    }

    private static String list(List<PieceChange> changes, int sign) {
        List<String> words = changes.stream()
                .filter(each -> sign * each.by() > 0)
                .sorted(Comparator.comparingDouble(each -> -Math.abs(each.worth())))
                .map(PieceChange::words)
                .toList();
        int last = words.size() - 1;
        return last <= 0
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    private String words() {
        int count = Math.abs(by);
        if (count == 1) return (SINGLE.contains(one) ? "the " : "a ") + one;
        return (count - 2 < NUMBERS.size() ? NUMBERS.get(count - 2) : String.valueOf(count)) + " " + Amount.many(one);
    }
}
