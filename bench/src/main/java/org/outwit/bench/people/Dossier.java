package org.outwit.bench.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.ranking.Choices;

/** Decisions of one person as numbers: what can be said of each alternative without knowing who plays. */
final class Dossier {

    static final int FIRST_PLY = 8;
    static final int LAST_PLY = 50;
    static final int DEPTH = 4;

    static final Othello GAME = new Othello();

    private static final List<Feature<OthelloPosition>> FEATURES = GAME.features();

    /**
     * The intuition, the value at each depth, four ways to say that a little worse is nearly as bad as much worse, and the
     * features of the position after the move.
     */
    static final int COLUMNS = 1 + DEPTH + 4 + FEATURES.size();

    static final int PHASES = GAME.phases().names().size();

    private static final float DISC = GAME.scale().unit();

    /** One decision: the game it belongs to, counted in this person's games, and what books know it by. */
    record Moment(int game, int phase, long key, int[] moves, int chosen) {}

    private final Choices choices = new Choices(PHASES, COLUMNS);
    private final List<Moment> moments = new ArrayList<>();

    Choices choices() {
        return choices;
    }

    List<Moment> moments() {
        return moments;
    }

    /** Adds the decisions of one game by one person. */
    void add(Archive.Game game, int person, int number, Intuition intuition, Lookahead lookahead) {
        OthelloPosition position = GAME.start();
        int last = Math.min(LAST_PLY, game.moves().length - 1);
        for (int ply = 0; ply <= last; ply++) {
            int move = game.moves()[ply];
            if (ply >= FIRST_PLY && game.players()[position.mover()] == person) {
                int[] moves = new int[position.mostMoves()];
                moves = Arrays.copyOf(moves, position.moves(moves, 0));
                if (moves.length > 1) add(position, moves, move, number, intuition, lookahead);
            }
            position.make(move);
        }
    }

    private void add(
            OthelloPosition position, int[] moves, int played, int game, Intuition intuition, Lookahead lookahead) {
        double[] first = new double[OthelloPosition.PASS];
        float[][] values = new float[DEPTH][OthelloPosition.PASS];
        intuition.logits(position, first);
        lookahead.values(position, values);
        int player = position.mover();
        int phase = GAME.phases().of(position);
        double[][] rows = new double[moves.length][COLUMNS];
        int[] phases = new int[moves.length];
        Arrays.fill(phases, phase);
        int chosen = 0;
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == played) chosen = i;
            double[] row = rows[i];
            int c = 0;
            row[c++] = first[i];
            for (int d = 0; d < DEPTH; d++) row[c++] = values[d][i] / DISC;
            double deep = values[DEPTH - 1][i] / DISC;
            row[c++] = deep == 0 ? 1 : 0;
            row[c++] = Math.max(deep, -1);
            row[c++] = Math.max(deep, -3);
            row[c++] = Math.max(values[1][i] / DISC, -2);
            position.make(moves[i]);
            for (Feature<OthelloPosition> feature : FEATURES) row[c++] = feature.value(position, player);
            position.undo();
        }
        choices.add(chosen, phases, rows);
        moments.add(new Moment(game, phase, position.key(), moves, chosen));
    }

    /** The part of a dossier whose games have numbers from {@code first} to before {@code end}. */
    Dossier part(int first, int end) {
        Dossier part = new Dossier();
        double[][] rows = new double[OthelloPosition.PASS][];
        for (int d = 0; d < moments.size(); d++) {
            Moment moment = moments.get(d);
            if (moment.game < first || moment.game >= end) continue;
            int count = moment.moves.length;
            int[] phases = new int[count];
            Arrays.fill(phases, moment.phase);
            for (int i = 0; i < count; i++) {
                rows[i] = new double[COLUMNS];
                for (int c = 0; c < COLUMNS; c++) rows[i][c] = choices.value(d, i, c);
            }
            part.choices.add(moment.chosen, phases, Arrays.copyOf(rows, count));
            part.moments.add(moment);
        }
        return part;
    }
}
