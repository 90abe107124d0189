package org.outwit.web.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.player.Level;
import org.outwit.play.player.LevelLadder;

/**
 * How strong levels and characters are, on the one scale on which every page shows them: the weakest level of a game has 1000, and the
 * others what the matches of the {@link LevelLadder} add to it. It is not the scale of people, whose ratings come from archives.
 */
public final class LadderElo {

    /** The weakest level has this. */
    static final double WEAKEST = 1000;

    /** The half width of a 95 % interval in standard errors. */
    private static final double HALF_WIDTH = 1.96;

    /** @param standardError of all steps from the weakest level up to this player */
    public record Measured(double elo, double standardError) {

        private Measured plus(LevelLadder.Step step) {
            double error = (step.high() - step.low()) / 2 / HALF_WIDTH;
            return new Measured(elo + step.elo(), Math.hypot(standardError, error));
        }
    }

    private final Map<String, Measured> players;

    private LadderElo(Map<String, Measured> players) {
        this.players = players;
    }

    /** Of a game with these people; nobody's where nothing was measured. */
    public static LadderElo of(Game<?> game, Optional<PopulationModel> people) {
        return of(LevelLadder.of(game, people));
    }

    /** Each step says what somebody is better by than a level, which comes before. */
    static LadderElo of(List<LevelLadder.Step> steps) {
        Map<String, Measured> players = new HashMap<>();
        if (!steps.isEmpty()) players.put(Level.PREFIX + 1, new Measured(WEAKEST, 0));
        for (LevelLadder.Step each : steps) {
            Measured below = players.get(each.against());
            if (below != null) players.put(each.player(), below.plus(each));
        }
        return new LadderElo(players);
    }

    boolean isEmpty() {
        return players.isEmpty();
    }

    /** @param player as the command line writes them, such as {@code level:5} */
    public Optional<Measured> of(String player) {
        return Optional.ofNullable(players.get(player));
    }

    OptionalDouble elo(String player) {
        Measured found = players.get(player);
        return found == null ? OptionalDouble.empty() : OptionalDouble.of(found.elo());
    }
}
