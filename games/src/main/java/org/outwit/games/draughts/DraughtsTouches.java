package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Diagram.Place;

/**
 * How a move of draughts is played by hand: the piece, then every square where it lands. A capture can be touched in every order that
 * the rules allow, and by its first and last square alone where these tell which it is.
 */
final class DraughtsTouches {

    private final DraughtsPosition position;
    private final Squares squares;

    private DraughtsTouches(DraughtsPosition position) {
        this.position = position;
        this.squares = new Squares(position.rules, position.board);
    }

    static List<List<Place>> of(DraughtsPosition position, int move) {
        return new DraughtsTouches(position).ways(move);
    }

    private List<List<Place>> ways(int move) {
        List<Integer> ends = List.of(DraughtsPosition.from(move), DraughtsPosition.to(move));
        if (!DraughtsPosition.isCapture(move)) return List.of(places(ends));
        List<List<Integer>> ways = new ArrayList<>(CapturePath.all(position, move));
        if (!ways.contains(ends) && endsTell(move)) ways.add(ends);
        return ways.stream().map(this::places).distinct().toList();
    }

    /** Whether no other capture of this piece comes to the last square, at its end or on its way. */
    private boolean endsTell(int move) {
        int from = DraughtsPosition.from(move);
        int to = DraughtsPosition.to(move);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        return from != to
                && Arrays.stream(moves, 0, end)
                        .filter(other -> other != move && DraughtsPosition.from(other) == from)
                        .noneMatch(other ->
                                CapturePath.all(position, other).stream().anyMatch(way -> way.contains(to)));
    }

    private List<Place> places(List<Integer> bits) {
        return bits.stream().map(this::place).toList();
    }

    private Place place(int bit) {
        Board board = position.board;
        int square = board.square(bit);
        int column = board.column(square);
        return new Place(board.row(square), squares.areMirrored() ? board.width - 1 - column : column);
    }
}
