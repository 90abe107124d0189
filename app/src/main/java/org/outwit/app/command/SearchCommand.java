package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.play.SearchReport;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.GameBook;
import org.outwit.play.player.GameBook.BookMove;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;
import org.outwit.play.words.Wording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit search}: what a player would play, and how it finds out. */
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        description = {
            "Searches a position as a player would. After every depth it prints the value for the side to move in the game's"
                    + " units, how many positions were entered, and the line that is expected.",
            "A won or lost game reads 'wins in 3' (plies) or, in chess, 'mates in 2' (moves); just 'wins' if the search does"
                    + " not count. In JSON it has a 'distance' (plies) and a 'mate' (moves), negative for a loss.",
            "MOVE… are played first. Write a player as NAME, NAME@DEPTH or, with a model of the opponent, (NAME,NAME);"
                    + " 'outwit features GAME' lists the names."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit search chess e4 e5 --depth 8",
            "  outwit search checkers --player '(samuel,exchanger@4)' --time 2000",
            "  outwit search connect4 4 4 --depth 9 --all",
            "  outwit search othello --player 'mobility@5' --json",
            "  outwit search checkers 11-15 --book acf.pdn --depth 9",
            "",
            "Exit status: 0 when a move was found, 2 for bad usage."
        })
public final class SearchCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameAndMoves start;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description = "Who searches. Default: the game's default evaluator.")
    private PlayerSpec player;

    @Mixin
    private LimitOptions limits;

    @Mixin
    private EngineOptions engine;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads the engine uses. Default: ${DEFAULT-VALUE}. With more, results differ from run to run.")
    private int threads = 1;

    @Option(
            names = "--all",
            description =
                    "Also list all moves that are exactly as good as the best. Each is searched by itself at the last depth; a slower"
                            + " win is not listed. The engine then uses no technique that changes values.")
    private boolean all;

    @Option(names = "--json", description = "Print one JSON object for each depth, and a last one with the move.")
    private boolean json;

    public SearchCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        search(start.game());
        return 0;
    }

    private <P extends Position> void search(Game<P> game) {
        P root = start.played(game);
        if (root.isOver()) {
            throw new InputException("The game is over in this position, so there is nothing to search.");
        }
        if (root.mover() == Position.CHANCE) {
            throw new InputException(
                    "Chance moves in this position, so there is nothing to choose; say what it does, such as "
                            + new Wording<>(game).moves(root).get(0) + ".");
        }
        PlayerSpec who = player == null ? PlayerSpec.parse(game.defaultEvaluatorName()) : player;
        PlayerSettings equipment = engine.equipment(game, resources, 64, 1).onThreads(threads);
        if (all && equipment.book().isPresent()) {
            throw new InputException("--all and --book do not go together: a book has no values of moves.");
        }
        try (SearchingChooser<P> chooser = Players.of(game, who, all ? equipment.exactly() : equipment)) {
            // A search shows the main move of the book, not one that was drawn.
            Optional<GameBook<P>> book = chooser.gameBook();
            search(
                    game,
                    root,
                    who,
                    book.isEmpty() ? chooser : chooser.withBook(book.get().heaviest()));
        }
    }

    private <P extends Position> void search(Game<P> game, P root, PlayerSpec who, SearchingChooser<P> chooser) {
        Limits until = limits.all();
        if (!limits.isGiven() && chooser.ownDepth() == Integer.MAX_VALUE) {
            throw new InputException("Say how far to search: --depth, --time, --nodes or --evaluations, or "
                    + who.strategy().function() + "@DEPTH.");
        }
        if (all && !chooser.canCompare()) {
            throw new InputException("--all: the search of " + who + " cannot value moves one by one.");
        }
        List<String> knowledge = engine.knowledge(chooser, who);
        if (!json) knowledge.forEach(spec.commandLine().getOut()::println);
        List<BookMove> known = chooser.gameBook().map(book -> book.moves(root)).orElse(List.of());
        SearchReport<P> report = new SearchReport<>(game, root, who, known);
        PrintWriter out = spec.commandLine().getOut();
        if (!json && known.isEmpty()) out.println(SearchReport.HEAD);
        out.flush();
        Result result =
                chooser.choose(Turn.in(game, GameHistory.from(root), until).telling(each -> tell(report, each)));
        Optional<List<Integer>> equal = all ? Optional.of(chooser.equallyGood(game, root, result)) : Optional.empty();
        if (json) Json.print(out, report.answerObject(result, equal));
        else report.answer(result, equal).forEach(out::println);
    }

    private <P extends Position> void tell(SearchReport<P> report, Result result) {
        if (!result.isKnown()) return;
        PrintWriter out = spec.commandLine().getOut();
        if (json) Json.print(out, report.object(result));
        else out.println(report.row(result));
        out.flush();
    }
}
