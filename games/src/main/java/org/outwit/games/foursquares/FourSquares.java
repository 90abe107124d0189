package org.outwit.games.foursquares;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Tactics;
import org.outwit.games.Caption;

/**
 * The four-square game, on four squares or any other number from three. Values are millionths of a win. Of the
 * evaluators, {@code race} counts who will arrive first, {@code guard} leaves home as late as it can, {@code shy} keeps
 * away from the other token, and {@code follow} stays close to it.
 */
public final class FourSquares implements Game<FourSquaresPosition> {

    static final int WIN = 1_000_000;

    private static final Tactics<FourSquaresPosition> TACTICS = Tactics.ofWin(WIN);

    private static final int STANDARD = 4;
    private static final int LEAST_SQUARES = 3;
    private static final int MOST_SQUARES = 1000;

    private final int squares;
    private final Notation<FourSquaresPosition> notation;
    private final List<Feature<FourSquaresPosition>> features;
    private final Map<String, Evaluator<FourSquaresPosition>> evaluators;

    public FourSquares() {
        this(STANDARD);
    }

    public FourSquares(int squares) {
        if (squares < LEAST_SQUARES || squares > MOST_SQUARES) {
            throw new IllegalArgumentException("The number of squares (" + squares + ") must be between "
                    + LEAST_SQUARES + " and " + MOST_SQUARES + ".");
        }
        this.squares = squares;
        this.notation = new FourSquaresNotation(squares);
        this.features = FourSquaresFeatures.of(squares);
        this.evaluators = styles();
    }

    /** A whole line is worth at most a third of a win, so that no sum comes near one. */
    private Map<String, Evaluator<FourSquaresPosition>> styles() {
        double square = 1.0 / (3 * squares);
        Map<String, Evaluator<FourSquaresPosition>> styles = new LinkedHashMap<>();
        styles.put("race", LinearEvaluator.of(this, Map.of("race", 0.4, "progress", square)));
        styles.put("guard", LinearEvaluator.of(this, Map.of("advance", -square)));
        styles.put("shy", LinearEvaluator.of(this, Map.of("distance", square)));
        styles.put("follow", LinearEvaluator.of(this, Map.of("distance", -square)));
        return Collections.unmodifiableMap(styles);
    }

    @Override
    public String name() {
        return squares == STANDARD ? "foursquares" : "foursquares-" + squares;
    }

    @Override
    public String title() {
        return "The four-square game on a line of " + squares;
    }

    @Override
    public FourSquaresPosition start() {
        return new FourSquaresPosition(squares, 0, squares - 1, 0);
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.TWO_PLAYER.withLoops();
    }

    @Override
    public Scale scale() {
        return new Scale(WIN, "win");
    }

    @Override
    public Tactics<FourSquaresPosition> tactics() {
        return TACTICS;
    }

    @Override
    public Notation<FourSquaresPosition> notation() {
        return notation;
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

    @Override
    public List<Feature<FourSquaresPosition>> features() {
        return features;
    }

    @Override
    public Map<String, Evaluator<FourSquaresPosition>> evaluators() {
        return evaluators;
    }
}
