package org.outwit.lab.worth;

import java.util.List;
import java.util.function.Supplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.lab.experiment.Measurement;
import org.outwit.play.match.Clock;
import org.outwit.play.match.Dice;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchOpenings;
import org.outwit.play.match.Referee;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.MoveChooser;

/**
 * Two games of two players from one opening, each with each colour.
 *
 * @param openings how many openings the whole match has, which all differ where the game has enough
 * @param plies of an opening
 * @param most the number of plies after which a game is drawn
 */
record ChooserPair<P extends Position>(Game<P> game, int openings, int plies, int most, long seed) {

    /** Points a game of the first player, from 0 to 1, and how many of the two games were won, drawn and lost. */
    Measurement play(
            int pair, Supplier<? extends MoveChooser<P>> players, Supplier<? extends MoveChooser<P>> opponents) {
        int[] opening = new MatchOpenings<>(game, openings, plies, seed).opening(pair);
        Referee<P> referee = new Referee<>(game, most);
        double[] points = new double[2];
        for (int i = 0; i < 2; i++) {
            try (MoveChooser<P> player = players.get();
                    MoveChooser<P> opponent = opponents.get()) {
                List<MoveChooser<P>> seats = i == 0 ? List.of(player, opponent) : List.of(opponent, player);
                points[i] = new MatchGame(
                                2 * pair + i,
                                referee.play(
                                        opening,
                                        seats,
                                        Limits.NONE,
                                        new Clock(TimeControl.NONE, 2),
                                        Dice.seeded(seed + pair),
                                        () -> false))
                        .points(0);
            }
        }
        int wins = (points[0] == 1 ? 1 : 0) + (points[1] == 1 ? 1 : 0);
        int losses = (points[0] == 0 ? 1 : 0) + (points[1] == 0 ? 1 : 0);
        return Measurement.of(
                "points", (points[0] + points[1]) / 2, "wins", wins, "draws", 2 - wins - losses, "losses", losses);
    }
}
