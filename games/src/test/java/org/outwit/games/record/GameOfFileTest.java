package org.outwit.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;

final class GameOfFileTest {

    private static GameOfFile of(String name, String text) throws IOException {
        return GameOfFile.of(RecordSource.of(name, text));
    }

    @Test
    void anEndingThatOneGameHasSaysIt() throws IOException {
        assertThat(of("x.pgn", "").game().map(Game::name)).contains("chess");
        assertThat(of("x.wtb", "").game().map(Game::name)).contains("othello");
    }

    @Test
    void otherwiseWhoCanReadMostOfIt() throws IOException {
        String checkers = "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n";
        assertThat(of("x.pdn", checkers).game().map(Game::name)).contains("checkers");
        String kalah = "[Game \"kalah\"]\n\n*\n\n[Game \"kalah\"]\n\n3 *\n";
        assertThat(of("x.txt", kalah).readers().stream().map(Game::name)).contains("kalah");
    }

    @Test
    void saysWhyItIsNotClear() throws IOException {
        GameOfFile open = of("x.pdn", "[White \"a\"]\n\n1. 11-15 *\n");
        assertThat(open.game()).isEmpty();
        assertThat(open.readers().size()).isGreaterThan(1);
        assertThat(open.doubt()).startsWith("x.pdn may hold games of checkers, ");
        assertThat(of("x.pdn", "nothing").doubt()).startsWith("x.pdn holds no legal game of checkers, ");
        assertThat(of("x.mp4", "nothing").doubt()).isEqualTo("x.mp4: no game has files with this ending");
    }

    @Test
    void recordsWithoutMovesAndWhatIsFarBehindDoNotCount() throws IOException {
        String numbers = "[White \"a\"]\n\n1 2 3 *\n";
        Game<?> chess = of("x.pgn", "").game().orElseThrow();
        assertThat(GameOfFile.legal(chess, RecordSource.of("x.pgn", numbers))).isZero();
        String far = "\n".repeat(5 << 20) + "1. e4 *\n";
        assertThat(GameOfFile.legal(chess, RecordSource.of("x.pgn", far))).isZero();
        assertThat(GameOfFile.legal(chess, RecordSource.of("x.pgn", "1. e4 *\n")))
                .isEqualTo(1);
    }
}
