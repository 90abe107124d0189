package org.outwit.play.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.play.resources.LentTable;
import org.outwit.play.resources.Resources;

/**
 * The openings of a match: a few random moves each, equal for equal seeds. Several lines are drawn for each opening, and the most
 * even one is kept, as a quick search with the game's default evaluator finds. A line that decides the game is kept only if there
 * is no other. There is no threshold for "even", because the scales of games differ too much. In games with dice or more than two
 * players nobody can say what is even, and the first line is kept: there every player sits in every seat once with each opening.
 *
 * <p>No two lines of a match lead to the same position as long as the game has enough of them, because equal openings make equal
 * games. The lines are drawn at once, which is cheap; the searches are made when an opening is first needed.
 */
public final class MatchOpenings<P extends Position> {

    /** What the search for an even line needs. */
    static final long TABLE_BYTES = 1 << 19;

    private static final int CANDIDATES = 6;
    private static final int TRIES = 40;
    private static final int QUICK_DEPTH = 3;

    private final Game<P> game;
    private final boolean comparable;
    private final List<List<int[]>> candidates = new ArrayList<>();

    public MatchOpenings(Game<P> game, int count, int plies, long seed) {
        if (plies < 0) throw new InputException("The plies of an opening (" + plies + ") must not be negative.");
        this.game = game;
        Capabilities can = game.capabilities();
        this.comparable = can.players() == 2 && can.zeroSum() && !can.chance();
        Random random = new Random(seed);
        Set<Long> used = new HashSet<>();
        for (int i = 0; i < count; i++) candidates.add(plies == 0 ? List.of(new int[0]) : draw(plies, random, used));
    }

    /** The moves of one opening, found with a table of its own. */
    public int[] opening(int index) {
        return opening(index, Resources.ALONE);
    }

    /** The moves of one opening, which are found with a table of these resources. May be asked by several threads at once. */
    public int[] opening(int index, Resources resources) {
        List<int[]> lines = candidates.get(index);
        if (lines.size() == 1 || !comparable) return lines.get(0).clone();
        try (LentTable table = resources.tableOfBytes(TABLE_BYTES)) {
            return mostEven(lines, table.get());
        }
    }

    private int[] mostEven(List<int[]> lines, TranspositionTable table) {
        Engine<P> engine = new Engine<>(game, game.defaultEvaluator(), table);
        int[] best = null;
        long least = Long.MAX_VALUE;
        for (int[] line : lines) {
            P position = game.start();
            for (int move : line) position.make(move);
            Result result = engine.search(position, 0, Limits.depth(QUICK_DEPTH));
            boolean decided = result.complete() && result.value() != 0;
            long lead = Math.abs((long) result.value()) + (decided ? 1L << 40 : 0);
            if (lead >= least) continue;
            least = lead;
            best = line;
        }
        return best.clone();
    }

    private List<int[]> draw(int plies, Random random, Set<Long> used) {
        List<int[]> lines = new ArrayList<>();
        int[] spare = new int[0];
        for (int tries = 0; tries < TRIES && lines.size() < CANDIDATES; tries++) {
            P position = game.start();
            int[] line = walk(position, plies, random);
            if (position.isOver()) continue;
            if (used.add(position.key())) lines.add(line);
            else spare = line;
        }
        return lines.isEmpty() ? List.of(spare) : lines;
    }

    /** Makes random moves and returns them. */
    private static <P extends Position> int[] walk(P position, int plies, Random random) {
        int[] line = new int[plies];
        for (int i = 0; i < plies; i++) {
            if (position.isOver()) return Arrays.copyOf(line, i);
            if (position.mover() == Position.CHANCE) {
                line[i] = Dice.seeded(random.nextLong()).roll(position);
            } else {
                int[] moves = new int[position.mostMoves()];
                line[i] = moves[random.nextInt(position.moves(moves, 0))];
            }
            position.make(line[i]);
        }
        return line;
    }
}
