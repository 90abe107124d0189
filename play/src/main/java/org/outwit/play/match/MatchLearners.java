package org.outwit.play.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.player.KnownOpponent;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.player.PlayerFiles;
import org.outwit.play.resources.Resources;

/**
 * What the learners of a match know of each other, from its first game to its last. So each game depends on those before it, which
 * are played or, where they are known already, shown to the learners, in their order.
 */
final class MatchLearners<P extends Position> implements AutoCloseable {

    private final MatchPlan<P> plan;
    private final MatchOpenings<P> openings;
    private final Map<Integer, KnownOpponent<P>> opponents = new TreeMap<>(); // by the side of the learner
    private int next; // game to be played or shown

    MatchLearners(MatchPlan<P> plan, MatchOpenings<P> openings, PlayerFiles files, Resources resources) {
        this.plan = plan;
        this.openings = openings;
        for (int side = 0; side < plan.players().size(); side++) {
            int learner = side;
            plan.opponentOf(side, files, resources).ifPresent(known -> {
                known.within(new Clock(plan.time(), plan.players().size()).limit(plan.limits(), 0));
                opponents.put(learner, known);
            });
        }
    }

    /** Whether anybody in a match learns. */
    static boolean areIn(MatchPlan<?> plan) {
        return plan.players().stream().anyMatch(LearnerSpec::isLearner);
    }

    /** Whom a side of the match has learned; empty for one that does not learn. */
    Optional<KnownOpponent<P>> opponentOf(int side) {
        return Optional.ofNullable(opponents.get(side));
    }

    /** A game is played now; those of the known ones that come before it are shown first, each once. */
    void begin(int index, Map<Integer, MatchGame> known, Resources resources) {
        for (; next < index; next++) {
            if (known.containsKey(next) && !opponents.isEmpty()) show(known.get(next), resources);
        }
        next = index + 1;
    }

    /** Moves of the opening were chosen by nobody. */
    private void show(MatchGame game, Resources resources) {
        int[] moves = game.report().moves();
        int[] opening = openings.opening(game.index() / game.report().seats(), resources);
        GameHistory<P> history = GameHistory.from(plan.game().start(), opening);
        for (int ply = opening.length; ply < moves.length; ply++) history = history.then(moves[ply]);
        for (Map.Entry<Integer, KnownOpponent<P>> each : opponents.entrySet()) {
            each.getValue().follow(history, game.seatOf(each.getKey()));
        }
    }

    /** What everybody knows now. */
    List<GameForesight> known() {
        List<GameForesight> known = new ArrayList<>();
        opponents.forEach(
                (side, opponent) -> known.add(new GameForesight(side, opponent.score(), opponent.isTrusted())));
        return known;
    }

    @Override
    public void close() {
        opponents.values().forEach(KnownOpponent::close);
    }
}
