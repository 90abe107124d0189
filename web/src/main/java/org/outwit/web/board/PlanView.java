package org.outwit.web.board;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;
import org.outwit.draw.board.BoardPlan;
import org.outwit.draw.board.BoardPlan.Box;

/**
 * A {@link BoardPlan} as pages draw it.
 *
 * @param inside whether names of rows and columns stand inside the edge; otherwise they are among the labels
 */
public record PlanView(
        double width,
        double height,
        double piece,
        double touch,
        boolean inside,
        boolean turnable,
        List<BoxView> cells,
        List<PartView> parts,
        List<LabelView> labels) {

    /** A cell and where it lies, by its upper left corner. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record BoxView(String place, double x, double y, double width, double height) {}

    /** A shape below the pieces; filled where the line has no width. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record PartView(String tone, double line, String path) {}

    /** A name around its middle. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record LabelView(String text, double x, double y, String tone) {}

    static PlanView of(BoardPlan plan) {
        return new PlanView(
                tenth(plan.width()),
                tenth(plan.height()),
                plan.piece(),
                plan.touch(),
                plan.inside(),
                plan.turnable(),
                plan.cells().entrySet().stream()
                        .map(cell -> box(CellText.of(cell.getKey()), cell.getValue()))
                        .toList(),
                plan.parts().stream()
                        .map(part -> new PartView(part.tone(), part.line(), part.path()))
                        .toList(),
                plan.labels().stream()
                        .map(label -> new LabelView(label.text(), tenth(label.x()), tenth(label.y()), label.tone()))
                        .toList());
    }

    private static BoxView box(String place, Box box) {
        return new BoxView(place, tenth(box.x()), tenth(box.y()), tenth(box.width()), tenth(box.height()));
    }

    private static double tenth(double number) {
        return Math.round(number * 10) / 10.0;
    }
}
