package org.outwit.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.player.BookFiles;
import org.outwit.play.player.GameBook;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how players search, shared by all commands that have players. */
final class EngineOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            description =
                    "The search: engine, expected-reply, alpha-beta*, next-reply, m*, sss*, … (docs/algorithms.md lists all)."
                            + " Default: the one that suits the player.")
    private String algorithm;

    @Option(
            names = "--table",
            paramLabel = "MB",
            description = "The size of each player's transposition table. Default: 64, or 8 in a match.")
    private Integer megabytes;

    @Option(
            names = "--margin",
            paramLabel = "UNITS",
            description =
                    "The most that a move chosen by a model may cost, by the player's own judgement. Default: a little that"
                            + " depends on the game for expected-reply, which plays against learned people; else no limit.")
    private Double margin;

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description =
                    "A folder of endgame tables, made by 'outwit endgame build'. Players without a model use them.")
    private Path tables;

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description =
                    "A file of games to open by; may be given several times. Players without a model play from this book before"
                            + " they search. A move is in the book if "
                            + GameBook.LEAST_GAMES + " games or more have it in their first "
                            + GameBook.MOST_PLIES
                            + " plies. Each game counts 2 if its player won, 1 for a draw or an unknown result, 0 for a loss."
                            + " 'search' takes the move that counts most; 'play' and 'match' draw one by these weights and"
                            + " --seed.")
    private List<String> books = List.of();

    private BookFiles<?> book; // as it was read

    /**
     * The settings of the players.
     *
     * @param usualMegabytes the size of a table without --table
     * @param count how many tables one game may need
     */
    <P extends Position> PlayerSettings equipment(Game<P> game, Resources resources, int usualMegabytes, int count) {
        int size = megabytes == null ? usualMegabytes : megabytes;
        if (resources.groupsThatFit(count, (long) size * count) == 0) {
            throw bad("--table: " + (count == 1 ? "a table" : count + " tables") + " of " + size
                    + " MB cannot fit into the " + resources.tableMegabytes()
                    + " MB of Java's memory that tables may take; take "
                    + (count == 1 ? "a smaller one" : "smaller ones")
                    + ", or give Java more with OUTWIT_JAVA_OPTS=-Xmx….");
        }
        Optional<Algorithm> chosen = Optional.ofNullable(algorithm).map(Algorithm::named);
        OptionalDouble loss = margin == null ? OptionalDouble.empty() : OptionalDouble.of(margin);
        book = books.isEmpty() ? null : read(game);
        return new PlayerSettings(
                chosen,
                size,
                1,
                0,
                loss,
                false,
                Optional.ofNullable(tables),
                Optional.ofNullable(book),
                false,
                resources);
    }

    /** Nothing is lost if Ctrl-C simply ends it. */
    private <P extends Position> BookFiles<P> read(Game<P> game) {
        PrintWriter err = Terminal.isThere() ? spec.commandLine().getErr() : null;
        try (ProgressDisplay progress = ProgressDisplay.nothingToSave(err).announcing()) {
            return BookFiles.read(game, books.stream().distinct().toList(), progress);
        }
    }

    /** Says which tables and which book this player has; refuses those that the player would not use. */
    <P extends Position> List<String> knowledge(SearchingChooser<P> chooser, PlayerSpec who) {
        List<String> has = new ArrayList<>();
        if (tables != null) {
            has.add(told(chooser.tables().orElseThrow(() -> useless("--tables", who + " asks no endgame tables"))));
        }
        if (book != null) {
            if (chooser.gameBook().isEmpty()) throw useless("--book", who + " uses no book");
            has.add("has a book of " + book.games() + (book.games() == 1 ? " game" : " games") + " in "
                    + (book.files().size() == 1
                            ? book.files().get(0)
                            : book.files().size() + " files"));
        }
        return has.stream().map(each -> who + " " + each).toList();
    }

    private ParameterException useless(String option, String fact) {
        return bad(option + ": " + fact + "; only players without a model who never err do.");
    }

    private String told(EndgameTables<?> asked) {
        long count = IntStream.range(0, asked.endings().slices(asked.endings().mostPieces()))
                .filter(slice -> asked.totals(slice).isPresent())
                .count();
        return "asks " + count + " endgame tables in " + tables;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
