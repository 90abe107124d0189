package org.outwit.games.qubic;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Tactics;
import org.outwit.games.Caption;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * Qubic, and its little sister on a cube of three. Values are millionths of a win. Of the evaluators, {@code lines}
 * builds and blocks everywhere, {@code diagonals} takes the cells that most lines run through, {@code attack} sees only
 * its own chances.
 */
public final class Qubic extends DescribedGame<QubicPosition> {

    static final int WIN = 1_000_000;

    private static final int STANDARD = 4;

    private final Cube cube;

    public Qubic() {
        this(STANDARD);
    }

    /** A cube of {@code side} cells each way, and as many in a line to win. */
    public Qubic(int side) {
        this(new Cube(side));
    }

    private Qubic(Cube cube) {
        super(new Description<>(
                        cube.side == STANDARD ? "qubic" : "qubic-" + cube.side,
                        title(cube.side),
                        Capabilities.TWO_PLAYER,
                        new Scale(WIN, "win"),
                        new QubicNotation(cube),
                        QubicFeatures.of(cube))
                .with(Tactics.ofWin(WIN)));
        this.cube = cube;
        QubicFeatures.styles(cube).forEach(this::style);
    }

    private static String title(int side) {
        return "Qubic, " + side + " in a line on a cube of " + side + " by " + side + " by " + side;
    }

    @Override
    public QubicPosition start() {
        return new QubicPosition(cube);
    }

    /** The levels beside each other, the lowest at the left, with a gap between them. */
    @Override
    public Diagram diagram(QubicPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        List<String> rowNames = new ArrayList<>();
        for (int row = cube.side - 1; row >= 0; row--) {
            List<Diagram.Cell> cells = new ArrayList<>();
            for (int level = 0; level < cube.side; level++) {
                if (level > 0) cells.add(Diagram.Cell.empty(Diagram.Ground.NONE));
                for (int column = 0; column < cube.side; column++) {
                    cells.add(cell(position, cube.cell(column, row, level)));
                }
            }
            rows.add(cells);
            rowNames.add(String.valueOf(row + 1));
        }
        List<String> columnNames = new ArrayList<>();
        for (int level = 0; level < cube.side; level++) {
            if (level > 0) columnNames.add("");
            for (int column = 0; column < cube.side; column++) {
                columnNames.add(String.valueOf((char) ('a' + column)));
            }
        }
        String caption = Caption.of(position, "X", "O") + "; levels 1 to " + cube.side + " from the left";
        return new Diagram(rows, rowNames, columnNames, caption).on(Diagram.Surface.PLANES);
    }

    private static Diagram.Cell cell(QubicPosition position, int cell) {
        for (int player = 0; player < 2; player++) {
            if ((position.stonesOf(player) >>> cell & 1) != 0) {
                String symbol = player == 0 ? "✕" : "○";
                Diagram.Piece piece = new Diagram.Piece(player, Diagram.Shape.GLYPH, symbol);
                return new Diagram.Cell(Diagram.Ground.PLAIN, piece);
            }
        }
        return Diagram.Cell.empty(Diagram.Ground.PLAIN);
    }
}
