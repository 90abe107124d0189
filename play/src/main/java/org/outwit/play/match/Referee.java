package org.outwit.play.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.record.Outcome;
import org.outwit.play.player.Thinker;

/**
 * Plays one game between two players. Trusts neither: every move is checked, and each gets a copy of the position. It
 * adjudicates nothing; only the rules, the clock, an illegal move or the greatest length end a game.
 *
 * <p>Where an answer comes too late, what its player had said last while he had time is his move: it was on the table when
 * the flag fell. A machine that stops a thread for a tenth of a second decides no game that way. Who had said nothing has
 * overstepped and loses.
 */
public final class Referee<P extends Position> {

    private final Game<P> game;
    private final int mostPlies;

    public Referee(Game<P> game, int mostPlies) {
        Capabilities can = game.capabilities();
        if (can.players() != 2 || can.chance() || can.hidden()) {
            throw new IllegalArgumentException("The referee knows games for two without chance and hidden information; "
                    + game.name() + " is not such a game.");
        }
        if (mostPlies < 1) throw new IllegalArgumentException("The most plies (" + mostPlies + ") must be positive.");
        this.game = game;
        this.mostPlies = mostPlies;
    }

    /**
     * Plays on from the opening.
     *
     * @param opening legal moves from the start
     * @param players by mover
     * @param limits for each move, besides the clock
     * @param stop asked every now and then; true abandons the game
     */
    public GameReport play(
            int[] opening, List<? extends Thinker<P>> players, Limits limits, Clock clock, BooleanSupplier stop) {
        Board board = new Board(opening);
        while (!board.isEnded() && !stop.getAsBoolean()) {
            int mover = board.position.mover();
            if (clock.isTimed()) rest();
            clock.start(mover);
            LastWord word = new LastWord(clock);
            Limits here = clock.limit(limits.stoppedBy(stop), mover);
            Result result = players.get(mover).think(Position.copyOf(board.position), here, word::heard);
            Duration took = clock.elapsed();
            if (clock.isLate(took) && word.result != null) {
                result = word.result;
                took = word.after;
            }
            boolean inTime = clock.stop(took);
            if (stop.getAsBoolean()) break; // the answer may be one that was broken off
            board.take(result, inTime);
        }
        return board.report();
    }

    /** The game so far. */
    private final class Board {

        private final P position = game.start();
        private final List<Integer> moves = new ArrayList<>();
        private final long[] nodes = new long[2];
        private Outcome outcome = Outcome.UNKNOWN;
        private Ending ending = Ending.ABANDONED;

        Board(int[] opening) {
            for (int move : opening) {
                position.play(move);
                moves.add(move);
            }
            look();
        }

        boolean isEnded() {
            return outcome != Outcome.UNKNOWN;
        }

        void take(Result answer, boolean inTime) {
            int mover = position.mover();
            nodes[mover] += answer.counts().nodes();
            if (!inTime || !isLegal(position, answer.move())) {
                outcome = mover == 0 ? Outcome.SECOND_WINS : Outcome.FIRST_WINS;
                ending = inTime ? Ending.ILLEGAL_MOVE : Ending.TIME;
                return;
            }
            position.make(answer.move());
            moves.add(answer.move());
            look();
        }

        /** Is it over now? */
        private void look() {
            if (position.isOver()) {
                outcome = outcome(position.payoff(0));
                ending = Ending.RULES;
            } else if (moves.size() >= mostPlies) {
                outcome = Outcome.DRAW;
                ending = Ending.LENGTH;
            }
        }

        GameReport report() {
            int[] all = moves.stream().mapToInt(Integer::intValue).toArray();
            return new GameReport(all, outcome, ending, List.of(nodes[0], nodes[1]));
        }
    }

    /** What a player has said in time; it is on the table when the flag falls. */
    private static final class LastWord {

        private final Clock clock;
        private Result result;
        private Duration after;

        LastWord(Clock clock) {
            this.clock = clock;
        }

        void heard(Result said) {
            Duration now = clock.elapsed();
            if (clock.isLate(now)) return;
            result = said;
            after = now;
        }
    }

    /** A busy machine takes a thread that never rests from its work for long; better now than when the clock runs. */
    private static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static <P extends Position> boolean isLegal(P position, int move) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        return Arrays.stream(moves, 0, end).anyMatch(legal -> legal == move);
    }

    /** Who has won, by what the first player gets. */
    public static Outcome outcome(int payoff) {
        return payoff > 0 ? Outcome.FIRST_WINS : payoff < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }
}
