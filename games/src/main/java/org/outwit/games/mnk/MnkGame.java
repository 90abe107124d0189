package org.outwit.games.mnk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Scale;
import org.outwit.games.Caption;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * Any m,n,k-game up to a board of 19 by 19. Values are millionths of a win. Of the evaluators, {@code lines} builds
 * and blocks everywhere, {@code shapes} (where the board has room for it) plays for rows that are open at both ends,
 * {@code centre} takes the middle, {@code attack} sees only its own chances. To register a game under a name of its
 * own, extend this with a constructor without arguments, as {@link TicTacToe} does.
 */
public class MnkGame extends DescribedGame<MnkPosition> {

    static final int WIN = 1_000_000;

    private final Diagram.Shape shape;
    private final MnkBoard board;

    /** A game of {@code m} columns, {@code n} rows and {@code k} in a row to win. */
    public MnkGame(int m, int n, int k) {
        this(
                "mnk-" + m + "-" + n + "-" + k,
                k + " in a row on a board of " + m + " by " + n,
                Diagram.Shape.GLYPH,
                m,
                n,
                k);
    }

    /** The shape says how stones are drawn. */
    protected MnkGame(String name, String title, Diagram.Shape shape, int m, int n, int k) {
        this(name, title, shape, new MnkBoard(m, n, k));
    }

    private MnkGame(String name, String title, Diagram.Shape shape, MnkBoard board) {
        super(new Description<>(
                        name,
                        title,
                        Capabilities.TWO_PLAYER,
                        new Scale(WIN, "win"),
                        new MnkNotation(board),
                        MnkFeatures.of(board))
                .with(new MnkTactics())
                .with(new MnkSymmetries(board)));
        this.shape = shape;
        this.board = board;
        MnkFeatures.styles(board).forEach(this::style);
    }

    @Override
    public final MnkPosition start() {
        return MnkPosition.empty(board);
    }

    @Override
    public final Diagram diagram(MnkPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        List<String> rowNames = new ArrayList<>();
        for (int row = board.rows - 1; row >= 0; row--) {
            int first = board.cell(0, row);
            rows.add(IntStream.range(first, first + board.columns)
                    .mapToObj(cell -> new Diagram.Cell(Diagram.Ground.PLAIN, piece(position.owner(cell))))
                    .toList());
            rowNames.add(String.valueOf(row + 1));
        }
        List<String> columnNames = IntStream.range(0, board.columns)
                .mapToObj(column -> String.valueOf((char) ('a' + column)))
                .toList();
        boolean stones = shape == Diagram.Shape.DISC;
        List<String> sides = stones ? List.of("● Black", "○ White") : List.of("X", "O");
        return new Diagram(rows, rowNames, columnNames, Caption.of(position, sides.get(0), sides.get(1)))
                .on(stones ? Diagram.Surface.CROSSINGS : Diagram.Surface.TILES);
    }

    private Diagram.Piece piece(int owner) {
        if (owner == MnkPosition.EMPTY) return null;
        String first = shape == Diagram.Shape.DISC ? "●" : "✕";
        return new Diagram.Piece(owner, shape, owner == 0 ? first : "○");
    }
}
