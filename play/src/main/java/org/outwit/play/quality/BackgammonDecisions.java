package org.outwit.play.quality;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.play.match.Dice;

/**
 * Positions of backgammon in which the dice are thrown and there is something to choose, or in which they are about to be thrown. Equal
 * seeds draw equal ones.
 */
public final class BackgammonDecisions {

    /** The longest game: those who judge badly may play without end. */
    private static final int MOST_PLIES = 1000;

    private final Backgammon game;
    private final Dice dice;
    private final Random random;

    public BackgammonDecisions(Backgammon game, long seed) {
        this.game = game;
        this.dice = Dice.seeded(seed);
        this.random = new Random(seed);
    }

    /**
     * One decision of each of a number of games, in which both sides make the play whose result the evaluator values most. Any decision of
     * a game is as likely as the others; games that do not end are cut off.
     */
    public List<BackgammonPosition> ofGames(
            int count, Evaluator<BackgammonPosition> evaluator, ProgressMonitor monitor) {
        List<BackgammonPosition> decisions = new ArrayList<>();
        while (decisions.size() < count) {
            monitor.throwIfStopped();
            monitor.progress("playing", decisions.size(), count);
            List<BackgammonPosition> all = new ArrayList<>();
            played(evaluator, position -> {
                if (position.mover() != Position.CHANCE && legal(position).length > 1) all.add(position.copy());
            });
            if (!all.isEmpty()) decisions.add(all.get(random.nextInt(all.size())));
        }
        return decisions;
    }

    /**
     * Of each of a number of games one position of each phase before a roll. Any of them is as likely as the others of its phase.
     */
    public List<BackgammonPosition> beforeRolls(
            int games, Evaluator<BackgammonPosition> evaluator, ProgressMonitor monitor) {
        Phases<BackgammonPosition> phases = game.phases();
        List<BackgammonPosition> drawn = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            monitor.throwIfStopped();
            monitor.progress("playing", i, games);
            List<List<BackgammonPosition>> all = new ArrayList<>();
            phases.names().forEach(each -> all.add(new ArrayList<>()));
            played(evaluator, position -> {
                if (position.mover() == Position.CHANCE)
                    all.get(phases.of(position)).add(position.copy());
            });
            for (List<BackgammonPosition> each : all) {
                if (!each.isEmpty()) drawn.add(each.get(random.nextInt(each.size())));
            }
        }
        return drawn;
    }

    /** Plays a game and shows every position of it that is not over. */
    private void played(Evaluator<BackgammonPosition> evaluator, Consumer<BackgammonPosition> each) {
        BackgammonPosition position = game.start();
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
            each.accept(position);
            boolean chance = position.mover() == Position.CHANCE;
            position.make(chance ? dice.roll(position) : best(position, legal(position), evaluator));
        }
    }

    /** The positions of these lines, in which the dice are about to be thrown; empty lines are skipped. */
    public List<BackgammonPosition> beforeRollsOfLines(List<String> lines, int most) {
        List<BackgammonPosition> positions = new ArrayList<>();
        for (int i = 0; i < lines.size() && positions.size() < most; i++) {
            if (lines.get(i).isBlank()) continue;
            BackgammonPosition read = read(lines.get(i), i + 1);
            if (read.mover() != Position.CHANCE) {
                throw new InputException(
                        "Line " + (i + 1) + ": the dice have been thrown; expected a position before the roll.");
            }
            positions.add(read);
        }
        return positions;
    }

    /**
     * The positions of these lines, in their order; empty lines are skipped. Where the dice are not thrown they are thrown, and where they
     * leave no choice the line is passed over.
     */
    public List<BackgammonPosition> ofLines(List<String> lines, int most) {
        List<BackgammonPosition> positions = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) positions.add(read(lines.get(i), i + 1));
        }
        List<BackgammonPosition> decisions = new ArrayList<>();
        for (BackgammonPosition position : positions) {
            if (decisions.size() == most) break;
            BackgammonPosition decision = position.copy();
            if (decision.mover() == Position.CHANCE) decision.make(dice.roll(decision));
            if (legal(decision).length > 1) decisions.add(decision);
        }
        return decisions;
    }

    private BackgammonPosition read(String line, int number) {
        BackgammonPosition position;
        try {
            position = game.notation().position(line.strip());
        } catch (NotationException e) {
            throw new InputException("Line " + number + ": " + e.getMessage());
        }
        if (position.isOver()) throw new InputException("Line " + number + ": the game is over in this position.");
        return position;
    }

    private static int[] legal(BackgammonPosition position) {
        int[] moves = new int[position.mostMoves()];
        return Arrays.copyOf(moves, position.moves(moves, 0));
    }

    private static int best(BackgammonPosition position, int[] moves, Evaluator<BackgammonPosition> evaluator) {
        int mover = position.mover();
        int best = moves[0];
        int most = Integer.MIN_VALUE;
        for (int move : moves) {
            position.make(move);
            int value = evaluator.value(position, mover);
            position.undo();
            if (value <= most) continue;
            most = value;
            best = move;
        }
        return best;
    }
}
