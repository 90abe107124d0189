package org.outwit.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class TaggedFormatTest {

    private static final int MOST_PLIES = 60;

    static List<Game<?>> games() {
        return List.copyOf(Games.all());
    }

    /** Random games, one of them from another start, with names that need care. */
    private static <P extends Position> List<PlayedGame<P>> random(Game<P> game, long seed) {
        Random random = new Random(seed);
        List<PlayedGame<P>> games = new ArrayList<>();
        P start = game.start();
        for (int i = 0; i < 4; i++) {
            P position = Position.copyOf(start);
            int[] list = new int[Math.max(1, position.mostMoves())];
            int[] moves = new int[MOST_PLIES];
            int count = 0;
            while (count < MOST_PLIES && !position.isOver()) {
                moves[count] = list[random.nextInt(position.moves(list, 0))];
                position.make(moves[count++]);
            }
            List<String> players = new ArrayList<>();
            for (int p = 0; p < game.capabilities().players(); p++)
                players.add(i == 0 ? "" : "Zoë \"" + p + "\" \\ [x]");
            Map<String, String> tags = new LinkedHashMap<>();
            if (i > 0) tags.put("Round", Integer.toString(i));
            if (i > 1) tags.put("Remark", "two\nlines");
            games.add(new PlayedGame<>(
                    i + 1, new Place(1, 1), tags, players, start, Arrays.copyOf(moves, count), Outcome.values()[i]));
            if (i == 2 && count > 2) {
                start = Position.copyOf(start);
                start.make(moves[0]);
            }
        }
        return games;
    }

    @ParameterizedTest
    @MethodSource("games")
    void gamesOfEveryKindComeBack(Game<?> game) throws IOException {
        roundTrip(game);
    }

    private static <P extends Position> void roundTrip(Game<P> game) throws IOException {
        TaggedFormat<P> format = new TaggedFormat<>(game);
        for (long seed = 1; seed <= 3; seed++) {
            Collected<P> before = new Collected<>();
            random(game, seed).forEach(before::game);
            RoundTrip.check(game, format, before);
        }
    }

    /** Every game has a format that its own commands read, and one in which the players' names come back. */
    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasAFormatThatKeepsNames(Game<?> game) throws IOException {
        assertThat(hasNames(game)).isTrue();
    }

    private static <P extends Position> boolean hasNames(Game<P> game) throws IOException {
        List<PlayedGame<P>> games = random(game, 1).subList(1, 2);
        for (RecordFormat<P> format : RecordFiles.formats(game)) {
            try {
                Collected<P> again = Collected.again(format, games);
                if (again.games().size() == 1
                        && again.games().get(0).players().equals(games.get(0).players())) return true;
            } catch (IllegalArgumentException e) {
                continue; // this one cannot hold it
            }
        }
        return false;
    }

    /** Where nobody claims the draw, people play on, and other formats read that. */
    @Test
    void gamesMayGoOnAfterAThirdRepetition() throws IOException {
        TaggedFormat<ChessPosition> format = new TaggedFormat<>(new Chess());
        String shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
        Collected<ChessPosition> found = Collected.of(format, RecordSource.of("long.txt", shuffle + "e4 1-0"));
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games().get(0).moves()).hasSize(21);
        Collected<ChessPosition> again = Collected.again(format, found.games());
        assertThat(again.games().get(0).moves()).isEqualTo(found.games().get(0).moves());
    }

    private static Collected<ConnectFourPosition> read(String text) throws IOException {
        return Collected.of(new TaggedFormat<>(new ConnectFour()), RecordSource.of("games.txt", text));
    }

    @Test
    void peopleMayWriteItByHand() throws IOException {
        Collected<ConnectFourPosition> found =
                read("; a remark\r\n[First \"Ann\"]\n4 4 3\n[First \"Ben\"]\n[Result \"0-1\"]\n\n1 2\n3 * 4 4 1-0");
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(3);
        assertThat(found.games().get(0).players()).containsExactly("Ann", "");
        assertThat(found.games().get(0).moves()).hasSize(3);
        assertThat(found.games().get(1).outcome()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(found.games().get(2).outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(read("").games()).isEmpty();
    }

    @Test
    void whatIsWrongIsNamedWithItsPlace() throws IOException {
        assertThat(read("[First \"Ann\"]\n4 9 3 *\n\n4 4 *").reasons())
                .singleElement()
                .asString()
                .startsWith("line 2, column 3, game 1: Move 2: '9'");
        assertThat(read("4 9 3 *\n\n4 4 *").games()).hasSize(1);
        assertThat(read("[First Ann]\n4 *").reasons().get(0)).contains("line 1, column 1", "Expected a tag such as");
        assertThat(read("[Game \"kalah\"]\n4 *").reasons().get(0)).contains("a game of kalah, not of connect4");
        assertThat(read("[Game \"kalah\"]\n*").games()).isEmpty();
        assertThat(read("[Start \"nowhere\"]\n4 *").rejections()).hasSize(1);
        assertThat(read("4 \"4 *").reasons().get(0)).contains("is not closed");
    }

    @Test
    void damageNeverStopsIt() throws IOException {
        List<PlayedGame<ConnectFourPosition>> games = random(new ConnectFour(), 7);
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        new TaggedFormat<>(new ConnectFour()).write(games, whole);
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            byte[] bytes = whole.toByteArray();
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
            Collected.of(new TaggedFormat<>(new ConnectFour()), RecordSource.of("damaged", cut));
        }
    }
}
