package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.lab.records.RecordsFolder;

/**
 * Whom an experiment asks about in a game, and where.
 *
 * @param firstRank how many people have more games than the first one asked; they served for tuning
 * @param people how many from there on
 * @param decisions of each
 * @param firstPly before it openings are remembered or were drawn by lot
 */
record AskedPeople(String game, int firstRank, int people, int decisions, int firstPly, int lastPly) {

    /** The people of a game, for any game. */
    static RecordedPeople<?> people(Cell cell, LabContext context) {
        return RecordsFolder.people(context, cell.text("game"));
    }

    List<Cell> cells(Object... more) {
        List<Cell> cells = new ArrayList<>();
        for (int rank = firstRank; rank < firstRank + people; rank++) {
            Object[] names = new Object[6 + more.length];
            System.arraycopy(new Object[] {"game", game, "rank", rank, "decisions", decisions}, 0, names, 0, 6);
            System.arraycopy(more, 0, names, 6, more.length);
            cells.add(Cell.of(1, names));
        }
        return cells;
    }

    static AskedPeople of(List<AskedPeople> all, Cell cell) {
        return all.stream()
                .filter(each -> each.game.equals(cell.text("game")))
                .findFirst()
                .orElseThrow();
    }

    /** Sentences on whom the population knows, and on records that were exchanged in mid-run; empty where all is well. */
    static String caution(LabResults results) {
        List<String> cautions = new ArrayList<>();
        List<String> known = results.values("game").stream()
                .filter(game -> results.where("game", game).sum("strangers")
                        < results.where("game", game).count())
                .toList();
        if (!known.isEmpty()) {
            cautions.add("The population of " + String.join(" and ", known)
                    + " may have learned from the people who are predicted here, so these are no strangers to it. Train one"
                    + " without them, and put the file " + known.get(0) + ".people into the folder of the records.");
        }
        for (String game : results.values("game")) {
            double[] archives = results.where("game", game).numbers("records");
            if (Arrays.stream(archives).distinct().count() > 1) {
                cautions.add("Cells of " + game + " were measured with different records and must not be compared.");
            }
        }
        return String.join(" ", cautions);
    }
}
