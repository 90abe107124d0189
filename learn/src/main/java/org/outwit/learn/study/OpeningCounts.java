package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Ballot;

/** Counts how somebody's games begin, for each side. Only games from the usual start are comparable. */
final class OpeningCounts<P extends Position> {

    /** As many are counted behind what was drawn by lot. */
    private static final int PLIES = 9;

    private static final int MOST_BRANCHES = 6;

    /** Beginnings with a smaller share of the games of the side are left out. */
    private static final double LEAST_SHARE = 0.015;

    private static final class Node {
        private final Map<Integer, Node> next = new LinkedHashMap<>();
        private final boolean theirs;
        private final String move;
        private PersonResults results = PersonResults.NONE;

        Node(String move, boolean theirs) {
            this.move = move;
            this.theirs = theirs;
        }
    }

    private final Game<P> game;
    private final long start;
    private final int drawn;
    private final Node[] roots = {new Node("", false), new Node("", false)};
    private int otherStarts;

    OpeningCounts(Game<P> game) {
        this.game = game;
        this.start = game.start().key();
        this.drawn = new Ballot<>(game).plies(game.start());
    }

    void add(PersonGames.Theirs<P> theirs) {
        if (theirs.game().start().key() != start) {
            otherStarts++;
            return;
        }
        PersonResults results = theirs.results();
        Node at = roots[theirs.side()];
        at.results = at.results.plus(results);
        int[] moves = theirs.game().moves();
        for (int ply = 0; ply < Math.min(drawn + PLIES, moves.length); ply++) {
            Node next = at.next.get(moves[ply]);
            if (next == null) {
                next = node(theirs, ply);
                at.next.put(moves[ply], next);
            }
            at = next;
            at.results = at.results.plus(results);
        }
    }

    /** Only beginnings that are new are played on a board, to name their last move. */
    private Node node(PersonGames.Theirs<P> theirs, int ply) {
        P position = Position.copyOf(theirs.game().start());
        int[] moves = theirs.game().moves();
        for (int i = 0; i < ply; i++) position.make(moves[i]);
        boolean chosen = ply >= drawn && position.mover() == theirs.side();
        return new Node(game.notation().format(position, moves[ply]), chosen);
    }

    Repertoire repertoire(List<String> sides) {
        List<Repertoire.Side> found = new ArrayList<>();
        for (int side = 0; side < roots.length; side++) {
            Node root = roots[side];
            int least = Math.max(2, (int) Math.ceil(LEAST_SHARE * root.results.games()));
            found.add(new Repertoire.Side(sides.get(side), root.results, branches(root, least)));
        }
        return new Repertoire(found, otherStarts, drawn);
    }

    private static List<Repertoire.Branch> branches(Node node, int least) {
        return node.next.values().stream()
                .filter(each -> each.results.games() >= least)
                .sorted(Comparator.comparingInt(each -> -each.results.games()))
                .limit(MOST_BRANCHES)
                .map(each -> new Repertoire.Branch(each.move, each.theirs, each.results, branches(each, least)))
                .toList();
    }
}
