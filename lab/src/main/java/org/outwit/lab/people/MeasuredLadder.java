package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.play.match.Match;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.MatchScore;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.Level;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.Resources;

/**
 * How strong are levels and characters? Plays the matches that {@code outwit match GAME PLAYER AGAINST --games N --seed S} plays and
 * prints them as rows of {@code ladder.csv}.
 *
 * <p>Usage: {@code MeasuredLadder GAME GAMES SEED [PLAYER AGAINST]…}; without pairs every level plays the one below it.
 */
public final class MeasuredLadder {

    private static final int MEGABYTES = 8;
    private static final int OPENING_PLIES = 4;
    private static final int MOST_PLIES = 600;

    private MeasuredLadder() {}

    public static void main(String[] args) {
        try (Resources resources = Resources.ofProgram()) {
            run(Games.named(args[0]), Arrays.asList(args), resources);
        }
    }

    private static <P extends Position> void run(Game<P> game, List<String> args, Resources resources) {
        int games = Integer.parseInt(args.get(1));
        long seed = Long.parseLong(args.get(2));
        List<String> pairs = new ArrayList<>(args.subList(3, args.size()));
        if (pairs.isEmpty()) {
            List<Level> levels = Level.all(game, resources.populations().of(game));
            for (int i = 1; i < levels.size(); i++) {
                pairs.addAll(List.of(levels.get(i).toString(), levels.get(i - 1).toString()));
            }
        }
        for (int i = 0; i + 1 < pairs.size(); i += 2) {
            MatchScore score = MatchScore.of(games(game, pairs.subList(i, i + 2), games, seed, resources));
            System.out.printf(
                    Locale.ROOT,
                    "%s,%s,%s,%d,%d,%.0f,%.0f,%.0f%n",
                    game.name(),
                    pairs.get(i),
                    pairs.get(i + 1),
                    games,
                    seed,
                    score.elo(),
                    score.eloLow(),
                    score.eloHigh());
        }
    }

    /** A match between two players. */
    private static <P extends Position> List<MatchGame> games(
            Game<P> game, List<String> players, int games, long seed, Resources resources) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES).sharing(resources);
        MatchPlan<P> plan = new MatchPlan<>(
                game,
                players.stream().map(PlayerSpec::parse).toList(),
                List.of(settings, settings),
                games,
                seed,
                Limits.NONE,
                TimeControl.NONE,
                OPENING_PLIES,
                MOST_PLIES);
        return new Match<>(plan, resources).play(List.of(), 1, each -> {}, () -> false);
    }
}
