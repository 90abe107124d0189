package org.outwit.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.outwit.learn.review.Reviewer;
import org.outwit.play.session.SessionCommand;
import org.outwit.web.http.JobBegun;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.Job;
import org.outwit.web.part.WebServices;
import tools.jackson.databind.JsonNode;

/** What a game that is there can be asked. Everybody with its address may look; only its visitor may play. */
final class GameCommands {

    private final WebServices services;
    private final GameRooms rooms;

    GameCommands(WebServices services, GameRooms rooms) {
        this.services = services;
        this.rooms = rooms;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/games/{id}/review", this::review);
        routes.get("/api/games/{id}/file", this::file);
        routes.get("/game/{id}/analyse", this::analyse);
        routes.post("/api/games/{id}/{command}", this::command);
    }

    private void command(Context context) {
        GameRows.Row row = rooms.rows().existing(context.pathParam("id"));
        String id = row.id();
        if (!row.visitor().equals(services.guard().visitor(context))) {
            throw Refusal.forbidden("This is somebody else's game: you can watch it, and they play.");
        }
        GameRoom<?> room = rooms.room(id).orElseThrow();
        switch (context.pathParam("command")) {
            case "move" -> move(room, JsonText.body(context));
            case "undo" -> room.command(new SessionCommand.TakeBack());
            case "hint" -> room.command(new SessionCommand.Hint());
            case "explain" -> room.command(new SessionCommand.Explain());
            case "resign" -> room.command(new SessionCommand.Resign());
            case "draw" -> room.command(new SessionCommand.OfferDraw());
            case "next" -> room.command(new SessionCommand.Next());
            case "clock" -> room.checkClock();
            case "hurry" -> room.hurry();
            case "review" -> {
                JsonText.send(context, new JobBegun(reviewing(context, id)));
                return;
            }
            default -> throw Refusal.notFound("A game cannot be asked to '" + context.pathParam("command") + "'.");
        }
        JsonText.send(context, Map.of());
    }

    /** The look back, if there is one of the game as it is now. */
    private void review(Context context) {
        GameRows.Row row = rooms.rows().existing(context.pathParam("id"));
        String found = rooms.rows().review(row.id(), row.plies()).orElse("{}");
        context.contentType("application/json; charset=utf-8").result(found);
    }

    /** The job that looks back at the game; empty where that is done. */
    private String reviewing(Context context, String id) {
        GameRows.Row row = rooms.rows().find(id).orElseThrow();
        if (rooms.rows().review(id, row.plies()).isPresent()) return "";
        Reviewer.refusal(GameRooms.game(row.setup().game())).ifPresent(why -> {
            throw Refusal.conflict(why);
        });
        String visitor = services.guard().visitor(context);
        Optional<Job> going = services.jobs().open(ReviewJob.NAME).stream()
                .filter(job -> !job.state().isEnd()
                        && ReviewJob.game(JsonText.object(job.plan())).equals(id))
                .findFirst();
        return going.map(Job::id)
                .orElseGet(() ->
                        services.jobs().begin(visitor, ReviewJob.NAME, "Looking back at a game", ReviewJob.plan(id)));
    }

    /** The page Analyse with the game as it was kept: where it began, dice and cards included. */
    private void analyse(Context context) {
        GameRows.Row row = rooms.rows().existing(context.pathParam("id"));
        if (row.result().isEmpty() && !row.setup().isWatched())
            throw Refusal.conflict("This game goes on. It can be analysed when it is over.");
        String plies = Optional.ofNullable(context.queryParam("plies")).orElse("");
        context.redirect(new KeptGame<>(GameRooms.game(row.setup().game()), row).analysis(plies));
    }

    private void file(Context context) throws IOException {
        GameRows.Row row = rooms.rows().existing(context.pathParam("id"));
        KeptGame.Download file = rooms.file(row);
        context.header("Content-Disposition", "attachment; filename=\"outwit-" + row.id() + "." + file.ending() + "\"");
        context.contentType("application/octet-stream").result(file.bytes());
    }

    private static void move(GameRoom<?> room, JsonNode body) {
        String text = JsonText.text(body, "move", "");
        if (text.length() > 200) throw Refusal.bad("A move is shorter than that.");
        room.move(text, JsonText.whole(body, "ply", 0, 0, 1_000_000));
    }
}
