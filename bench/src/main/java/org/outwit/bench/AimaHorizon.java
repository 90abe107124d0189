package org.outwit.bench;

import aima.core.environment.connectfour.ConnectFourGame;
import aima.core.environment.connectfour.ConnectFourState;

/**
 * aima's Connect Four, ended and judged after a number of moves: the way to give its {@code AlphaBetaSearch}, which
 * knows no depth, a horizon without touching the search.
 */
final class AimaHorizon extends ConnectFourGame {

    private final HorizonJudgement judgement;
    private final int lastMove;

    AimaHorizon(HorizonJudgement judgement, int lastMove) {
        this.judgement = judgement;
        this.lastMove = lastMove;
    }

    @Override
    public boolean isTerminal(ConnectFourState state) {
        return state.getMoves() >= lastMove || super.isTerminal(state);
    }

    @Override
    public double getUtility(ConnectFourState state, String player) {
        return super.isTerminal(state) ? super.getUtility(state, player) : judge(state, player);
    }

    private double judge(ConnectFourState state, String player) {
        if (judgement == HorizonJudgement.OUTCOME) return 0.5;
        int first = state.winPositions1 - state.winPositions2;
        return HorizonJudgement.toAima(getPlayerNum(player) == 1 ? first : -first);
    }
}
