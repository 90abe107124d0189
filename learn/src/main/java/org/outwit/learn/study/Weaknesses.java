package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Beginnings in which somebody does worse than usual with that side, beyond what chance would make of so few games. */
public final class Weaknesses {

    private Weaknesses() {}

    /**
     * The beginning with the lowest upper end of its interval, made {@code wider} because many are compared; none where no
     * such interval lies below their usual score. Nobody can head for what is drawn by lot.
     */
    static Optional<Repertoire.Line> worst(Repertoire.Side side, int drawnPlies, int leastGames, double wider) {
        return lines(side).stream()
                .filter(each -> each.moves().size() > drawnPlies)
                .filter(each -> each.results().decided() >= leastGames)
                .filter(each -> upper(each.results(), wider) < side.results().score())
                .min(Comparator.comparingDouble(
                                (Repertoire.Line each) -> each.results().most())
                        .thenComparing(each -> each.moves().size()));
    }

    private static double upper(PersonResults results, double wider) {
        return results.score() + wider * (results.most() - results.score());
    }

    /** Every beginning of the tree. */
    public static List<Repertoire.Line> lines(Repertoire.Side side) {
        List<Repertoire.Line> lines = new ArrayList<>();
        collect(side.name(), side.branches(), List.of(), lines);
        return lines;
    }

    private static void collect(
            String side, List<Repertoire.Branch> branches, List<String> before, List<Repertoire.Line> lines) {
        for (Repertoire.Branch each : branches) {
            List<String> moves = new ArrayList<>(before);
            moves.add(each.move());
            lines.add(new Repertoire.Line(side, List.copyOf(moves), each.results()));
            collect(side, each.next(), moves, lines);
        }
    }
}
