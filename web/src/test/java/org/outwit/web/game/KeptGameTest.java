package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.session.SessionState;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

class KeptGameTest {

    private static final int PLIES = 5;

    @TempDir
    private static Path folder;

    private static ServerRig rig;
    private static Database database;
    private static GameRows rows;

    @BeforeAll
    static void start() {
        rig = new ServerRig(folder);
        database = Database.open(
                DatabasePlace.parse(folder.resolve("outwit.db").toString()), List.of(GameRows.MIGRATIONS));
        rows = new GameRows(database);
    }

    @AfterAll
    static void end() {
        database.close();
        rig.close();
    }

    /** A game that did not begin at the usual start, and in which some plies were played at random. */
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
        return new GameRows.Row(game.name(), "local", setup, state, "You win.", moves.size(), 0, 0);
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
        for (Game<?> game : Games.all()) {
            GameRows.Row row = row(game);
            String address = analysis(game, row);
            assertThat(address).contains("&position=");
            JsonNode shown = ServerRig.json(rig.get(address.replaceFirst("/analyse", "/api/analyse/position")));
            List<String> moves = new ArrayList<>();
            shown.get("moves").forEach(each -> moves.add(each.get("text").stringValue()));
            assertThat(moves)
                    .as(game.name())
                    .isEqualTo(row.state().moves().stream().map(KeptMove::text).toList());
            assertThat(shown.get("position").stringValue())
                    .as(game.name())
                    .isEqualTo(row.setup().start());
        }
    }

    @Test
    void aGameThatIsOverLeadsToItsAnalysisAndAgainBeginsAsItDid() throws Exception {
        Game<?> checkers = Games.named("checkers");
        GameRows.Row row = row(checkers);
        rows.add(row.id(), row.visitor(), row.setup(), row.state());
        assertThat(rig.get("/game/checkers/analyse").statusCode()).isEqualTo(409);
        rows.update(row.id(), row.state(), row.result());
        HttpResponse<String> answer =
                rig.send(HttpRequest.newBuilder(URI.create(rig.url("/game/checkers/analyse?plies=2"))));
        assertThat(answer.statusCode()).isEqualTo(302);
        assertThat(answer.headers().firstValue("Location").orElseThrow()).endsWith(analysis(checkers, row));
        GameSetup again = again(row, true).setup();
        GameSetup before = row.setup();
        assertThat(again).isEqualTo(before.again(before.start(), again.seed()).changingSides());
        assertThat(again.you()).isOne();
        assertThat(again.clock()).isEqualTo("60+1");
    }

    /** Cards that nobody has chosen are dealt anew, and as many of them. */
    @Test
    void anotherEndingOfBridgeHasAsManyCards() throws Exception {
        GameRows.Row dealt = created("{\"game\":\"bridge\",\"ending\":3}");
        String cards = dealt.setup().start();
        String others = again(dealt, false).setup().start();
        assertThat(others).isNotEqualTo(cards);
        Bridge bridge = (Bridge) Games.named("bridge");
        assertThat(bridge.notation().position(others).tricksLeft()).isEqualTo(3);
        GameRows.Row chosen = created(JsonText.of(Map.of("game", "bridge", "start", cards)));
        assertThat(again(chosen, false).setup().start()).isEqualTo(cards);
    }

    @Test
    void whatIsNotThereCannotBeginAgain() throws Exception {
        HttpResponse<String> answer = rig.post("/api/games/nosuch/again", "{}");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("There is no game nosuch here.");
    }

    private static GameRows.Row again(GameRows.Row row, boolean changed) throws Exception {
        return answered("/api/games/" + row.id() + "/again", JsonText.of(Map.of("changed", changed)));
    }

    private static GameRows.Row created(String wish) throws Exception {
        return answered("/api/games", wish);
    }

    private static GameRows.Row answered(String address, String wish) throws Exception {
        return rows.existing(ServerRig.json(rig.post(address, wish)).get("id").stringValue());
    }
}
