package org.outwit.games.record.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.reading.OthelloGames;

class WthorFormatTest {

    /** Three games of f5d6c3, made by hand: 40-24, 32-32 and 0-64. */
    private static final byte[] FILE = file(3);

    private final RecordFormat<OthelloPosition> format = new WthorFormat<>(OthelloGames.OTHELLO);

    private static byte[] file(int games) {
        byte[] file = new byte[16 + 68 * games];
        byte[] header = {20, 7, 5, 22, (byte) games, 0, 0, 0, 0, 0, (byte) 0xB9, 0x07, 8, 0, 24, 0};
        System.arraycopy(header, 0, file, 0, header.length);
        for (int i = 0; i < games; i++) {
            byte[] game = {1, 0, (byte) (2 + i), 0, 3, 1, new byte[] {40, 32, 0}[i % 3], 33, 56, 64, 33};
            System.arraycopy(game, 0, file, 16 + 68 * i, game.length);
        }
        return file;
    }

    private static byte[] names(int width, String... names) {
        byte[] file = new byte[16 + width * names.length];
        byte[] header = {20, 20, 4, 30, 0, 0, 0, 0, (byte) names.length};
        System.arraycopy(header, 0, file, 0, header.length);
        for (int i = 0; i < names.length; i++) {
            byte[] name = names[i].getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(name, 0, file, 16 + width * i, name.length);
        }
        return file;
    }

    @Test
    void gamesAreReadWithoutNames() throws IOException {
        Collected<OthelloPosition> found = read(FILE);
        assertThat(found.reasons()).isEmpty();
        assertThat(found.games())
                .extracting(PlayedGame::outcome)
                .containsExactly(Outcome.FIRST_WINS, Outcome.DRAW, Outcome.SECOND_WINS);
        PlayedGame<OthelloPosition> second = found.games().get(1);
        assertThat(second.number()).isEqualTo(2);
        assertThat(second.place()).isEqualTo(Place.ofByte(84));
        assertThat(second.players()).containsExactly("player 3", "player 259");
        assertThat(second.tags())
                .hasToString("{Tournament=tournament 1, Year=1977, Score=32-32, Theoretical score=33-31}");
        assertThat(second.end().key())
                .isEqualTo(OthelloGames.OTHELLO.notation().position("f5d6c3").key());
    }

    @Test
    void namesAreFoundNextToTheGames() throws IOException {
        MemorySource source = new MemorySource("WTH_1977.wtb", FILE)
                .nextTo("WTHOR.JOU", names(20, "???", "One", "Two", "Müller"))
                .nextTo("WTHOR.TRN", names(26, "Diverses parties", "Préqualif de Paris"));
        Collected<OthelloPosition> found = Collected.of(format, source);
        assertThat(found.reasons()).isEmpty();
        assertThat(found.games().get(0).players()).containsExactly("Two", "player 259");
        assertThat(found.games().get(1).players()).containsExactly("Müller", "player 259");
        assertThat(found.games().get(1).tags()).containsEntry("Tournament", "Préqualif de Paris");
    }

    @Test
    void damagedNamesAreToldAndTheOthersUsed() throws IOException {
        byte[] players = names(20, "???", "One", "Two", "Müller");
        MemorySource source = new MemorySource("WTH_1977.wtb", FILE)
                .nextTo("a.jou", Arrays.copyOf(players, players.length - 1))
                .nextTo("b.trn", new byte[7]);
        Collected<OthelloPosition> found = Collected.of(format, source);
        assertThat(found.reasons())
                .containsExactly(
                        "byte 8: a.jou announces 4 names and holds 3 and a part of one; those it holds are used.",
                        "byte 7: b.trn ends before its header of 16 bytes does.");
        assertThat(found.games()).hasSize(3);
        assertThat(found.games().get(0).players()).startsWith("Two");
        assertThat(found.games().get(1).players()).startsWith("player 3");
    }

    @Test
    void unknownPlayersHaveNoName() throws IOException {
        byte[] file = FILE.clone();
        file[16 + 2] = 0;
        MemorySource source = new MemorySource("x.wtb", file).nextTo("x.jou", names(20, "???"));
        assertThat(Collected.of(format, source).games().get(0).players()).startsWith("");
    }

    @Test
    void badHeadersAreTold() throws IOException {
        assertThat(read(new byte[0]).reasons())
                .containsExactly("byte 0: The file has 0 bytes; expected a header of 16 bytes.");
        assertThat(read(with(0, 99, 2, 13)).reasons())
                .containsExactly("byte 0: The header is dated 9907-13-22, which is no date; its games are used.");
        assertThat(read(with(2, 2, 3, 30)).reasons())
                .containsExactly("byte 0: The header is dated 2007-2-30, which is no date; its games are used.");
        Collected<OthelloPosition> large = read(with(12, 10));
        assertThat(large.reasons())
                .containsExactly("byte 12: The board has size 10; expected 8, or 0 for 8, so no game can be read.");
        assertThat(large.games()).isEmpty();
        assertThat(read(with(12, 0)).reasons()).as("0 means 8").isEmpty();
    }

    @Test
    void countsThatDoNotFitAreTold() throws IOException {
        Collected<OthelloPosition> fewer = read(with(4, 5));
        assertThat(fewer.reasons()).containsExactly("byte 4: The header announces 5 games, but the file holds 3.");
        assertThat(fewer.games()).hasSize(3);
        Collected<OthelloPosition> more = read(with(4, 1));
        assertThat(more.reasons())
                .containsExactly("byte 4: The header announces 1 games, but more follow; they are used.");
        assertThat(more.games()).hasSize(3);
        Collected<OthelloPosition> cut = read(Arrays.copyOf(FILE, FILE.length - 60));
        assertThat(cut.reasons())
                .containsExactly("byte 152, game 3: The file ends after 8 of the 68 bytes of this game.");
        assertThat(cut.games()).hasSize(2);
        Collected<OthelloPosition> garbage = read(Arrays.copyOf(FILE, FILE.length + 30));
        assertThat(garbage.reasons())
                .containsExactly("byte 220: 30 bytes follow the last game; expected the end, or games of 68 bytes.");
        assertThat(garbage.games()).hasSize(3);
    }

    @Test
    void badGamesAreToldAndTheOthersUsed() throws IOException {
        int second = 16 + 68;
        check(
                with(second + 9, 11),
                "byte 93, game 2: Move 2: 'a1' is not a legal move for White; expected one of f4, d6, f6.");
        check(
                with(second + 9, 99),
                "byte 93, game 2: Move 2 is byte 99, which is no square; expected ten times the row plus the column, 11 to 88.");
        check(
                with(second + 12, 34),
                "byte 96, game 2: Byte 34 stands behind the last move; expected 0 up to the end of the game.");
        check(with(second + 6, 65), "byte 90, game 2: The score is 65; expected Black's discs, 0 to 64.");
        check(with(second + 7, 200), "byte 91, game 2: The theoretical score is 200; expected Black's discs, 0 to 64.");
    }

    @Test
    void movesAfterTheEndAreIllegal() throws IOException {
        byte[] file = file(1);
        byte[] moves = {65, 46, 35, 66, 57, 64, 75, 56, 53, 11};
        System.arraycopy(moves, 0, file, 24, moves.length);
        assertThat(read(file).reasons())
                .containsExactly("byte 33, game 1: Move 10: The game is over, so 'a1' cannot be played.");
    }

    private void check(byte[] file, String rejection) throws IOException {
        Collected<OthelloPosition> found = read(file);
        assertThat(found.reasons()).containsExactly(rejection);
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(1L, 3L);
    }

    @Test
    void filesBehindEachOtherAreReadAsOne() throws IOException {
        byte[] twice = Arrays.copyOf(FILE, 2 * FILE.length);
        System.arraycopy(FILE, 0, twice, FILE.length, FILE.length);
        Collected<OthelloPosition> found = read(twice);
        assertThat(found.reasons()).isEmpty();
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(1L, 2L, 3L, 4L, 5L, 6L);
        assertThat(found.games().get(3).place()).isEqualTo(Place.ofByte(FILE.length + 16L));
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        List<PlayedGame<OthelloPosition>> games = read(FILE).games();
        Collected<OthelloPosition> once = Collected.again(format, games);
        assertThat(once.reasons()).isEmpty();
        assertThat(once.contents())
                .isEqualTo(Collected.again(format, once.games()).contents());
        assertThat(once.contents()).isEqualTo(read(FILE).contents());

        // Names need files of their own; everything else is kept, and several years become several files.
        List<PlayedGame<OthelloPosition>> random = OthelloGames.random(200, 8);
        Collected<OthelloPosition> read = Collected.again(format, random);
        assertThat(read.reasons()).isEmpty();
        assertThat(read.games()).hasSize(random.size());
        for (int i = 0; i < random.size(); i++) {
            assertThat(read.games().get(i).moves()).isEqualTo(random.get(i).moves());
            assertThat(read.games().get(i).outcome()).isEqualTo(random.get(i).outcome());
            assertThat(read.games().get(i).tags())
                    .containsEntry("Year", random.get(i).tags().get("Year"));
        }
    }

    @Test
    void playersWithoutNamesKeepTheirNumbers() throws IOException {
        byte[] file = with(16 + 2, 0, 16 + 4, 255, 16 + 5, 255, 84, 255, 84 + 1, 255);
        Collected<OthelloPosition> found = read(file);
        assertThat(found.games().get(0).players()).containsExactly("player 0", "player 65535");
        assertThat(Collected.again(format, found.games()).contents()).isEqualTo(found.contents());
    }

    @Test
    void scoresAreTakenFromTheBoardWhereNobodySaysThem() throws IOException {
        assertThat(score("e6f4e3f6g5d6e7f5c5", Outcome.UNKNOWN)).isEqualTo("64-0");
        assertThat(score("f5", Outcome.SECOND_WINS)).isEqualTo("0-64");
        assertThat(score("f5", Outcome.DRAW)).isEqualTo("32-32");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> score("f5", Outcome.UNKNOWN))
                .withMessage("Game 9 was not played to the end and has no outcome, which WTHOR has to state.");
    }

    private String score(String transcript, Outcome outcome) throws IOException {
        OthelloPosition start = OthelloGames.OTHELLO.start();
        int[] moves = new int[transcript.length() / 2];
        OthelloPosition position = start.copy();
        for (int i = 0; i < moves.length; i++) {
            moves[i] = OthelloGames.OTHELLO.notation().parse(position, transcript.substring(2 * i, 2 * i + 2));
            position.make(moves[i]);
        }
        PlayedGame<OthelloPosition> game =
                new PlayedGame<>(9, new Place(1, 1), Map.of(), List.of("", ""), start, moves, outcome);
        return Collected.again(format, List.of(game)).games().get(0).tags().get("Score");
    }

    @Test
    void damageIsSurvived() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        format.write(OthelloGames.random(6, 9), stream);
        Damage.check(format, stream.toByteArray(), 2000);
    }

    /** The file with some bytes changed: place, value, place, value … */
    private static byte[] with(int... changes) {
        byte[] file = FILE.clone();
        for (int i = 0; i < changes.length; i += 2) file[changes[i]] = (byte) changes[i + 1];
        return file;
    }

    private Collected<OthelloPosition> read(byte[] bytes) throws IOException {
        return Collected.of(format, new MemorySource("file.wtb", bytes));
    }
}
