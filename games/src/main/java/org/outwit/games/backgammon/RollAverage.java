package org.outwit.games.backgammon;

/**
 * What a network says of a position in which the dice are about to be thrown when it looks at all rolls, each with the play that it
 * takes for the best: nearer to the truth than what it says at once, and what it can learn from. Not for two threads at a time.
 */
public final class RollAverage {

    private static final int OUTPUTS = EquityNetwork.OUTPUTS;

    private final EquityEvaluator evaluator;
    private final int[] rolls = new int[PlayLister.MOST_PLAYS];
    private final int[] plays = new int[PlayLister.MOST_PLAYS];
    private final double[] best = new double[OUTPUTS];

    RollAverage(EquityEvaluator evaluator) {
        this.evaluator = evaluator;
    }

    /** Writes what is said at once of a position that is over or in which the dice are about to be thrown, for this player. */
    public void atOnce(BackgammonPosition position, int player, double[] outputs) {
        if (position.isOver()) {
            BackgammonNetwork.outcome(position, player, outputs);
            return;
        }
        float[] said = evaluator.outputs(position);
        for (int i = 0; i < OUTPUTS; i++) outputs[i] = said[i];
        if (player != position.turn()) {
            outputs[0] = 1 - outputs[0];
            BackgammonNetwork.exchangeGammons(outputs);
        }
        bound(position.board(), player, outputs);
    }

    /** Nothing is likelier than what includes it, and who has borne off a checker loses no gammon. */
    private static void bound(Board board, int player, double[] outputs) {
        outputs[1] = board.count(1 - player, Board.OFF) > 0 ? 0 : Math.min(outputs[0], outputs[1]);
        outputs[2] = Math.min(outputs[1], outputs[2]);
        outputs[3] = board.count(player, Board.OFF) > 0 ? 0 : Math.min(1 - outputs[0], outputs[3]);
        outputs[4] = Math.min(outputs[3], outputs[4]);
    }

    /** Writes the average over all rolls, for this player; the position is one in which the dice are about to be thrown. */
    public void afterRolls(BackgammonPosition position, int player, double[] outputs) {
        int count = position.moves(rolls, 0);
        double[] sum = new double[OUTPUTS];
        for (int i = 0; i < count; i++) {
            double probability = position.probability(rolls[i]);
            position.make(rolls[i]);
            position.make(best(position));
            atOnce(position, player, best);
            position.undo();
            position.undo();
            for (int k = 0; k < OUTPUTS; k++) sum[k] += probability * best[k];
        }
        System.arraycopy(sum, 0, outputs, 0, OUTPUTS);
    }

    /** The play whose result is worth most at once, the first of several; the dice are thrown. */
    public int best(BackgammonPosition position) {
        int mover = position.turn();
        int count = position.moves(plays, 0);
        int best = plays[0];
        int most = Integer.MIN_VALUE;
        for (int i = 0; count > 1 && i < count; i++) {
            position.make(plays[i]);
            int value = evaluator.value(position, mover);
            position.undo();
            if (value <= most) continue;
            most = value;
            best = plays[i];
        }
        return best;
    }
}
