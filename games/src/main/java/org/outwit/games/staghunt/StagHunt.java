package org.outwit.games.staghunt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Scale;
import org.outwit.core.game.SharedSum;
import org.outwit.games.CountFeature;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/** The stag hunt. Of the evaluators {@code trusting} goes to the stag, {@code careful} to a hare, and {@code watching} to the stag if the other is near it. */
public final class StagHunt extends DescribedGame<StagHuntPosition> {

    /** What a hare counts. */
    static final int HARE = 1000;

    private static final List<Feature<StagHuntPosition>> FEATURES = List.of(
            CountFeature.own(
                    "caught",
                    "hares that the hunter has caught",
                    1,
                    (position, player) -> position.hunter(player) == StagHuntPosition.HOME ? 1 : 0),
            CountFeature.own(
                    "to-hare",
                    "steps from the hunter to the nearest hare; 0 where there is none or the hunter is at home",
                    Meadow.FARTHEST,
                    StagHunt::toHare),
            CountFeature.own(
                    "to-stag",
                    "steps from the hunter to a square beside the stag; as many as there can be where the hunter is at home",
                    Meadow.FARTHEST,
                    StagHunt::toStag),
            CountFeature.own(
                    "partner",
                    "the same of the other hunter",
                    Meadow.FARTHEST,
                    (position, player) -> toStag(position, 1 - player)));

    public StagHunt() {
        super(new Description<>(
                "staghunt",
                "Stag hunt, for two who may trust each other",
                new Capabilities(2, false, false, false, false),
                new Scale(HARE, "hare"),
                new StagHuntNotation(),
                FEATURES));
        style("trusting", Map.of("caught", 1.0, "to-stag", -0.2));
        style("careful", Map.of("caught", 1.0, "to-hare", -0.1));
        style("watching", Map.of("caught", 1.0, "to-hare", -0.1, "to-stag", -0.1, "partner", -0.2));
    }

    private static int toHare(StagHuntPosition position, int player) {
        int square = position.hunter(player);
        int least = Integer.MAX_VALUE;
        for (int hare = 0; hare < 2; hare++) {
            if (position.hasHare(hare)) least = Math.min(least, Meadow.distance(square, Meadow.HARES[hare]));
        }
        return square == StagHuntPosition.HOME || least == Integer.MAX_VALUE ? 0 : least;
    }

    private static int toStag(StagHuntPosition position, int player) {
        int square = position.hunter(player);
        return square == StagHuntPosition.HOME ? Meadow.FARTHEST : Meadow.distance(square, Meadow.STAG) - 1;
    }

    @Override
    public StagHuntPosition start() {
        return StagHuntPosition.start();
    }

    /** The stag is worth three to each, and nobody pays. */
    @Override
    public Optional<SharedSum> payoffs() {
        return Optional.of(new SharedSum(2, 6 * HARE, 0));
    }

    @Override
    public Diagram diagram(StagHuntPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        List<String> rowNames = new ArrayList<>();
        for (int row = Meadow.ROWS - 1; row >= 0; row--) {
            List<Diagram.Cell> cells = new ArrayList<>();
            for (int column = 0; column < Meadow.COLUMNS; column++) {
                cells.add(new Diagram.Cell(Diagram.Ground.PLAIN, piece(position, Meadow.at(column, row))));
            }
            rows.add(cells);
            rowNames.add(String.valueOf(row + 1));
        }
        return new Diagram(rows, rowNames, List.of("a", "b", "c", "d", "e"), caption(position));
    }

    /** From square to square, or just the new one, since there is one hunter to move; a hunter who stays touches nothing. */
    @Override
    public List<List<Diagram.Place>> touches(StagHuntPosition position, int move) {
        int from = position.hunter(position.mover());
        if (move == from) return List.of();
        return List.of(List.of(place(from), place(move)), List.of(place(move)));
    }

    private static Diagram.Place place(int square) {
        return new Diagram.Place(Meadow.ROWS - 1 - square / Meadow.COLUMNS, square % Meadow.COLUMNS);
    }

    private static Diagram.Piece piece(StagHuntPosition position, int square) {
        for (int player = 0; player < 2; player++) {
            if (position.hunter(player) == square) {
                return new Diagram.Piece(player, Diagram.Shape.DISC, player == 0 ? "A" : "B");
            }
        }
        if (square == Meadow.STAG) return new Diagram.Piece(Diagram.Piece.NOBODY, Diagram.Shape.GLYPH, "S");
        for (int hare = 0; hare < 2; hare++) {
            if (position.hasHare(hare) && Meadow.HARES[hare] == square) {
                return new Diagram.Piece(Diagram.Piece.NOBODY, Diagram.Shape.GLYPH, "h");
            }
        }
        return null;
    }

    private static String caption(StagHuntPosition position) {
        if (position.isStagCaught()) return "Both have the stag";
        if (position.isOver()) {
            return "The hunt is over: A has " + position.payoff(0) / HARE + ", B has " + position.payoff(1) / HARE;
        }
        return (position.mover() == 0 ? "A" : "B") + " to move; plies until dusk: " + position.left();
    }
}
