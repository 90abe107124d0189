package org.outwit.web.lab;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.tournament.Tournament;
import org.outwit.lab.tournament.TournamentPlan;
import org.outwit.lab.tournament.TournamentRun;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.JobKind;
import org.outwit.web.job.JobWork;
import tools.jackson.databind.JsonNode;

/**
 * Tournaments, and the job that plays one. Every game is kept when it has ended, as the outcome of a cell of the lab, so a tournament
 * that was stopped goes on with the next game.
 */
final class TournamentHall implements JobKind {

    static final String NAME = "tournament";

    /** What the plan of the job calls the tournament. */
    static final String ID = "tournament";

    private static final int MOST_OF_EACH = 200;

    private final TournamentRows rows;
    private final ReportShelf shelf;
    private final Resources resources;
    private final Map<String, Tournament<?>> known = new ConcurrentHashMap<>();

    TournamentHall(TournamentRows rows, ReportShelf shelf, Resources resources) {
        this.rows = rows;
        this.shelf = shelf;
        this.resources = resources;
    }

    TournamentRows rows() {
        return rows;
    }

    /** Writes down a tournament that can be played. */
    TournamentRows.Row add(String visitor, JsonNode wish) {
        TournamentSetup setup =
                TournamentSetup.asked(wish, ThreadLocalRandom.current().nextInt(1, 1 << 30));
        if (rows.of(visitor).size() >= MOST_OF_EACH) {
            throw Refusal.tooMany("You have " + MOST_OF_EACH + " tournaments here, which is as many as are kept.");
        }
        tournament(setup.plan(resources.populations())); // says what is wrong with it
        TournamentRows.Row row = new TournamentRows.Row(
                UUID.randomUUID().toString().substring(0, 13), visitor, setup, System.currentTimeMillis());
        rows.add(row);
        return row;
    }

    TournamentRows.Row row(String id) {
        return rows.find(id).orElseThrow(() -> Refusal.notFound("There is no tournament " + id + " here."));
    }

    Tournament<?> tournament(TournamentRows.Row row) {
        return known.computeIfAbsent(row.id(), id -> tournament(row.setup().plan(resources.populations())));
    }

    private <P extends Position> Tournament<P> tournament(TournamentPlan<P> plan) {
        return new Tournament<>(plan, resources);
    }

    /** The tournament as far as it was played. */
    TournamentRun.Played<?> played(TournamentRows.Row row) {
        return played(tournament(row));
    }

    private <P extends Position> TournamentRun.Played<P> played(Tournament<P> tournament) {
        return new TournamentRun.Played<>(
                tournament, shelf.run(ProgressMonitor.NONE).results(tournament, Size.FULL));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String run(JobWork work) {
        String id = JsonText.text(work.plan(), ID, "");
        shelf.run(ExperimentRun.counting(work, "pairs of games")).run(tournament(row(id)), Size.FULL);
        return JsonText.of(Map.of(ID, id));
    }
}
