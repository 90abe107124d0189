package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.OpeningBook;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Observation;
import org.outwit.core.turn.Turn;
import org.outwit.play.resources.LentTable;

/** A player who searches for every move, no deeper than it is said to look ahead. */
public final class SearchingChooser<P extends Position> implements MoveChooser<P> {

    private final SearchMaker<P> maker;
    private final int ownDepth;
    private final boolean judges;
    private final OpeningBook<P> book;
    private final LentTable table; // null where the search needs none
    private final EndgameTables<P> tables; // that the search asks, or null
    private Optional<ReplyForecast> forecast = Optional.empty();
    private Optional<ResortForecast> resort = Optional.empty();
    private long expectedKey;
    private int expectedMove = Position.NO_MOVE;

    /** {@code judges} says whether the search can value a position for a player who is not to move there. */
    SearchingChooser(SearchMaker<P> maker, int ownDepth, boolean judges, LentTable table) {
        this(maker, ownDepth, judges, table, position -> Position.NO_MOVE, null);
    }

    private SearchingChooser(
            SearchMaker<P> maker,
            int ownDepth,
            boolean judges,
            LentTable table,
            OpeningBook<P> book,
            EndgameTables<P> tables) {
        this.maker = maker;
        this.ownDepth = ownDepth;
        this.judges = judges;
        this.table = table;
        this.book = book;
        this.tables = tables;
    }

    /** This player, who plays what the book knows without a search. */
    public SearchingChooser<P> withBook(OpeningBook<P> book) {
        return new SearchingChooser<>(maker, ownDepth, judges, table, book, tables);
    }

    /** The book of played games that the player has, if any. */
    public Optional<GameBook<P>> gameBook() {
        return book instanceof GameBook<P> games ? Optional.of(games) : Optional.empty();
    }

    /** This player, whose search is known to ask these tables. */
    SearchingChooser<P> asking(EndgameTables<P> tables) {
        return new SearchingChooser<>(maker, ownDepth, judges, table, book, tables);
    }

    /** This player, who makes it hard for the opponent where its game is lost. */
    SearchingChooser<P> resisting(Game<P> game, PlayerSettings equipment) {
        return new SearchingChooser<>(
                new ResistingLevel<>(game, maker, equipment), ownDepth, judges, table, book, tables);
    }

    /** The endgame tables that the search asks, if any. */
    public Optional<EndgameTables<P>> tables() {
        return Optional.ofNullable(tables);
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return forecast;
    }

    @Override
    public Optional<ResortForecast> resort() {
        return resort;
    }

    @Override
    public Optional<Insight<P>> insight() {
        return maker.insight();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        maker.tookBack(history);
    }

    @Override
    public void gameOver(GameHistory<P> history, int seat) {
        maker.gameOver(history, seat);
    }

    /** Borrows the table now, so that the first move need not; for games with a clock. */
    public SearchingChooser<P> prepared() {
        if (table != null) table.get();
        return this;
    }

    /** Gives the table back. */
    @Override
    public void close() {
        maker.close();
        if (table != null) table.close();
    }

    @Override
    public Result choose(Turn<P> turn) {
        if (turn.observation() instanceof Observation.Shown<P> shown) return choose(turn, shown);
        P root = turn.position();
        Limits limits = turn.limits();
        Result fallbackMove = fallbackMove(root);
        turn.progress().accept(fallbackMove);
        int viewer = turn.seat();
        forecast = Optional.empty();
        resort = Optional.empty();
        Optional<Result> known = book.answer(root, viewer);
        if (known.isPresent()) return known.get();
        Limits own = limits.withDepth(Math.min(limits.depth(), ownDepth));
        Result found = maker.at(turn).search(root, viewer, own);
        forecast = maker.forecast();
        resort = maker.resort();
        boolean nothing = found.move() == Position.NO_MOVE;
        Result answer = nothing ? Result.fallback(fallbackMove.move(), found.reason(), found.counts()) : found;
        expect(root, answer.line());
        return answer;
    }

    private Result choose(Turn<P> turn, Observation.Shown<P> shown) {
        Result fallbackMove = Result.fallback(turn.anyMove(), StopReason.FINISHED, Counts.ZERO);
        turn.progress().accept(fallbackMove);
        Limits limits = turn.limits();
        Result found = maker.shown(shown, limits.withDepth(Math.min(limits.depth(), ownDepth)));
        if (found.move() == Position.NO_MOVE) {
            return Result.fallback(fallbackMove.move(), found.reason(), found.counts());
        }
        turn.progress().accept(found);
        return found;
    }

    /** What it plays if there is no time at all: what it expected to play here, or else the first legal move. */
    private Result fallbackMove(P root) {
        int[] moves = new int[root.mostMoves()];
        root.moves(moves, 0);
        boolean foreseen = expectedMove != Position.NO_MOVE && root.key() == expectedKey;
        return Result.fallback(foreseen ? expectedMove : moves[0], StopReason.FINISHED, Counts.ZERO);
    }

    /** Remembers where the line comes to its next turn, and what it means to play there. */
    private void expect(P root, List<Integer> line) {
        expectedMove = Position.NO_MOVE;
        P position = Position.copyOf(root);
        for (int i = 0; i + 1 < line.size(); i++) {
            position.make(line.get(i));
            if (position.mover() != root.mover()) continue;
            expectedKey = position.key();
            expectedMove = line.get(i + 1);
            return;
        }
    }

    /** How deep the player looks ahead by itself; {@code Integer.MAX_VALUE} where only limits say so. */
    public int ownDepth() {
        return ownDepth;
    }

    /** Whether {@link #equallyGood} can be asked. */
    public boolean canCompare() {
        return judges;
    }

    /**
     * The moves that are worth as much as the one that was found, in the game's order: each is made and valued by itself at
     * the same depth, and must reach exactly that value: a win in as many plies where wins are counted.
     */
    public List<Integer> equallyGood(Game<P> game, P root, Result found) {
        if (!judges) {
            throw new InputException("This player's search values positions only for the mover, so it"
                    + " cannot compare moves one by one.");
        }
        if (!found.isKnown()) return List.of(found.move());
        int viewer = root.mover();
        P position = Position.copyOf(root);
        int[] moves = new int[root.mostMoves()];
        int end = root.moves(moves, 0);
        List<Integer> equal = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            Result below = maker.from(position, viewer, result -> {})
                    .search(position, viewer, Limits.depth(found.depth() - 1));
            position.undo();
            if (moves[i] == found.move()
                    || below.bound() == Bound.EXACT && fromRoot(game, below.value(), found) == found.value()) {
                equal.add(moves[i]);
            }
        }
        return equal;
    }

    /** A win below the root is one ply further from the root; unless this search does not count plies. */
    private static <P extends Position> int fromRoot(Game<P> game, int below, Result found) {
        boolean counts =
                ForcedEnd.of(game, found.value()).filter(end -> end.plies() > 0).isPresent();
        if (!counts || ForcedEnd.of(game, below).isEmpty()) return below;
        return below > 0 ? below - 1 : below + 1;
    }
}
