package org.outwit.lab.worth;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.play.match.Clock;
import org.outwit.play.match.Dice;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchOpenings;
import org.outwit.play.match.MatchScore;
import org.outwit.play.match.Referee;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;

/**
 * Two searches with the same evaluator and the same processor time for each move, in pairs of games. By the clock on the wall a busy
 * machine would give each move something else.
 *
 * <p>Usage: {@code EqualTime GAME PLAYER ALGORITHM OTHER GAMES SEED MICROSECONDS OPENING_PLIES MOST_PLIES}.
 */
public final class EqualTime {

    private static final int MEGABYTES = 8;

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private EqualTime() {}

    public static void main(String[] args) {
        try (Resources resources = Resources.ofProgram()) {
            System.out.println(String.join(" ", args) + "\n" + line(play(Games.named(args[0]), args, resources)));
        }
    }

    private static <P extends Position> MatchScore play(Game<P> game, String[] args, Resources resources) {
        int count = Integer.parseInt(args[4]);
        long seed = Long.parseLong(args[5]);
        long nanos = 1000 * Long.parseLong(args[6]);
        MatchOpenings<P> openings = new MatchOpenings<>(game, (count + 1) / 2, Integer.parseInt(args[7]), seed);
        Referee<P> referee = new Referee<>(game, Integer.parseInt(args[8]));
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES).sharing(resources);
        PlayerSpec player = PlayerSpec.parse(args[1]);
        List<MatchGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            PlayerSettings here = settings.seeded(seed + i);
            try (MoveChooser<P> one = Players.of(game, player, here.with(Algorithm.named(args[2])));
                    MoveChooser<P> other = Players.of(game, player, here.with(Algorithm.named(args[3])))) {
                MoveChooser<P> first = i % 2 == 0 ? one : other;
                MoveChooser<P> second = i % 2 == 0 ? other : one;
                List<MoveChooser<P>> seats = List.of(within(nanos, first), within(nanos, second));
                Clock clock = new Clock(TimeControl.NONE, 2);
                Dice dice = Dice.seeded(seed + i / 2);
                games.add(new MatchGame(
                        i, referee.play(openings.opening(i / 2), seats, Limits.NONE, clock, dice, () -> false)));
            }
        }
        return MatchScore.of(games);
    }

    /** A player whose turn ends when its thread has computed for so long. */
    private static <P extends Position> MoveChooser<P> within(long nanos, MoveChooser<P> player) {
        return turn -> {
            long end = PROCESSOR.getCurrentThreadCpuTime() + nanos;
            return player.choose(
                    turn.within(turn.limits().stoppedBy(() -> PROCESSOR.getCurrentThreadCpuTime() >= end)));
        };
    }

    static String line(MatchScore score) {
        return String.format(
                Locale.ROOT,
                "%d games: won %d, drawn %d, lost %d; %.3f points (%.3f to %.3f), Elo %+.0f (%+.0f to %+.0f)",
                score.games(),
                score.wins(),
                score.draws(),
                score.losses(),
                score.points(),
                score.low(),
                score.high(),
                score.elo(),
                score.eloLow(),
                score.eloHigh());
    }
}
