package org.outwit.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.LabResults;
import org.outwit.learn.strength.BradleyTerry;
import org.outwit.learn.strength.Pairings;
import org.outwit.learn.strength.RatingPrior;
import org.outwit.play.match.MatchGame;

/**
 * Everybody's points and rating. Ratings are by {@link BradleyTerry} from all games together, each opening from both sides, with a belief beforehand so weak that it
 * only keeps who won everything from being infinitely strong. Games that count for nobody are left out.
 */
final class Standings {

    /** So little is believed beforehand. */
    private static final RatingPrior ANYTHING = new RatingPrior(0, 1000);

    private Standings() {}

    static List<EntrantStanding> of(Tournament<?> tournament, LabResults results) {
        List<Entrant> entrants = tournament.plan().entrants();
        int[][] counts = new int[entrants.size()][3];
        Pairings pairings = new Pairings();
        for (Pairing pair : tournament.plan().pairings()) {
            for (MatchGame game : tournament.games(pair, results)) {
                if (!game.counts()) continue;
                double points = game.points(0);
                counts[pair.first()][column(points)]++;
                counts[pair.second()][column(1 - points)]++;
                boolean moves = game.sideOfFirst() == 0;
                pairings.add(
                        moves ? pair.first() : pair.second(),
                        moves ? pair.second() : pair.first(),
                        moves ? points : 1 - points);
            }
        }
        BradleyTerry ratings = BradleyTerry.fitReversed(pairings, Collections.nCopies(entrants.size(), ANYTHING));
        List<EntrantStanding> standings = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            double elo = ratings.rating(i);
            double half = ConfidenceInterval.halfWidth(ratings.standardError(i));
            ConfidenceInterval interval = new ConfidenceInterval(elo, elo - half, elo + half);
            standings.add(
                    new EntrantStanding(entrants.get(i).name(), counts[i][0], counts[i][1], counts[i][2], interval));
        }
        return standings;
    }

    private static int column(double points) {
        return points == 1 ? 0 : points == 0 ? 2 : 1;
    }
}
