package org.outwit.play.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.IllegalMoveException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;

/**
 * A game in progress, for any number of seats. Every turn is taken here, in a match as in a person's game: this class decides
 * about clock, legality and forfeits. It alone has the position of a game that hides something; players are shown what is theirs. Chance moves by itself as soon as it is its turn.
 *
 * <p>A player who has not moved when the flag falls loses. But players tell what they would play while they think, and what they
 * told last in time counts as their move. So a machine that stops a thread for a tenth of a second decides no game. It costs them
 * all their time.
 *
 * <p>Among more than two nobody else has earned what a late player loses, so the game goes on and that player is passed over: in this turn and
 * all later ones they play the idle move, the first in the game's order, without being asked. What they get is what the rules say in the end.
 */
public final class GameTable<P extends Position> {

    private static final int NEVER = Integer.MAX_VALUE;

    private final Game<P> game;
    private final int seats;
    private final int mostPlies;
    private final Dice dice;
    private final Clock clock;
    private final long[] nodes;
    private final int[] passedFrom; // the ply from which on a seat is passed over
    private GameHistory<P> history;
    private P position;
    private List<Integer> payoffs = List.of();
    private GameEnd ending = GameEnd.ABANDONED;
    private String remark = "";

    /** {@code history} is how far the game has come already. */
    public GameTable(Game<P> game, GameHistory<P> history, int mostPlies, Dice dice, Clock clock) {
        if (mostPlies < 1) throw new IllegalArgumentException("The most plies (" + mostPlies + ") must be positive.");
        this.game = game;
        this.seats = game.capabilities().players();
        this.mostPlies = mostPlies;
        this.dice = dice;
        this.clock = clock;
        this.nodes = new long[seats];
        this.passedFrom = new int[seats];
        Arrays.fill(passedFrom, NEVER);
        stand(history);
    }

    public GameHistory<P> history() {
        return history;
    }

    /** A copy. */
    public P position() {
        return Position.copyOf(position);
    }

    /** Whose turn it is while the game goes on. */
    public int mover() {
        return position.mover();
    }

    public boolean isOver() {
        return ending != GameEnd.ABANDONED;
    }

    /**
     * Asks the player whose turn it is, and makes the move. If they lose or fail without a move, the game is over afterwards.
     *
     * @return the answer, or null if there was none, as for a seat that is passed over, or it may be incomplete because {@code limits}
     *     were stopped
     */
    public Result turn(MoveChooser<P> player, Limits limits) {
        int mover = mover();
        if (isPassedOver(mover)) {
            play(idleMove());
            return null;
        }
        Limits here = clock.limit(limits, mover, player.isForeign());
        if (clock.isTimed()) rest();
        clock.startProgram(mover, player.isForeign());
        try {
            LastWord word = new LastWord(clock);
            Turn<P> turn = Turn.in(game, history, here).telling(word::heard).saving(clock.saving(here));
            Result result = player.choose(turn);
            boolean inTime = clock.stop();
            if (!inTime && word.result != null) {
                result = word.result;
                inTime = true;
            }
            if (limits.stop().getAsBoolean()) return null;
            take(result, inTime);
            return result;
        } catch (Forfeit forfeit) {
            clock.stop();
            if (!limits.stop().getAsBoolean()) lost(mover, forfeit);
            return null;
        } catch (RuntimeException | Error e) {
            clock.halt(); // so that the turn can be taken again
            throw e;
        }
    }

    private void take(Result answer, boolean inTime) {
        nodes[mover()] += answer.counts().nodes();
        if (!inTime && seats > 2) {
            passedFrom[mover()] = history.plies();
            play(idleMove());
            return;
        }
        if (!inTime) {
            end(GameEnd.TIME, GameReport.lossOf(mover(), seats));
            return;
        }
        try {
            play(answer.move());
        } catch (IllegalMoveException e) {
            end(GameEnd.ILLEGAL_MOVE, GameReport.lossOf(mover(), seats));
        }
    }

    /** Whether a seat has overstepped its time in a game of more than two, and is not asked any more. */
    public boolean isPassedOver(int seat) {
        return passedFrom[seat] < NEVER;
    }

    private int idleMove() {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        return moves[0];
    }

    private void lost(int seat, Forfeit forfeit) {
        remark = forfeit.getMessage();
        end(
                switch (forfeit.reason()) {
                    case RESIGNATION -> GameEnd.RESIGNATION;
                    case ILLEGAL_MOVE -> GameEnd.ILLEGAL_MOVE;
                    case FAILURE -> GameEnd.FAILURE;
                },
                GameReport.lossOf(seat, seats));
    }

    /**
     * Makes a move for the player whose turn it is.
     *
     * @throws IllegalMoveException if it is not legal
     */
    public void play(int move) {
        if (isOver()) throw new IllegalMoveException("The game is over, so move " + move + " cannot be played.");
        stand(history.then(move));
    }

    public void resign(int seat) {
        end(GameEnd.RESIGNATION, GameReport.lossOf(seat, seats));
    }

    /** The flag of somebody has fallen who is not asked by {@link #turn}, such as a person. */
    public void overstep(int seat) {
        end(GameEnd.TIME, GameReport.lossOf(seat, seats));
    }

    /** The game had ended so before it was interrupted; not by its rules, which tell by themselves. */
    public void endAs(GameEnd how, List<Integer> result, String why) {
        remark = why;
        end(how, result);
    }

    /** Everybody has agreed on a draw. */
    public void agreeDraw() {
        end(GameEnd.AGREEMENT, GameReport.draw(seats));
    }

    /** Goes back to the position after {@code plies} moves, even if the game is over. */
    public void takeBackTo(int plies) {
        for (int seat = 0; seat < seats; seat++) if (passedFrom[seat] >= plies) passedFrom[seat] = NEVER;
        stand(history.upTo(plies));
    }

    private void stand(GameHistory<P> now) {
        history = now;
        position = now.end();
        payoffs = List.of();
        ending = GameEnd.ABANDONED;
        remark = "";
        look();
        while (!isOver() && mover() == Position.CHANCE) {
            history = history.then(dice.roll(position(), history.plies()));
            position = history.end();
            look();
        }
    }

    private void look() {
        if (position.isOver()) {
            end(
                    GameEnd.RULES,
                    IntStream.range(0, seats).mapToObj(position::payoff).toList());
        } else if (history.plies() >= mostPlies) {
            end(GameEnd.LENGTH, GameReport.draw(seats));
        }
    }

    private void end(GameEnd how, List<Integer> result) {
        ending = how;
        payoffs = result;
    }

    /** The game so far. */
    public GameReport report() {
        List<Long> counts = new ArrayList<>();
        for (long each : nodes) counts.add(each);
        return new GameReport(history.moves(), payoffs, ending, counts, remark.isEmpty() ? passedOver() : remark);
    }

    private String passedOver() {
        return IntStream.range(0, seats)
                .filter(this::isPassedOver)
                .mapToObj(seat -> "Seat " + (seat + 1) + " overstepped the time and was passed over from ply "
                        + (passedFrom[seat] + 1) + " on.")
                .collect(Collectors.joining(" "));
    }

    /** The last move that a player told in time, perhaps from another thread. */
    private static final class LastWord {

        private final Clock clock;
        private volatile Result result;

        LastWord(Clock clock) {
            this.clock = clock;
        }

        void heard(Result said) {
            if (!clock.hasFallen()) result = said;
        }
    }

    /** A busy machine may suspend a thread that has run for long: better now than while the clock runs. */
    private static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
