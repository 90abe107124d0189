package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.app.Shell;
import org.outwit.app.TinyThree;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

class PlayCommandTest {

    @TempDir
    private Path folder;

    /** Types a line at each prompt, and looks around before. */
    private static final class Keyboard extends InputStream {

        private interface Look {
            void around() throws IOException;
        }

        private final Iterator<String> lines;
        private final Look look;

        Keyboard(List<String> lines, Look look) {
            this.lines = lines.iterator();
            this.look = look;
        }

        @Override
        public int read() {
            throw new UnsupportedOperationException("Only whole lines are typed.");
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (!lines.hasNext()) return -1;
            look.around();
            byte[] line = (lines.next() + "\n").getBytes(StandardCharsets.UTF_8);
            System.arraycopy(line, 0, bytes, offset, line.length);
            return line.length;
        }
    }

    static Iterable<String> names() {
        return Games.all().stream().map(Game::name).toList();
    }

    /** With a small table, which is made in no time. */
    private static Shell play(String input, String... args) {
        List<String> all = new ArrayList<>(List.of("play", "--table", "1"));
        all.addAll(List.of(args));
        return Shell.fed(input, all.toArray(String[]::new));
    }

    private static String played(String input, String... args) {
        Shell shell = play(input, args);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        return shell.out();
    }

    /** Where more than two play, each of the others is called by name and seat. In bridge seats have names, and the second player leads first. */
    @ParameterizedTest
    @MethodSource("names")
    void everyGameCanBePlayed(String game) {
        String out = played("moves\nhint\nquit\n", game, "--depth", "1", "--you", "second");
        boolean two = Games.named(game).capabilities().players() == 2;
        boolean bridge = game.equals("bridge");
        assertThat(out)
                .contains(
                        bridge ? "You are West and defend " : two ? "Outwit plays " : " (first) plays ",
                        bridge ? "> You could play " : "> I would play ",
                        "The game is not finished. Goodbye!");
    }

    @Test
    void diceAreShownAndAnOnlyMoveIsTold() {
        String out = played("pass\nquit\n", "backgammon", "--depth", "1", "--position", "27YBAAAMAIAAAA:MAEHAAAAAAAA");
        assertThat(out).contains("Black to play 61", "There is only one move: pass.", "The dice say ", "Outwit plays ");
    }

    @Test
    void whoPondersLeavesNoThread() {
        String out = played("e5\nundo\ne6\nhint\nquit\n", "chess", "--you", "second", "--depth", "4", "--ponder");
        assertThat(out).contains("Outwit plays ", "I would play ").endsWith("The game is not finished. Goodbye!\n");
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().equals("outwit-pondering"));
    }

    @Test
    void learnsThePersonAndKeepsTheirGames() throws IOException {
        Path games = folder.resolve("my.pdn");
        String input = "9-13\nme\nquit\n";
        String[] args = {"checkers", "--depth", "2", "--learn", games.toString()};
        // What it concludes by then depends on how fast the learner's thread was; KnowledgeTest has the words.
        assertThat(played(input, args)).contains("Outwit has seen 1 decision of yours");
        assertThat(played("quit\n", args)).doesNotContain("Outwit plays");
        assertThat(Files.readString(games)).containsOnlyOnce("[Black \"You\"]");
        // The decision of the first game is known, and that of the second as soon as Outwit has to answer it.
        assertThat(played("10-14\nme\nmoves\nquit\n", args)).contains("Outwit has seen 2 decisions of yours");
        assertThat(Files.readString(games).split("\\[Event ")).hasSize(3);
        assertThat(played("me\nquit\n", "checkers", "--depth", "1")).contains("with --learn FILE it does.");
    }

    @Test
    void learningNeedsAnOpponentWithoutModelAndAFileOfRecords() {
        String opponent = "needs an opponent without a depth or a model";
        refused(opponent, "checkers", "--against", "samuel@4", "--learn", "a.pdn");
        refused("do not go together", "checkers", "--ponder", "--learn", "a.pdn");
        refused("does not", "checkers", "--learn", "a.xyz");
        refused("can be read again", "othello", "--learn", "a.txt");
        refused("can be read again", "chess", "--learn", "a.epd");
        refused(
                "There is no folder",
                "chess",
                "--learn",
                folder.resolve("no/a.pgn").toString());
    }

    /** Ctrl-D, a kill or a full disk may come after every prompt. */
    @Test
    void everyMoveIsOnTheDiskWhenThePromptComesBack() throws IOException {
        Path games = folder.resolve("my.pgn");
        Path journal = folder.resolve("my.pgn.playing");
        List<String> seen = new ArrayList<>();
        String[] args = {"play", "chess", "--depth", "1", "--learn", games.toString()};
        Shell.fed(new Keyboard(List.of("e4", "undo", "d4", "quit"), () -> seen.add(Files.readString(journal))), args);
        assertThat(seen).hasSize(4);
        assertThat(seen.get(0)).contains("\"begin\"").doesNotContain("\"move\"");
        assertThat(seen.get(1)).contains("{\"move\":\"e4\"}");
        assertThat(seen.get(2)).contains("{\"undo\":2}");
        assertThat(seen.get(3)).contains("{\"move\":\"d4\"}");
        assertThat(Files.readString(games)).contains("1. d4 ").doesNotContain("e4");
        assertThat(journal).doesNotExist();
        Files.writeString(journal, seen.get(3));
        assertThat(Shell.fed("quit\n", args).out())
                .startsWith("Games that were cut off and are now in " + games + ": 1.\n");
        assertThat(Files.readString(games).split("1\\. d4 ")).hasSize(3);
    }

    @Test
    void aGameIsSavedBehindOthers() throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), "1. c4 *\n\n");
        played("e4\nsave " + file + "\nsave " + file + "\nquit\n", "chess", "--depth", "1");
        assertThat(Files.readString(file)).startsWith("1. c4 *").containsOnlyOnce("1. e4");
        Path mine = folder.resolve("my.pgn");
        assertThat(played("e4\nsave " + mine + "\nquit\n", "chess", "--depth", "1", "--learn", mine.toString()))
                .contains("This game is kept in " + mine + " anyway.");
        assertThat(Files.readString(mine)).containsOnlyOnce("[Event ");
        Path poem = Files.writeString(folder.resolve("poem.pgn"), "Shall I compare thee");
        assertThat(played("e4\nsave " + poem + "\nquit\n", "chess", "--depth", "1"))
                .contains("no game of chess can be read from it. Take another name.");
        assertThat(poem).hasContent("Shall I compare thee");
    }

    @Test
    void aWholeGame() {
        String out = played("4\n4\n4\n5\nquit\n", "connect4", "1", "1", "--against", "random", "--seed", "1");
        assertThat(out).startsWith("You play first against random. Type a move, or 'help'.\n");
        assertThat(out).contains("Outwit plays ");
    }

    @Test
    void theEndIsToldAndCanBeSavedAndTakenBack() throws IOException {
        Path file = folder.resolve("game.txt");
        String input = "4\nfoo\n1\nsave " + file + "\nundo\nboard\nquit\n";
        String out = played(input, "connect4", "1", "7", "2", "7", "3", "7", "--depth", "1");
        assertThat(out)
                .contains("The game is over by the rules: you win. Type 'save FILE', 'undo' or 'quit'.")
                .contains("The game is over, so you cannot play; 'undo' takes back your last move.")
                .contains("Saved to " + file + ".")
                .endsWith("The game is not finished. Goodbye!\n");
        assertThat(Files.readString(file))
                .startsWith("[Game \"connect4\"]\n[First \"You\"]\n[Second \"lines\"]\n[Result \"1-0\"]\n");
    }

    @Test
    void theLastBoardIsDrawnWhenYourMoveEndsTheGame() {
        String out = played("4\n", "connect4", "1", "7", "2", "7", "3", "7", "--depth", "1");
        String end = out.substring(out.indexOf("> "), out.indexOf("The game is over"));
        assertThat(end.lines().count()).isGreaterThan(6);
    }

    @Test
    void anExtraTurnShowsTheBoard() {
        String out = played("3\nquit\n", "kalah", "--depth", "1");
        assertThat(out.split("> ")[1].lines().count()).isGreaterThan(3);
    }

    @Test
    void aDrawCanBeOffered() {
        assertThat(played("draw\n", "tictactoe", "--depth", "1")).contains("> Outwit does not take a draw here.");
        assertThat(played("b2\ndraw\n", "tictactoe", "--depth", "9"))
                .contains("The game is over by agreement: a draw.");
    }

    @Test
    void givenMovesAreInTheRecordAndNotYours() throws IOException {
        Path saved = folder.resolve("saved.pgn");
        Path mine = folder.resolve("mine.pgn");
        played("Nf3\nsave " + saved + "\n", "chess", "e4", "e5", "--depth", "1");
        assertThat(Files.readString(saved)).contains("1. e4 e5 2. Nf3 ").doesNotContain("[FEN");
        String[] learning = {"chess", "e4", "e5", "--depth", "1", "--learn", mine.toString()};
        assertThat(played("undo\nNf3\nme\nundo\nme\nNc3\n", learning))
                .contains(
                        "> You have no move to take back.",
                        "> Outwit has seen 1 decision of yours",
                        "> Outwit has seen 0 decisions of yours");
        assertThat(played("me\n", learning)).contains("> Outwit has seen 1 decision of yours");
    }

    @Test
    void threeCanPlay() throws IOException {
        String[] args = {"play", "tiny", "--you", "third", "--against", "even@3", "--against", "random", "--seed", "1"};
        Shell shell = Shell.installed(TinyThree.class, folder, "moves\n1\nresign\n", args);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .startsWith("You play third against even@3 (first), random (second). Type a move, or 'help'.\n")
                .contains("even@3 (first) plays ", "random (second) plays ")
                .contains("The game is over by resignation: even@3 (first) gets 1 point, random (second) gets 1 point,"
                        + " you get -2 point.");
        args[3] = "fourth";
        assertThat(Shell.installed(TinyThree.class, folder, "", args).err())
                .contains("--you must be first, second or third, found 'fourth'.");
        assertThat(Shell.installed(TinyThree.class, folder, "2\nhint\n", "play tiny --depth 2".split(" "))
                        .out())
                .startsWith("You play first against even (second), even (third).")
                .contains("> I would play ");
        refused("In connect4 you have 1 opponent, found 2.", "connect4", "--against", "lines", "--against", "lines");
    }

    @Test
    void outwitCanWin() {
        assertThat(played("1\n", "connect4", "7", "2", "7", "3", "6", "4", "--depth", "2"))
                .contains("The game is over by the rules: Outwit wins.");
    }

    @Test
    void illegalInputGetsASentenceAndAnotherChance() {
        String out = played("b2\nb2\nxyz\n\nhelp\n", "tictactoe", "--depth", "1");
        assertThat(out).contains("'b2'").contains("'xyz'").contains("Type 'help' to see what else you can type.");
        assertThat(out).contains("explain     says why Outwit played its last move");
    }

    @Test
    void theEndOfTheInputEndsPolitely() {
        assertThat(played("", "tictactoe", "--depth", "1")).endsWith("> \nThe game is not finished. Goodbye!\n");
    }

    @Test
    void undoGoesBackToYourLastTurn() {
        String out = played("undo\nb2\nundo\nmoves\n", "tictactoe", "--depth", "1");
        assertThat(out).contains("> You have no move to take back.");
        assertThat(out).contains("> a1 b1 c1 a2 b2 c2 a3 b3 c3\n");
    }

    @Test
    void resigningLosesAndCanBeTakenBack() {
        String out = played("resign\nundo\nb2\nresign\nresign\n", "tictactoe", "--depth", "1");
        assertThat(out)
                .contains("> The game is over by resignation: Outwit wins.")
                .contains("Outwit plays ")
                .contains("> The game is over already.");
    }

    @Test
    void movesAreExplained() {
        assertThat(played("explain\n4\nexplain\n", "connect4", "--depth", "3"))
                .contains("> Outwit has not moved yet.")
                .contains(", looking 3 plies ahead. Outwit thinks that it is about level, and expects ");
        assertThat(played("4\nexplain\n", "connect4", "--depth", "3", "--against", "(lines,attack)"))
                .contains("Looking 3 plies ahead: The model plays ");
        assertThat(played("4\nexplain\n", "connect4", "--against", "random")).contains(" without looking ahead.");
    }

    @Test
    void savingSaysWhatIsWrong() {
        String out = played("save\nsave " + folder.resolve("no/game.txt") + "\nsave x.doc\n", "chess", "--depth", "1");
        assertThat(out)
                .contains("> Say where: save FILE.")
                .contains("cannot be written: there is no such folder.")
                .contains("Games of chess are saved in files that end in .pgn");
        Path file = folder.resolve("game.pgn");
        assertThat(played("e4\nsave " + file + "\n", "chess", "--depth", "1")).contains("Saved to ");
        assertThat(file).content().contains("[White \"You\"]", "[Black \"classic\"]", "1. e4 ");
    }

    @Test
    void badUsageIsRefusedWithASentence() {
        refused("--you must be first or second, found 'third'.", "chess", "--you", "third");
        refused("chess has no evaluator named 'lines'", "chess", "--against", "lines");
        refused("The game is over in this position", "tictactoe", "a1", "a2", "b1", "b2", "c1");
        refused("--time must be 1 or more, found 0.", "chess", "--time", "0");
    }

    private static void refused(String sentence, String... args) {
        Shell shell = play("", args);
        assertThat(shell.err()).startsWith("outwit: ").contains(sentence);
        assertThat(shell.status()).isEqualTo(2);
    }
}
