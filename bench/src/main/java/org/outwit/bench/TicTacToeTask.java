package org.outwit.bench;

import java.util.List;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.mnk.MnkPosition;
import org.outwit.games.mnk.TicTacToe;

/** Tic-tac-toe to the end of the game, from the empty board (seed 0) or after two random moves. */
public record TicTacToeTask(long seed, Algorithm algorithm) {

    /** What both programs have. */
    public enum Algorithm {
        MINIMAX,
        ALPHABETA
    }

    private static final int OPENING = 2;

    public RaceQuestion question() {
        MnkPosition root = new TicTacToe().start();
        AimaTicTacToe aima = new AimaTicTacToe(Opening.play(root, seed, OPENING));
        boolean prune = algorithm == Algorithm.ALPHABETA;
        Supplier<RaceAnswer> tree = prune ? aima::alphaBetaTree : aima::minimaxTree;
        Supplier<RaceAnswer> decision = prune ? aima::alphaBetaDecision : aima::minimaxDecision;
        return new RaceQuestion(
                "tictactoe, " + Opening.name(seed, OPENING) + ", solved, " + algorithm,
                outwit(root),
                List.of(new Contestant("aima-tree", tree), new Contestant("aima-decision", decision)));
    }

    private Contestant outwit(MnkPosition root) {
        Evaluator<MnkPosition> evaluator = HorizonJudgement.outcome();
        Search<MnkPosition> search =
                algorithm == Algorithm.ALPHABETA ? new AlphaBeta<>(evaluator) : new Minimax<>(evaluator);
        return new Contestant("outwit", () -> {
            Result result = search.search(root, Limits.NONE);
            return RaceAnswer.of(
                    result.move(),
                    Integer.signum(result.value()),
                    result.counts().nodes());
        });
    }
}
