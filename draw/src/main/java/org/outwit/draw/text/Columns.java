package org.outwit.draw.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** A table for people: columns as wide as they need, numbers to the right, empty columns left out. */
public final class Columns {

    private final List<String[]> rows = new ArrayList<>();

    public Columns(String... names) {
        rows.add(names);
    }

    public void row(String... cells) {
        rows.add(cells);
    }

    public void print(PrintWriter out) {
        int count = rows.get(0).length;
        int[] widths = new int[count];
        boolean[] numbers = new boolean[count];
        for (int column = 0; column < count; column++) {
            numbers[column] = rows.size() > 1;
            for (int row = 0; row < rows.size(); row++) {
                String cell = rows.get(row)[column];
                widths[column] = Math.max(widths[column], cell.length());
                numbers[column] &= row == 0 || cell.matches("-?[0-9.,]+%?");
            }
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < count; column++) {
                if (widths[column] == 0) continue;
                String room = " ".repeat(widths[column] - row[column].length());
                line.append(numbers[column] ? room + row[column] : row[column] + room)
                        .append("  ");
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
