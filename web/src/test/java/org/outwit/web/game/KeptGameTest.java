package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.session.SessionState;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

class KeptGameTest {

    private static final int PLIES = 5;

    @TempDir
    private Path folder;

    /** A game that did not begin at the usual start, and in which so many plies were played at random. */
    private static <P extends Position> GameRows.Row row(Game<P> game) {
        Random random = new Random(7);
        P position = game.start();
        if (position.mover() != Position.CHANCE)
            play(game, position, random); // else somebody has to roll or deal first
        String start = game.notation().format(position);
        List<KeptMove> moves = new ArrayList<>();
        while (moves.size() < PLIES && !position.isOver())
            moves.add(new KeptMove(play(game, position, random), Duration.ZERO, Optional.empty()));
        List<String> players = List.of("level:1").subList(0, 1);
        GameSetup setup = new GameSetup(game.name(), 0, players, 10, "60+1", start, 1);
        SessionState state = new SessionState(moves, Duration.ZERO, 1, Optional.empty());
        return new GameRows.Row(game.name(), "local", setup, state, "You win.", moves.size(), 0);
    }

    private static <P extends Position> String play(Game<P> game, P position, Random random) {
        int[] moves = new int[position.mostMoves()];
        int move = moves[random.nextInt(position.moves(moves, 0))];
        String text = game.notation().format(position, move);
        position.make(move);
        return text;
    }

    private static <P extends Position> String analysis(Game<P> game, GameRows.Row row) {
        return new KeptGame<>(game, row).analysis("2");
    }

    /** Every game, since dice, cards and long plays are written in many ways. */
    @Test
    void theAnalysisBeginsWhereTheGameDidAndHasAllItsMoves() throws Exception {
        try (ServerRig rig = new ServerRig(folder)) {
            for (Game<?> game : Games.all()) {
                GameRows.Row row = row(game);
                String address = analysis(game, row);
                assertThat(address).contains("&position=");
                JsonNode shown = ServerRig.json(rig.get(address.replaceFirst("/analyse", "/api/analyse/position")));
                List<String> moves = new ArrayList<>();
                shown.get("moves").forEach(each -> moves.add(each.get("text").stringValue()));
                assertThat(moves)
                        .as(game.name())
                        .isEqualTo(
                                row.state().moves().stream().map(KeptMove::text).toList());
                assertThat(shown.get("position").stringValue())
                        .as(game.name())
                        .isEqualTo(row.setup().start());
            }
        }
    }

    @Test
    void aGameThatIsOverLeadsToItsAnalysisAndAgainBeginsAsItDid() throws Exception {
        Game<?> checkers = Games.named("checkers");
        GameRows.Row row = row(checkers);
        try (ServerRig rig = new ServerRig(folder)) {
            try (Database database = Database.open(
                    DatabasePlace.parse(folder.resolve("outwit.db").toString()), List.of(GameRows.MIGRATIONS))) {
                GameRows rows = new GameRows(database);
                rows.add(row.id(), row.visitor(), row.setup(), row.state());
                assertThat(rig.get("/game/checkers/analyse").statusCode()).isEqualTo(409);
                rows.update(row.id(), row.state(), row.result());
                HttpResponse<String> answer =
                        rig.send(HttpRequest.newBuilder(URI.create(rig.url("/game/checkers/analyse?plies=2"))));
                assertThat(answer.statusCode()).isEqualTo(302);
                assertThat(answer.headers().firstValue("Location").orElseThrow())
                        .endsWith(analysis(checkers, row));
                String id = ServerRig.json(rig.post("/api/games", "{\"again\":\"checkers\",\"changed\":true}"))
                        .get("id")
                        .stringValue();
                GameSetup again = rows.existing(id).setup();
                GameSetup before = row.setup();
                assertThat(again)
                        .isEqualTo(before.again(before.start(), again.seed()).changingSides());
                assertThat(again.you()).isOne();
                assertThat(again.clock()).isEqualTo("60+1");
            }
        }
    }
}
