package org.outwit.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.draw.report.Finding;

/** A question, its cells, how one of them is measured, and what all of them together say. A new one is listed with the others of its package. */
public interface Experiment {

    About about();

    /** Goes up from 1 whenever the same cell would come out differently. */
    default int version() {
        return 1;
    }

    /** In the order of the report. */
    List<Cell> cells(Size size);

    /** Cells with the same answer are measured with the same inputs; those of which people see one choice only. Usually their game. */
    default String group(Cell cell) {
        return cell.game();
    }

    /**
     * What cells are measured with beside the program. Asked only where nothing is {@link #missing}.
     *
     * @param game the {@link #group} of the cells, which is what they call their game; empty for those that call none
     */
    default Inputs inputs(String game, LabContext context) {
        return Inputs.NONE;
    }

    /** Why cells of this game cannot be measured with this context, as a sentence; nothing where they can. */
    default Optional<String> missing(String game, LabContext context) {
        return Optional.empty();
    }

    /** Measures one cell; called from many threads at once. The measurement depends on the cell alone if it {@link #isRepeatable}. */
    Measurement run(Cell cell, LabContext context);

    /**
     * What the measurements say: numbers with intervals, plots, and the verdict. There is at least one measurement, but some may be missing
     * while the experiment is still running.
     */
    Finding finding(LabResults results);

    /**
     * Whether a cell comes out the same each time. Where players have equal processor time it does not: then a measurement is one of
     * those that can come out, and the finding says so.
     */
    default boolean isRepeatable() {
        return true;
    }

    /** What its numbers are, as far as it says so. */
    default List<MeasuredNumber> numbers() {
        return List.of();
    }

    /** What the parameters of its cells are counted in, by name, as far as it says so. */
    default Map<String, String> parameterUnits() {
        return Map.of();
    }

    /** What people write behind {@code outwit lab run} to run it: its name, or the file that has it. */
    default String argument() {
        return about().id();
    }

    /** What somebody types to run it again. */
    default String command(Size size) {
        return "outwit lab run " + argument() + " --" + size.word()
                + (about().needsRecords() ? " --records FOLDER" : "");
    }

    default Measured measured() {
        return new Measured(about().id(), version());
    }
}
