package org.outwit.games.backgammon;

import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.DetailedEvaluator;

/**
 * What a position pays on average by the probabilities of a network: one for the race and one as long as there is contact. Gammons
 * count as much as they do at these stakes and at this score. The dice that were thrown are not looked at.
 */
final class EquityEvaluator implements DetailedEvaluator<BackgammonPosition> {

    private static final String[] NAMES = {"win", "winGammon", "winBackgammon", "loseGammon", "loseBackgammon"};

    /** A network for each of the two parts of the game. */
    record Parts(NetworkRows contact, NetworkRows race) {}

    /** Those that are shipped are read at the first question, since most programs never ask. */
    private static final class Shipped {
        static final Parts PARTS = BackgammonNetwork.shipped().parts();
    }

    private final Parts given;

    /** The one that comes with the program. */
    EquityEvaluator() {
        this.given = null;
    }

    EquityEvaluator(Parts parts) {
        this.given = parts;
    }

    @Override
    public int value(BackgammonPosition position, int player) {
        return position.isOver() ? position.payoff(player) : ongoing(position, player);
    }

    @Override
    public int ongoing(BackgammonPosition position, int player) {
        int roller = position.turn();
        float[] outputs = outputs(position);
        float wins = outputs[0];
        float losses = 1 - wins;
        float gains = payoff(position, roller, wins, outputs[1], outputs[2]);
        float pains = payoff(position, 1 - roller, losses, outputs[3], outputs[4]);
        int value = Math.round(gains - pains);
        return player == roller ? value : -value;
    }

    @Override
    public Map<String, Double> probabilities(BackgammonPosition position, int player) {
        double[] outputs = new double[EquityNetwork.OUTPUTS];
        new RollAverage(this).atOnce(position, player, outputs);
        Map<String, Double> named = new LinkedHashMap<>();
        for (int i = 0; i < outputs.length; i++) named.put(NAMES[i], outputs[i]);
        return named;
    }

    /** The probabilities for the player who rolls next; the array is overwritten by the next question about this position. */
    float[] outputs(BackgammonPosition position) {
        Board board = position.board();
        HiddenSums sums = position.hiddenSums();
        if (BearOff.isIn(board)) return sums.bearOff(board, position.turn());
        Parts parts = given == null ? Shipped.PARTS : given;
        boolean contact = Contact.isIn(board);
        return sums.outputs(contact ? parts.contact : parts.race, board, position.turn(), contact);
    }

    /** What a player's wins pay. A player who has borne off a checker loses no gammon, and nothing is likelier than what includes it. */
    private static float payoff(BackgammonPosition position, int player, float wins, float gammons, float backgammons) {
        MatchTerms terms = position.terms();
        int stake = position.stake();
        int single = terms.counted(player, stake);
        if (position.board().count(1 - player, Board.OFF) > 0) return Backgammon.POINT * wins * single;
        int twofold = terms.counted(player, 2 * stake);
        int threefold = terms.counted(player, 3 * stake);
        float likely = Math.min(wins, gammons);
        float rare = Math.min(likely, backgammons);
        return Backgammon.POINT * (wins * single + likely * (twofold - single) + rare * (threefold - twofold));
    }
}
