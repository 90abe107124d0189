package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.play.Wording;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.GameBook;
import org.outwit.play.player.GameBook.BookMove;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;
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
            "Searches a position as a player would, and tells after every depth what it found: value for whoever moves, "
                    + "in the game's units, positions entered, and the line it expects.",
            "A game that is won or lost reads 'wins in 3' (plies) or, in chess, 'mates in 2' (moves), and just 'wins' where the search does "
                    + "not count; in JSON 'distance' (plies) and 'mate' (moves), negative for a loss.",
            "MOVE… are played first. A player is written NAME, NAME@DEPTH or, with a model of the opponent, (NAME,NAME); "
                    + "'outwit features GAME' lists the names."
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
            description = "How many threads the engine uses. Default: ${DEFAULT-VALUE}; more are not reproducible.")
    private int threads = 1;

    @Option(
            names = "--all",
            description =
                    "Also tell all equally good moves: each is searched by itself at the last depth and has exactly the"
                            + " value of the best; a slower win is not listed. The engine then leaves out whatever changes"
                            + " other values.")
    private boolean all;

    @Option(names = "--json", description = "One JSON object for each depth, and a last one with the move.")
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
        PlayerSpec who = player == null ? PlayerSpec.parse(game.defaultEvaluatorName()) : player;
        PlayerSettings equipment = engine.equipment(game, resources, 64, 1).onThreads(threads);
        if (all && equipment.book().isPresent()) {
            throw new InputException("--all and --book do not go together: a book values no moves.");
        }
        try (SearchingChooser<P> chooser = Players.of(game, who, all ? equipment.exactly() : equipment)) {
            // Who asks once wants to know the main move, not one of several by chance.
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
        Report<P> report = new Report<>(game, root, known);
        if (!json && known.isEmpty()) report.head();
        Result result = chooser.choose(Turn.at(root, until).telling(report::depth));
        report.last(who, result, all ? chooser.equallyGood(game, root, result) : List.of());
    }

    /** What is printed. */
    private final class Report<P extends Position> {

        private final PrintWriter out = spec.commandLine().getOut();
        private final Wording<P> wording;
        private final Game<P> game;
        private final P root;
        private final List<BookMove> known;
        private final long start = System.nanoTime();

        /** {@code known} is what the book has at the root. */
        Report(Game<P> game, P root, List<BookMove> known) {
            this.game = game;
            this.wording = new Wording<>(game);
            this.root = root;
            this.known = known;
        }

        void head() {
            out.println("depth      value         nodes   seconds     nodes/s  line");
            out.flush();
        }

        void depth(Result result) {
            if (!result.isKnown()) return;
            if (json) {
                Json.print(out, object(result));
            } else {
                double seconds = seconds();
                out.printf(
                        Locale.ROOT,
                        "%5d %10s %,13d %9.3f %,11.0f  %s%n",
                        result.depth(),
                        wording.value(result.value()),
                        result.counts().nodes(),
                        seconds,
                        result.counts().nodes() / seconds,
                        String.join(" ", wording.line(root, result.line())));
            }
            out.flush();
        }

        private double seconds() {
            return Math.max(1, System.nanoTime() - start) / 1e9;
        }

        private Map<String, Object> object(Result result) {
            Map<String, Object> object = new LinkedHashMap<>();
            double seconds = seconds();
            object.put("depth", result.depth());
            object.put("value", result.isKnown() ? game.scale().units(result.value()) : null);
            if (result.isKnown()) ForcedEnd.of(game, result.value()).ifPresent(end -> count(object, end));
            object.put("bound", result.bound().name().toLowerCase(Locale.ROOT));
            object.put("complete", result.complete());
            object.put("nodes", result.counts().nodes());
            object.put("evaluations", result.counts().evaluations());
            object.put("seconds", Math.round(seconds * 1e6) / 1e6);
            object.put("nodesPerSecond", Math.round(result.counts().nodes() / seconds));
            object.put("line", wording.line(root, result.line()));
            return object;
        }

        /** Plies and, where people count them, moves to the end, negative for whoever loses; nothing where they are not known. */
        private void count(Map<String, Object> object, ForcedEnd end) {
            int sign = end.won() ? 1 : -1;
            object.put("wins", end.won());
            if (end.plies() == 0) return;
            if (game.endsByMate()) object.put("mate", sign * end.moves());
            object.put("distance", sign * end.plies());
        }

        void last(PlayerSpec who, Result result, List<Integer> equal) {
            String move = wording.move(root, result.move());
            List<String> others =
                    equal.stream().map(each -> wording.move(root, each)).toList();
            if (json) {
                Map<String, Object> object = new LinkedHashMap<>();
                object.put("game", game.name());
                object.put("player", who.toString());
                object.put("move", move);
                if (all) object.put("moves", others);
                object.putAll(object(result));
                object.put("reason", result.reason().name().toLowerCase(Locale.ROOT));
                if (!known.isEmpty())
                    object.put("book", known.stream().map(this::object).toList());
                Json.print(out, object);
                return;
            }
            known.forEach(each -> out.printf(
                    Locale.ROOT,
                    "%-8s played in %d games, weighs %.1f %%%n",
                    wording.move(root, each.move()),
                    each.games(),
                    100 * each.share()));
            out.println("plays " + move + value(who, result));
            if (all) out.println("equally good: " + String.join(" ", others));
        }

        private Map<String, Object> object(BookMove each) {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("move", wording.move(root, each.move()));
            object.put("games", each.games());
            object.put("share", each.share());
            return object;
        }

        private String value(PlayerSpec who, Result result) {
            if (result.reason() == StopReason.BOOK) return ", from the book";
            if (!result.isKnown()) return ", without having looked ahead";
            String at = " at depth " + result.depth() + (result.complete() ? ", to the end of the game" : "");
            Optional<String> end = wording.end(result.value());
            if (end.isPresent()) return ", " + end.get() + condition(who, result) + at;
            String least = result.bound() == Bound.LOWER ? "at least " : "";
            return ", worth " + least + wording.valueInUnits(result.value()) + at;
        }

        /** A win that a model of the opponent promises is no proof, and neither is a bound. */
        private String condition(PlayerSpec who, Result result) {
            if (who instanceof PlayerSpec.Modelling) return " if the opponent plays as predicted";
            return result.bound() == Bound.LOWER && result.value() < 0 ? " or later" : "";
        }
    }
}
