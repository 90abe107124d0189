package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.othello.Othello;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.play.resources.SharedResources;

class SavedGamesTest {

    @TempDir
    private Path folder;

    private <P extends Position> List<MatchGame> save(Game<P> game, String player, Path file) throws IOException {
        MatchPlan<P> plan = MatchTest.plan(game, player, "random", 4, Limits.depth(1), TimeControl.NONE);
        List<MatchGame> games = new Match<>(plan, SharedResources.OF_TESTS).play(List.of(), 2, each -> {}, () -> false);
        SavedGames<P> saved = new SavedGames<>(game);
        for (MatchGame each : games) saved.add(game.start(), List.of("one", "two"), each.report());
        saved.write(file, ReplaceRule.nothing());
        return games;
    }

    private <P extends Position> void roundTrip(Game<P> game, String player, String ending) throws IOException {
        Path file = folder.resolve(game.name() + "." + ending);
        List<MatchGame> games = save(game, player, file);
        List<PlayedGame<P>> read = new ArrayList<>();
        RecordFormat<P> format = RecordFiles.format(game, file.toString()).orElseThrow();
        format.read(RecordSource.of(file), new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> played) {
                read.add(played);
            }

            @Override
            public void rejected(Rejection rejection) {
                throw new AssertionError(rejection.toString());
            }
        });
        assertThat(read).hasSize(4);
        for (int i = 0; i < 4; i++) {
            assertThat(read.get(i).moves())
                    .containsExactly(games.get(i).report().moves());
            assertThat(read.get(i).outcome()).isEqualTo(games.get(i).report().outcome());
            assertThat(read.get(i).players()).containsExactly("one", "two");
        }
    }

    @Test
    void gamesComeBackFromTheFormatsOfTheirGame() throws IOException {
        roundTrip(new Chess(), "classic", "pgn");
        roundTrip(new Othello(), "mobility", "ggf");
        roundTrip(new Chess(), "classic", "txt");
        roundTrip(new ConnectFour(), "lines", "txt");
    }

    @Test
    void gamesWithoutAFormatOfTheirOwnAreTaggedText() throws IOException {
        Path file = folder.resolve("games.txt");
        save(new ConnectFour(), "lines", file);
        assertThat(Files.readString(file))
                .startsWith("[Game \"connect4\"]\n[First \"one\"]\n[Second \"two\"]\n[Result ")
                .contains("[Termination \"by the rules\"]\n");
        assertThat(folder.toFile().list()).containsExactly("games.txt");
    }

    @Test
    void anUnknownEndingIsRefused() {
        assertThatThrownBy(() -> SavedGames.check(new Chess(), folder.resolve("games.doc")))
                .hasMessageStartingWith("Games of chess are saved in files that end in .pgn");
        SavedGames.check(new Chess(), folder.resolve("games.TXT"));
        SavedGames.check(new ConnectFour(), folder.resolve("games.txt"));
        assertThatThrownBy(() -> SavedGames.check(new ConnectFour(), folder.resolve("anything")))
                .hasMessageContaining("that end in .txt, and '");
    }
}
