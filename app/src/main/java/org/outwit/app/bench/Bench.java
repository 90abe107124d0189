package org.outwit.app.bench;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;

/**
 * Searches a fixed list of positions to fixed depths and counts the nodes. The sum is the signature of the searches, of
 * the games' move order and of their evaluators: a change that is not meant to change any of these must leave it alone.
 */
public final class Bench {

    /** The nodes of all tasks together. A change that is meant to change it changes it here, and says so. */
    public static final long SIGNATURE = 134_998;

    /** What is searched: as who, where and how deep. */
    public record Task(String game, String player, String moves, int depth) {}

    /** What a task took. */
    public record Line(Task task, long nodes, long nanos) {}

    private static final List<Task> TASKS = List.of(
            new Task("chess", "classic", "", 6),
            new Task("chess", "classic", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", 6),
            new Task("checkers", "samuel", "", 7),
            new Task("othello", "mobility", "d3", 7),
            new Task("connect4", "lines", "4 4 4 4", 9),
            new Task("kalah", "tempo", "", 8),
            new Task("morris", "men", "", 4),
            new Task("gomoku", "lines", "", 3),
            new Task("qubic", "lines", "", 3),
            new Task("othello", "(mobility,greedy@2)", "d3", 5),
            new Task("checkers", "(samuel,cautious)", "", 6),
            new Task("connect4", "(lines,attack)", "4", 7));

    private Bench() {}

    public static List<Task> tasks() {
        return TASKS;
    }

    /** Does one task with an empty table. */
    public static Line run(Task task) {
        return run(Games.named(task.game()), task);
    }

    private static <P extends Position> Line run(Game<P> game, Task task) {
        P position = game.start();
        for (String move : task.moves().split(" ")) {
            if (!move.isEmpty()) position.play(game.notation().parse(position, move));
        }
        MoveChooser<P> chooser = Players.of(game, PlayerSpec.parse(task.player()), PlayerSettings.USUAL);
        long start = System.nanoTime();
        Result result = chooser.choose(position, Limits.depth(task.depth()));
        return new Line(task, result.counts().nodes(), System.nanoTime() - start);
    }
}
