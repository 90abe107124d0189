package org.outwit.lab.tournament;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Sprt;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.Size;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.SavedGames;

/** Plays a tournament to its end, or until its sequential test has an answer. */
public final class TournamentRun<P extends Position> {

    /** How many openings are played between two looks at the test. */
    private static final int STEP = 10;

    private final Tournament<P> tournament;

    public TournamentRun(Tournament<P> tournament) {
        this.tournament = tournament;
    }

    /** What there is when it ends; the tournament that is returned knows how far it got. */
    public Played<P> play(LabRun lab) {
        TournamentPlan<P> plan = tournament.plan();
        if (plan.sprt().isEmpty()) return new Played<>(tournament, lab.run(tournament, Size.FULL));
        for (int openings = STEP; ; openings += STEP) {
            Tournament<P> part = tournament.upTo(openings);
            LabResults results = lab.run(part, Size.FULL);
            boolean open = plan.sprt().get().answer(part.pairMeans(results)) == Sprt.Answer.OPEN;
            if (!open || openings >= plan.openings()) return new Played<>(part, results);
        }
    }

    /** A tournament as far as it was played. */
    public record Played<P extends Position>(Tournament<P> tournament, LabResults results) {

        /** All games that count, to be written to a file. */
        public SavedGames<P> games() {
            TournamentPlan<P> plan = tournament.plan();
            SavedGames<P> saved = new SavedGames<>(plan.game(), plan.name());
            for (Pairing pair : plan.pairings()) {
                for (MatchGame game : tournament.games(pair, results)) {
                    if (!game.counts()) continue;
                    String first = plan.entrants().get(pair.first()).name();
                    String second = plan.entrants().get(pair.second()).name();
                    boolean moves = game.sideOfFirst() == 0;
                    saved.add(
                            plan.game().start(),
                            moves ? List.of(first, second) : List.of(second, first),
                            game.report());
                }
            }
            return saved;
        }
    }
}
