package org.outwit.draw.board;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Join;

/**
 * A diagram for terminals: every cell as wide as the widest symbol needs, joins as lines between the cells, names along
 * the sides, and numbers of places as small as signs can be.
 */
public final class BoardText {

    private final Diagram diagram;
    private final int width;
    private final int margin;
    private final int gap;
    private final char[][] canvas;

    private BoardText(Diagram diagram) {
        this.diagram = diagram;
        int widest = 1;
        for (List<Cell> row : diagram.rows()) {
            for (Cell cell : row) widest = Math.max(widest, symbol(cell).length());
        }
        for (String name : diagram.columnNames()) widest = Math.max(widest, name.length());
        for (String name : diagram.topNames()) widest = Math.max(widest, name.length());
        this.width = widest;
        this.gap = diagram.joins().isEmpty() ? 1 : 3;
        int longest = 0;
        for (String name : diagram.rowNames()) longest = Math.max(longest, name.length());
        this.margin = longest == 0 ? 0 : longest + 1;
        int step = diagram.joins().isEmpty() ? 1 : 2;
        int columns = diagram.rows().isEmpty() ? 0 : diagram.rows().get(0).size();
        int lines = Math.max(0, step * (diagram.rows().size() - 1) + 1);
        this.canvas = new char[lines][margin + columns * (width + gap)];
        for (char[] line : canvas) java.util.Arrays.fill(line, ' ');
    }

    public static String of(Diagram diagram) {
        return new BoardText(diagram).draw();
    }

    private String draw() {
        for (Join join : diagram.joins()) draw(join);
        int step = diagram.joins().isEmpty() ? 1 : 2;
        for (int row = 0; row < diagram.rows().size(); row++) {
            if (!diagram.rowNames().isEmpty())
                write(step * row, 0, diagram.rowNames().get(row));
            List<Cell> cells = diagram.rows().get(row);
            for (int column = 0; column < cells.size(); column++) {
                String symbol = symbol(cells.get(column));
                if (!symbol.isBlank()) write(step * row, at(column), symbol); // or it would break a line that passes
            }
        }
        StringBuilder text = new StringBuilder(names(diagram.topNames()));
        for (char[] line : canvas) text.append(new String(line).stripTrailing()).append('\n');
        text.append(names(diagram.columnNames()));
        if (!diagram.caption().isEmpty()) text.append(diagram.caption()).append('\n');
        return text.toString();
    }

    private String names(List<String> columns) {
        if (columns.isEmpty()) return "";
        StringBuilder names = new StringBuilder(" ".repeat(margin));
        for (String name : columns) names.append(name).append(" ".repeat(width - name.length() + gap));
        return names.toString().stripTrailing() + '\n';
    }

    private void draw(Join join) {
        int top = 2 * Math.min(join.row(), join.toRow());
        int bottom = 2 * Math.max(join.row(), join.toRow());
        int left = at(Math.min(join.column(), join.toColumn()));
        int right = at(Math.max(join.column(), join.toColumn()));
        if (top == bottom) {
            for (int x = left + 1; x < right; x++) canvas[top][x] = '─';
        } else if (left == right) {
            for (int y = top + 1; y < bottom; y++) canvas[y][left] = '│';
        } else {
            boolean falls = join.row() < join.toRow() == join.column() < join.toColumn();
            canvas[(top + bottom) / 2][(left + right) / 2] = falls ? '╲' : '╱';
        }
    }

    private int at(int column) {
        return margin + column * (width + gap);
    }

    private void write(int line, int column, String text) {
        for (int i = 0; i < text.length(); i++) canvas[line][column + i] = text.charAt(i);
    }

    /** What stands in a cell: the piece and, small, the name of the place. */
    private String symbol(Cell cell) {
        return piece(cell) + small(cell.name());
    }

    private static String small(String name) {
        StringBuilder small = new StringBuilder();
        for (char sign : name.toCharArray())
            small.append(sign >= '0' && sign <= '9' ? (char) ('₀' + sign - '0') : sign);
        return small.toString();
    }

    private String piece(Cell cell) {
        if (cell.piece() != null) {
            String symbol = cell.piece().symbol();
            return cell.piece().shape().isWritten() ? symbol : symbol.substring(0, symbol.offsetByCodePoints(0, 1));
        }
        return cell.ground() == Ground.NONE || cell.ground() == Ground.LIGHT && hasDark() ? " " : "·";
    }

    /** On a chequered board only the dark squares need a dot to be counted by. */
    private boolean hasDark() {
        return diagram.rows().stream().flatMap(List::stream).anyMatch(cell -> cell.ground() == Ground.DARK);
    }
}
