package org.outwit.bench;

import java.util.List;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

/**
 * Alpha-beta in Connect Four to a fixed depth, from the empty board (seed 0) or after twelve random moves. Both programs
 * list the columns from left to right, so with equal windows they walk the same tree.
 */
public record ConnectFourTask(long seed, int depth, HorizonJudgement judgement) {

    private static final int OPENING = 12;

    public RaceQuestion question() {
        ConnectFour game = new ConnectFour();
        ConnectFourPosition root = game.start();
        List<Integer> opening = Opening.play(root, seed, OPENING);
        AimaConnectFour aima = new AimaConnectFour(opening, depth, judgement);
        return new RaceQuestion(
                name(),
                outwit(game, root),
                List.of(
                        new Contestant("aima-tree", aima::tree),
                        new Contestant("aima-decision", aima::decision),
                        new Contestant("aima-deepening", aima::deepening)));
    }

    private String name() {
        return "connect4, " + Opening.name(seed, OPENING) + ", depth " + depth + ", horizon " + judgement;
    }

    private Contestant outwit(ConnectFour game, ConnectFourPosition root) {
        int unit = game.scale().unit() / HorizonJudgement.WIN;
        Search<ConnectFourPosition> search = new AlphaBeta<>(judgement.evaluator(game));
        Limits limits = Limits.depth(depth);
        return new Contestant("outwit", () -> {
            Result result = search.search(root, limits);
            return RaceAnswer.of(
                    result.move(), result.value() / unit, result.counts().nodes());
        });
    }
}
