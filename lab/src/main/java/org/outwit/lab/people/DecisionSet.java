package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Symmetries;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.othello.OthelloSurroundings;
import org.outwit.learn.prediction.Choices;

/** Decisions of one person as numbers: what can be said of each alternative without knowing who plays. */
final class DecisionSet {

    static final int FIRST_PLY = 8;
    static final int LAST_PLY = 50;

    /** How deep to look in each phase: in openings people remember, and in endings they calculate. */
    static final int[] DEPTHS = {4, 6, 7};

    static final int DEPTH = Arrays.stream(DEPTHS).max().orElseThrow();

    static final Othello GAME = new Othello();

    static final Symmetries<OthelloPosition> SYMMETRIES = GAME.symmetries();

    private static final List<Feature<OthelloPosition>> FEATURES = GAME.features();

    /**
     * The intuition, the value at each depth that is looked at, four ways to say that a little worse is nearly as bad as much
     * worse, and the features of the position after the move.
     */
    static final int COLUMNS = 1 + DEPTH + 4 + FEATURES.size();

    static final int PHASES = GAME.phases().names().size();

    private static final float DISC = GAME.scale().unit();

    /**
     * One decision: the game it belongs to, counted in this person's games, and what books know it by, which is the image that
     * stands for all images of the position. Places are what {@link PersonalBias} knows the alternatives by.
     */
    record Decision(int game, int year, int phase, long key, int[] moves, int[] places, int chosen) {}

    private final Choices choices = new Choices(PHASES, COLUMNS);
    private final List<Decision> decisions = new ArrayList<>();

    void add(Decision decision, double[][] rows) {
        int[] phases = new int[rows.length];
        Arrays.fill(phases, decision.phase);
        choices.add(decision.chosen, phases, rows);
        decisions.add(decision);
    }

    Choices choices() {
        return choices;
    }

    List<Decision> decisions() {
        return decisions;
    }

    /** Adds the decisions of one game by one person. */
    void add(Archive.Game game, int person, int number, PatternPolicy intuition, PatternLookahead lookahead) {
        OthelloPosition position = GAME.start();
        int last = Math.min(LAST_PLY, game.moves().length - 1);
        for (int ply = 0; ply <= last; ply++) {
            int move = game.moves()[ply];
            if (ply >= FIRST_PLY && game.players()[position.mover()] == person) {
                int[] moves = new int[position.mostMoves()];
                moves = Arrays.copyOf(moves, position.moves(moves, 0));
                if (moves.length > 1) {
                    double[][] rows = rows(position, moves, lookahead);
                    int[] places = new int[moves.length * OthelloSurroundings.COUNT];
                    atFirstSight(
                            position, moves, game.moves()[ply - 1], game.moves()[ply - 2], intuition, rows, places);
                    add(position, moves, move, rows, places, number, game.year());
                }
            }
            position.make(move);
        }
    }

    /** What follows from the position alone; the first column is left to {@link #atFirstSight}. */
    private static double[][] rows(OthelloPosition position, int[] moves, PatternLookahead lookahead) {
        float[][] values = new float[DEPTH][moves.length];
        int depth = DEPTHS[GAME.phases().of(position)];
        lookahead.values(position, depth, values);
        int player = position.mover();
        double[][] rows = new double[moves.length][COLUMNS];
        for (int i = 0; i < moves.length; i++) {
            double[] row = rows[i];
            int c = 1;
            for (int d = 0; d < DEPTH; d++) row[c++] = values[d][i] / DISC;
            double deep = values[depth - 1][i] / DISC;
            row[c++] = deep == 0 ? 1 : 0;
            row[c++] = Math.max(deep, -1);
            row[c++] = Math.max(deep, -3);
            row[c++] = Math.max(values[1][i] / DISC, -2);
            position.make(moves[i]);
            for (Feature<OthelloPosition> feature : FEATURES) row[c++] = feature.value(position, player);
            position.undo();
        }
        return rows;
    }

    private static void atFirstSight(
            OthelloPosition position,
            int[] moves,
            int last,
            int before,
            PatternPolicy intuition,
            double[][] rows,
            int[] places) {
        double[] logits = new double[moves.length];
        intuition.logits(position, last, before, logits);
        long[] hashes = new long[OthelloSurroundings.COUNT];
        for (int i = 0; i < moves.length; i++) {
            rows[i][0] = logits[i];
            OthelloSurroundings.hashes(position, moves[i], last, before, hashes);
            for (int k = 0; k < hashes.length; k++) places[i * hashes.length + k] = PersonalBias.place(hashes[k]);
        }
    }

    private void add(
            OthelloPosition position, int[] moves, int played, double[][] rows, int[] places, int game, int year) {
        int phase = GAME.phases().of(position);
        int symmetry = SYMMETRIES.standard(position);
        int[] images = new int[moves.length];
        int chosen = 0;
        for (int i = 0; i < moves.length; i++) {
            images[i] = SYMMETRIES.move(moves[i], symmetry);
            if (moves[i] == played) chosen = i;
        }
        long key = SYMMETRIES.key(position, symmetry);
        add(new Decision(game, year, phase, key, images, places, chosen), rows);
    }

    /** What is known of the alternatives of a decision. */
    double[][] rows(int d) {
        double[][] rows = new double[choices.alternatives(d)][COLUMNS];
        for (int i = 0; i < rows.length; i++) {
            for (int c = 0; c < COLUMNS; c++) rows[i][c] = choices.value(d, i, c);
        }
        return rows;
    }

    /** The part of a dossier whose games have numbers from {@code first} to before {@code end}. */
    DecisionSet part(int first, int end) {
        DecisionSet part = new DecisionSet();
        for (int d = 0; d < decisions.size(); d++) {
            Decision decision = decisions.get(d);
            if (decision.game >= first && decision.game < end) part.add(decision, rows(d));
        }
        return part;
    }
}
