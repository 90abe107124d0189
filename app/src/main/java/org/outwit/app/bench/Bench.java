package org.outwit.app.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;

/**
 * Searches a fixed list of positions to fixed depths and counts the nodes. The sum is the signature of the searches, of
 * the games' move order and of their evaluators: a change that is not meant to change any of these must leave it alone.
 */
public final class Bench {

    /** The nodes of all tasks together. A change that is meant to change it changes it here, and says so. */
    public static final long SIGNATURE = 2_677_368;

    /** How a task says that the algorithm is the one which suits the player. */
    private static final String SUITABLE = "-";

    private static final String START = "start";

    /** What is searched: how deep, by which algorithm, as who and where, all as people write it. */
    public record Task(String game, int depth, String algorithm, String player, String position) {

        /** The searched position. */
        <P extends Position> P root(Game<P> game) {
            return position.equals(START) ? game.start() : game.notation().position(position);
        }

        /** Whether the algorithm is the one that suits the player. */
        boolean isUsual() {
            return algorithm.equals(SUITABLE);
        }
    }

    /** What a task took. */
    public record Line(Task task, long nodes, long nanos) {}

    private static final List<Task> TASKS = read("tasks.txt");

    private Bench() {}

    public static List<Task> tasks() {
        return TASKS;
    }

    /** Does one task with an empty table, which is borrowed before the clock starts. */
    public static Line run(Task task, Resources resources) {
        return run(Games.named(task.game()), task, resources);
    }

    private static <P extends Position> Line run(Game<P> game, Task task, Resources resources) {
        PlayerSettings usual = PlayerSettings.USUAL.sharing(resources);
        PlayerSettings settings = task.isUsual() ? usual : usual.with(Algorithm.named(task.algorithm()));
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(task.player()), settings)) {
            chooser.prepared();
            P root = task.root(game);
            long start = System.nanoTime();
            Result result = chooser.choose(root, Limits.depth(task.depth()));
            return new Line(task, result.counts().nodes(), System.nanoTime() - start);
        }
    }

    /** A task a line, its parts two or more spaces apart. */
    private static List<Task> read(String file) {
        try (InputStream stream = Bench.class.getResourceAsStream(file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" {2,}", 5))
                    .map(part -> new Task(part[0], Integer.parseInt(part[1]), part[2], part[3], part[4]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
