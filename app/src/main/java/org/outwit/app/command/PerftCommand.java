package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Perft;
import org.outwit.core.game.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit perft}: how many ways there are to play on, which checks a move generator. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = {
            "Counts the ways to play DEPTH plies, to compare a game's rules with published tables.",
            "As in the tables, a game that ends sooner does not count, a pass is a ply, and no draw rule (repetition, moves"
                    + " without progress, too little material) ends a game. Moves of the last ply are counted without being"
                    + " made."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit perft chess 5",
            "  outwit perft checkers 8 --divide",
            "  outwit perft chess 4 --position 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -'",
            "",
            "Exit status: 0, or 2 for bad usage."
        })
public final class PerftCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "How many plies, 0 or more.")
    private int depth;

    @Mixin
    private PositionOption position;

    @Option(names = "--divide", description = "Also show how many ways begin with each move.")
    private boolean divide;

    @Option(names = "--json", description = "Print one JSON object: depth, nodes, seconds; with --divide also moves.")
    private boolean json;

    @Override
    public Integer call() {
        if (depth < 0)
            throw new ParameterException(spec.commandLine(), "DEPTH must be 0 or more, found " + depth + ".");
        return count(game);
    }

    private <P extends Position> int count(Game<P> game) {
        P root = game.withoutDrawRules(position.of(game));
        PrintWriter out = spec.commandLine().getOut();
        Map<String, Long> byMove = new LinkedHashMap<>();
        long start = System.nanoTime();
        long nodes = divide && depth > 0 ? divided(game, root, byMove, out) : Perft.countInBulk(root, depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (json) {
            Optional<Map<String, Long>> moves = divide ? Optional.of(byMove) : Optional.empty();
            Json.print(out, new Row(game.name(), depth, nodes, Math.round(seconds * 1e6) / 1e6, moves));
        } else {
            out.printf(
                    Locale.ROOT,
                    "depth %d: %,d %s in %.3f s, %.1f million a second%n",
                    depth,
                    nodes,
                    nodes == 1 ? "node" : "nodes",
                    seconds,
                    nodes / seconds / 1e6);
        }
        return 0;
    }

    /** Prints each move as soon as it is counted, so that a long count shows how far it is. */
    private <P extends Position> long divided(Game<P> game, P root, Map<String, Long> byMove, PrintWriter out) {
        int[] moves = new int[root.mostMoves()];
        int end = root.moves(moves, 0);
        long nodes = 0;
        for (int i = 0; i < end; i++) {
            String name = game.notation().format(root, moves[i]);
            root.make(moves[i]);
            long below = Perft.countInBulk(root, depth - 1);
            root.undo();
            nodes += below;
            byMove.put(name, below);
            if (json) continue;
            out.printf(Locale.ROOT, "%-8s %,d%n", name, below);
            out.flush();
        }
        return nodes;
    }

    private record Row(String game, int depth, long nodes, double seconds, Optional<Map<String, Long>> moves) {}
}
