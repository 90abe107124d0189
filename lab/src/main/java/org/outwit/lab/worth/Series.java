package org.outwit.lab.worth;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.worth.WorthScore.Pair;
import org.outwit.lab.worth.WorthScore.Sight;

/**
 * Pairs of games against one opponent.
 *
 * @param pairs how many
 * @param seed of the first opening; the next pair has the next seed
 * @param opponent who is played against
 * @param limits what they may spend on a move
 * @param parallel the threads that pairs are divided among
 */
record Series(int pairs, long seed, Supplier<Search<DraughtsPosition>> opponent, Limits limits, Parallel parallel) {

    static final Checkers GAME = CheckersPair.GAME;

    /** What a player scores who may spend so much on a move. */
    WorthScore play(Supplier<Search<DraughtsPosition>> player, Limits own) {
        List<Integer> numbers = IntStream.range(0, pairs).boxed().toList();
        CheckersPair pair = new CheckersPair(opponent, MoveBudget.of(limits));
        return new WorthScore(parallel.map(numbers, ProgressMonitor.NONE, i -> {
                    CheckersPair.Score score = pair.play(seed + i, player, MoveBudget.of(own));
                    Sight sight = new Sight(score.moves(), score.depths(), score.answers(), score.foreseen());
                    return new Pair(score.first(), score.second(), sight);
                })
                .toArray(Pair[]::new));
    }

    static DraughtsPosition opening(long seed) {
        return CheckersPair.opening(seed);
    }
}
