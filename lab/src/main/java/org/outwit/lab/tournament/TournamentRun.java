package org.outwit.lab.tournament;

import java.util.ArrayList;
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

    /** What of it is finished by now, without playing anything. */
    public Played<P> played(LabRun lab) {
        TournamentPlan<P> plan = tournament.plan();
        if (plan.sprt().isEmpty()) return new Played<>(tournament, lab.results(tournament, Size.FULL));
        for (int openings = STEP; ; openings += STEP) {
            Tournament<P> part = tournament.upTo(openings);
            LabResults results = lab.results(part, Size.FULL);
            boolean finished = results.count() == part.cells(Size.FULL).size();
            boolean open = plan.sprt().get().answer(part.pairMeans(results)) == Sprt.Answer.OPEN;
            if (!finished || !open || openings >= plan.openings()) return new Played<>(part, results);
        }
    }

    /** A tournament as far as it was played. */
    public record Played<P extends Position>(Tournament<P> tournament, LabResults results) {

        /** All games so far, those of a pair one after the other. */
        public List<TournamentGame> list() {
            TournamentPlan<P> plan = tournament.plan();
            List<TournamentGame> games = new ArrayList<>();
            for (Pairing pair : plan.pairings()) {
                String first = plan.entrants().get(pair.first()).name();
                String second = plan.entrants().get(pair.second()).name();
                for (MatchGame each : tournament.games(pair, results)) {
                    boolean moves = each.sideOfFirst() == 0;
                    games.add(
                            new TournamentGame(moves ? List.of(first, second) : List.of(second, first), each.report()));
                }
            }
            return games;
        }

        /** All games that count, to be written to a file. */
        public SavedGames<P> games() {
            SavedGames<P> saved =
                    new SavedGames<>(tournament.plan().game(), tournament.plan().name());
            for (TournamentGame each : list()) {
                if (each.report().end().counts())
                    saved.add(tournament.plan().game().start(), each.players(), each.report());
            }
            return saved;
        }
    }
}
