package org.outwit.play.match;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.record.Outcome;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;

/**
 * Plays one game between two players. Trusts neither: every move is checked, and each gets a copy of the position. It
 * adjudicates nothing; only the rules, the clock, an illegal move, a player who gives up or the greatest length end a game.
 *
 * <p>Time is part of the game: who has not moved when the flag falls loses. A player who tells what he would play while he
 * thinks has moved: what he told last before the flag fell was on the table, so a machine that stops a thread for a tenth of
 * a second decides no game; but all his time is gone. A clock starts only when a processor is free for its player, so that
 * games that are played at the same time do not take each other's time.
 */
public final class Referee<P extends Position> {

    private final Game<P> game;
    private final int mostPlies;
    private final Semaphore processors;

    /** For games that are played one at a time. */
    public Referee(Game<P> game, int mostPlies) {
        this(game, mostPlies, new Semaphore(1));
    }

    /** {@code processors} are what timed games that are played at the same time share. */
    Referee(Game<P> game, int mostPlies, Semaphore processors) {
        Capabilities can = game.capabilities();
        if (can.players() != 2 || can.chance() || can.hidden()) {
            throw new InputException("The referee knows games for two without chance and hidden information; "
                    + game.name() + " is not such a game.");
        }
        if (mostPlies < 1) throw new InputException("The most plies (" + mostPlies + ") must be positive.");
        this.game = game;
        this.mostPlies = mostPlies;
        this.processors = processors;
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
            int[] opening, List<? extends MoveChooser<P>> players, Limits limits, Clock clock, BooleanSupplier stop) {
        Board board = new Board(opening);
        while (!board.isEnded() && !stop.getAsBoolean()) {
            if (clock.isTimed()) processors.acquireUninterruptibly();
            try {
                turn(board, players.get(board.position.mover()), limits.stoppedBy(stop), clock);
            } finally {
                if (clock.isTimed()) processors.release();
            }
        }
        return board.report();
    }

    private void turn(Board board, MoveChooser<P> player, Limits limits, Clock clock) {
        int mover = board.position.mover();
        Limits here = clock.limit(limits, mover);
        if (clock.isTimed()) rest();
        clock.start(mover);
        try {
            LastWord word = new LastWord(clock);
            Result result = player.choose(Turn.of(board.history, here).telling(word::heard));
            boolean inTime = clock.stop();
            if (!inTime && word.result != null) {
                result = word.result;
                inTime = true;
            }
            if (limits.stop().getAsBoolean()) return; // the answer may be one that was broken off
            board.take(result, inTime);
        } catch (Forfeit forfeit) {
            clock.stop();
            if (!limits.stop().getAsBoolean()) board.lost(forfeit);
        }
    }

    /** The game so far. */
    private final class Board {

        private P position;
        private GameHistory<P> history;
        private final long[] nodes = new long[2];
        private Outcome outcome = Outcome.UNKNOWN;
        private Ending ending = Ending.ABANDONED;
        private String remark = "";

        Board(int[] opening) {
            history = GameHistory.from(game.start(), opening);
            look();
        }

        boolean isEnded() {
            return outcome != Outcome.UNKNOWN;
        }

        void take(Result answer, boolean inTime) {
            int mover = position.mover();
            nodes[mover] += answer.counts().nodes();
            if (!inTime || !isLegal(position, answer.move())) {
                outcome = lossOf(mover);
                ending = inTime ? Ending.ILLEGAL_MOVE : Ending.TIME;
                return;
            }
            history = history.then(answer.move());
            look();
        }

        void lost(Forfeit forfeit) {
            outcome = lossOf(position.mover());
            remark = forfeit.getMessage();
            ending = switch (forfeit.reason()) {
                case RESIGNATION -> Ending.RESIGNATION;
                case ILLEGAL_MOVE -> Ending.ILLEGAL_MOVE;
                case FAILURE -> Ending.FAILURE;
            };
        }

        /** Is it over now? */
        private void look() {
            position = history.end();
            if (position.isOver()) {
                outcome = outcome(position.payoff(0));
                ending = Ending.RULES;
            } else if (history.plies() >= mostPlies) {
                outcome = Outcome.DRAW;
                ending = Ending.LENGTH;
            }
        }

        GameReport report() {
            return new GameReport(history.moves(), outcome, ending, List.of(nodes[0], nodes[1]), remark);
        }
    }

    /** What a player has said in time; it is on the table when the flag falls. He may say it in a thread of his own. */
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

    private static Outcome lossOf(int mover) {
        return mover == 0 ? Outcome.SECOND_WINS : Outcome.FIRST_WINS;
    }

    /** Who has won, by what the first player gets. */
    public static Outcome outcome(int payoff) {
        return payoff > 0 ? Outcome.FIRST_WINS : payoff < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }
}
