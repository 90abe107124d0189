package org.outwit.web.lab;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.games.record.RecordFiles;
import org.outwit.lab.tournament.Tournament;
import org.outwit.lab.tournament.TournamentGame;
import org.outwit.lab.tournament.TournamentRun;
import org.outwit.lab.tournament.TournamentText;
import org.outwit.web.game.GameTitle;
import org.outwit.web.game.Opponent;
import org.outwit.web.game.OpponentView;
import org.outwit.web.http.JobBegun;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Made;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobKind;
import org.outwit.web.part.WebServices;

/** The list of tournaments, the page of each, and new ones. */
final class TournamentRequests {

    private final WebServices services;
    private final TournamentHall hall;

    TournamentRequests(WebServices services, ReportShelf shelf) {
        this.services = services;
        this.hall = new TournamentHall(new TournamentRows(services.database()), shelf, services.resources());
    }

    JobKind run() {
        return hall;
    }

    void routes(RoutesConfig routes) {
        routes.get("/lab/tournaments", this::list);
        routes.get("/lab/tournaments/{id}", this::page);
        routes.get("/lab/tournaments/{id}/games/{number}", this::game);
        routes.get("/api/lab/players", this::players);
        routes.post("/api/lab/tournaments", this::create);
        routes.get("/api/lab/tournaments/{id}", this::state);
        routes.post("/api/lab/tournaments/{id}/run", this::goOn);
        routes.get("/api/lab/tournaments/{id}/records", this::records);
        routes.get("/api/lab/tournaments/{id}/file", this::file);
    }

    private String visitor(Context context) {
        return services.guard().visitor(context);
    }

    private TournamentRows.Row row(Context context) {
        return hall.row(context.pathParam("id"));
    }

    private void list(Context context) {
        Map<TournamentRows.Row, String> states = new LinkedHashMap<>();
        for (TournamentRows.Row each : hall.rows().of(visitor(context))) {
            int done = hall.played(each).list().size();
            int all = each.setup().allGames();
            states.put(
                    each,
                    done >= all
                            ? all + " games"
                            : done + " of " + all + " games" + (job(each).isPresent() ? ", going on" : ", stopped"));
        }
        services.shell().send(context, "Tournaments", "Lab", "lab", TournamentPage.list(states));
    }

    private void page(Context context) {
        TournamentRows.Row row = row(context);
        String page = TournamentPage.markup(row, hall.played(row));
        services.shell().send(context, row.setup().name(), "Lab", "lab", page);
    }

    private void state(Context context) {
        TournamentRows.Row row = row(context);
        TournamentRun.Played<?> played = hall.played(row);
        int done = played.list().size();
        JsonText.send(
                context,
                new RunView(
                        done,
                        row.setup().allGames(),
                        "games",
                        done >= row.setup().allGames(),
                        row.visitor().equals(visitor(context)),
                        job(row).map(Job::shown),
                        TournamentPage.report(row, played)));
    }

    private Optional<Job> job(TournamentRows.Row row) {
        return services.jobs().open(TournamentHall.NAME).stream()
                .filter(each -> JsonText.text(JsonText.object(each.plan()), TournamentHall.ID, "")
                        .equals(row.id()))
                .findFirst();
    }

    /** Who can take part, and in which games. */
    private void players(Context context) {
        String name = context.queryParam("game");
        Game<?> game;
        try {
            game = Games.named(name == null || name.isEmpty() ? "checkers" : name);
        } catch (InputException e) {
            throw Refusal.notFound("There is no game called '" + name + "'.");
        }
        List<GameTitle> games = Games.all().stream()
                .filter(each -> each.capabilities().players() == 2)
                .map(GameTitle::of)
                .toList();
        List<OpponentView> players = TournamentSetup.choices(
                        game, services.resources().populations())
                .stream()
                .map(Opponent::shown)
                .toList();
        JsonText.send(context, new PlayersView(game.name(), games, players));
    }

    private void create(Context context) {
        TournamentRows.Row row = hall.add(visitor(context), JsonText.body(context));
        begin(row);
        JsonText.send(context, new Made(row.id()));
    }

    private void goOn(Context context) {
        TournamentRows.Row row = row(context);
        if (!row.visitor().equals(visitor(context))) {
            throw Refusal.forbidden("This is somebody else's tournament: you can watch it.");
        }
        JsonText.send(context, new JobBegun(job(row).map(Job::id).orElseGet(() -> begin(row))));
    }

    private String begin(TournamentRows.Row row) {
        return services.jobs()
                .begin(
                        row.visitor(),
                        TournamentHall.NAME,
                        "Tournament: " + row.setup().name(),
                        Map.of(TournamentHall.ID, row.id()));
    }

    /** Opens a game where it can be looked at. */
    private void game(Context context) {
        TournamentRows.Row row = row(context);
        List<TournamentGame> games = hall.played(row).list();
        int number =
                context.pathParam("number").matches("[0-9]{1,6}") ? Integer.parseInt(context.pathParam("number")) : 0;
        if (number < 1 || number > games.size()) {
            throw Refusal.notFound("This tournament has games 1 to " + games.size() + " so far.");
        }
        context.redirect(TournamentPage.analysis(hall.tournament(row).plan().game(), games.get(number - 1)));
    }

    /** What 'outwit lab tournament' plays again. */
    private void file(Context context) {
        Tournament<?> tournament = hall.tournament(row(context));
        context.header("Content-Disposition", "attachment; filename=\"" + tournament.file() + "\"");
        context.contentType("application/json").result(TournamentText.of(tournament.plan()));
    }

    private void records(Context context) throws IOException {
        TournamentRows.Row row = row(context);
        Game<?> game = hall.tournament(row).plan().game();
        String ending = RecordFiles.formats(game).get(0).endings().get(0);
        String file = "tournament-" + row.id() + "." + ending;
        byte[] bytes = hall.played(row).games().bytes(Path.of(file));
        context.header("Content-Disposition", "attachment; filename=\"" + file + "\"");
        context.contentType("application/octet-stream").result(bytes);
    }
}
