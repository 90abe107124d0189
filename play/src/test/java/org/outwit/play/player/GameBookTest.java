package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.play.player.GameBook.BookMove;

class GameBookTest {

    private static final Chess CHESS = new Chess();
    private static final Othello OTHELLO = new Othello();

    private final GameBook<ChessPosition> book = new GameBook<>(CHESS);

    @TempDir
    private Path folder;

    private void played(int times, Outcome outcome, String... moves) {
        ChessPosition position = CHESS.start();
        int[] line = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            line[i] = CHESS.notation().parse(position, moves[i]);
            position.make(line[i]);
        }
        for (int i = 0; i < times; i++) {
            book.add(new PlayedGame<>(1, new Place(1, 1), Map.of(), List.of("", ""), CHESS.start(), line, outcome));
        }
    }

    private static String name(int move) {
        return CHESS.notation().format(CHESS.start(), move);
    }

    @Test
    void aMoveWeighsTwoForAWinOneForADrawAndNothingForALoss() {
        played(3, Outcome.FIRST_WINS, "e4");
        played(1, Outcome.DRAW, "d4");
        played(1, Outcome.UNKNOWN, "d4");
        played(9, Outcome.SECOND_WINS, "d4");
        played(3, Outcome.SECOND_WINS, "a4");
        List<BookMove> moves = book.moves(CHESS.start());
        assertThat(moves).extracting(each -> name(each.move())).containsExactly("e4", "d4");
        assertThat(moves).extracting(BookMove::games).containsExactly(3, 11);
        assertThat(moves).extracting(BookMove::share).containsExactly(0.75, 0.25);
        assertThat(name(book.move(CHESS.start()))).isEqualTo("e4");
    }

    @Test
    void theResultIsThatOfWhoeverMoved() {
        played(3, Outcome.FIRST_WINS, "e4", "e5");
        played(3, Outcome.SECOND_WINS, "e4", "c5");
        ChessPosition after = CHESS.start();
        after.make(CHESS.notation().parse(after, "e4"));
        assertThat(book.moves(after))
                .extracting(each -> CHESS.notation().format(after, each.move()))
                .containsExactly("c5");
    }

    @Test
    void whatFewGamesPlayedIsNotInTheBook() {
        played(2, Outcome.FIRST_WINS, "e4");
        assertThat(book.move(CHESS.start())).isEqualTo(Position.NO_MOVE);
        played(1, Outcome.SECOND_WINS, "e4");
        assertThat(name(book.move(CHESS.start()))).isEqualTo("e4");
    }

    @Test
    void aMoveThatIsRepeatedInAGameIsOneGame() {
        played(2, Outcome.DRAW, "Nf3", "Nf6", "Ng1", "Ng8", "Nf3");
        assertThat(book.moves(CHESS.start())).isEmpty();
    }

    @Test
    void drawsAreByWeightAndTheSameForTheSameSeed() {
        played(6, Outcome.FIRST_WINS, "e4");
        played(4, Outcome.DRAW, "d4");
        long e4 = LongStream.range(0, 4000)
                .filter(seed -> name(book.drawing(seed).move(CHESS.start())).equals("e4"))
                .count();
        assertThat(e4).isBetween(2900L, 3100L); // 12 of 16 are 3000, one standard deviation is 27
        assertThat(book.drawing(5).move(CHESS.start()))
                .isEqualTo(book.drawing(5).move(CHESS.start()));
        assertThat(name(book.drawing(5).heaviest().move(CHESS.start()))).isEqualTo("e4");
    }

    @Test
    void imagesAreOnePosition() {
        GameBook<OthelloPosition> turned = new GameBook<>(OTHELLO);
        int[] moves = new int[2];
        OthelloPosition position = OTHELLO.start();
        moves[0] = OTHELLO.notation().parse(position, "f5");
        position.make(moves[0]);
        moves[1] = OTHELLO.notation().parse(position, "d6");
        for (int i = 0; i < 3; i++) {
            turned.add(new PlayedGame<>(
                    1, new Place(1, 1), Map.of(), List.of("", ""), OTHELLO.start(), moves, Outcome.DRAW));
        }
        OthelloPosition other = OTHELLO.start();
        other.make(OTHELLO.notation().parse(other, "e6"));
        assertThat(OTHELLO.notation().format(other, turned.move(other))).isEqualTo("f4");
    }

    @Test
    void onlyPlainPlayersWhoDoNotErrHaveABook() throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(file, "[Result \"1-0\"]\n\n1. a4 1-0\n\n".repeat(3));
        BookFiles<ChessPosition> read = BookFiles.read(CHESS, List.of(file.toString()), ProgressMonitor.NONE);
        assertThat(read.games()).isEqualTo(3);
        PlayerSettings settings = PlayerSettings.USUAL.withTable(1).withBook(read);
        SearchingChooser<ChessPosition> plain = Players.of(CHESS, PlayerSpec.parse("classic@1"), settings);
        assertThat(name(plain.choose(CHESS.start(), Limits.depth(1)).move())).isEqualTo("a4");
        assertThat(plain.choose(CHESS.start(), Limits.depth(1)).reason()).isEqualTo(StopReason.BOOK);
        for (String other : List.of("random", "classic@1%0.3", "(classic@2,material@1)")) {
            SearchingChooser<ChessPosition> chooser = Players.of(CHESS, PlayerSpec.parse(other), settings);
            assertThat(chooser.gameBook()).as(other).isEmpty();
            assertThat(chooser.choose(CHESS.start(), Limits.depth(1)).reason())
                    .as(other)
                    .isNotEqualTo(StopReason.BOOK);
        }
    }

    @Test
    void filesWithoutAGameAreRefused() throws IOException {
        Path file = folder.resolve("none.pgn");
        Files.writeString(file, "1. e5 *\n");
        assertThatThrownBy(() -> BookFiles.read(CHESS, List.of(file.toString()), ProgressMonitor.NONE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(file + ": there is no legal game of chess to make a book of; line 1, column 4");
        assertThatThrownBy(() ->
                        BookFiles.read(CHESS, List.of(folder.resolve("no.pgn").toString()), ProgressMonitor.NONE))
                .isInstanceOf(InputException.class)
                .hasMessage("Cannot read " + folder.resolve("no.pgn") + ": there is no such file.");
    }
}
