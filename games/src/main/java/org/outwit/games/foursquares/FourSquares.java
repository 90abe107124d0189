package org.outwit.games.foursquares;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Tactics;
import org.outwit.games.Caption;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * The four-square game, on four squares or any other number from three. Values are millionths of a win. Of the
 * evaluators, {@code race} counts who will arrive first, {@code guard} leaves home as late as it can, {@code shy} keeps
 * away from the other token, and {@code follow} stays close to it.
 */
public final class FourSquares extends DescribedGame<FourSquaresPosition> {

    static final int WIN = 1_000_000;

    private static final int STANDARD = 4;
    private static final int LEAST_SQUARES = 3;
    private static final int MOST_SQUARES = 1000;

    private final int squares;

    public FourSquares() {
        this(STANDARD);
    }

    public FourSquares(int squares) {
        super(new Description<>(
                        squares == STANDARD ? "foursquares" : "foursquares-" + squares,
                        "The four-square game on a line of " + squares,
                        Capabilities.TWO_PLAYER.withLoops(),
                        new Scale(WIN, "win"),
                        new FourSquaresNotation(squares),
                        FourSquaresFeatures.of(checked(squares)))
                .with(Tactics.ofWin(WIN)));
        this.squares = squares;
        // A whole line is worth at most a third of a win, so that no sum comes near one.
        double square = 1.0 / (3 * squares);
        style("race", Map.of("race", 0.4, "progress", square));
        style("guard", Map.of("advance", -square));
        style("shy", Map.of("distance", square));
        style("follow", Map.of("distance", -square));
    }

    private static int checked(int squares) {
        if (squares < LEAST_SQUARES || squares > MOST_SQUARES) {
            throw new IllegalArgumentException("The number of squares (" + squares + ") must be between "
                    + LEAST_SQUARES + " and " + MOST_SQUARES + ".");
        }
        return squares;
    }

    @Override
    public FourSquaresPosition start() {
        return new FourSquaresPosition(squares, 0, squares - 1, 0);
    }

    @Override
    public Diagram diagram(FourSquaresPosition position) {
        List<Diagram.Cell> row = IntStream.range(0, squares)
                .mapToObj(square -> new Diagram.Cell(Diagram.Ground.PLAIN, piece(position, square)))
                .toList();
        List<String> names =
                IntStream.rangeClosed(1, squares).mapToObj(String::valueOf).toList();
        return new Diagram(List.of(row), List.of(), names, Caption.of(position, "A", "B"));
    }

    private static Diagram.Piece piece(FourSquaresPosition position, int square) {
        for (int player = 0; player < 2; player++) {
            if (position.token(player) == square) {
                String symbol = FourSquaresNotation.SIDES.substring(player, player + 1);
                return new Diagram.Piece(player, Diagram.Shape.GLYPH, symbol);
            }
        }
        return null;
    }
}
