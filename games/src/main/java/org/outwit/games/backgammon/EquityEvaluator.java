package org.outwit.games.backgammon;

import org.outwit.core.game.Evaluator;

/**
 * What a position pays on average by the probabilities of a network: one for the race and one as long as there is contact. Gammons
 * count as much as they do at these stakes and at this score. The dice that were thrown are not looked at.
 */
final class EquityEvaluator implements Evaluator<BackgammonPosition> {

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
        Board board = position.board();
        int roller = position.turn();
        Parts parts = given == null ? Shipped.PARTS : given;
        NetworkRows network = Contact.isIn(board) ? parts.contact : parts.race;
        float[] outputs = position.hiddenSums().outputs(network, board, roller);
        float wins = outputs[0];
        float losses = 1 - wins;
        float gains = payoff(position, roller, wins, outputs[1], outputs[2]);
        float pains = payoff(position, 1 - roller, losses, outputs[3], outputs[4]);
        int value = Math.round(gains - pains);
        return player == roller ? value : -value;
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
