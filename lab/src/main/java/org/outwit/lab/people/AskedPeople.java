package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Outcome;
import org.outwit.lab.experiment.Results;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.lab.records.RecordsFolder;

/**
 * Whom an experiment asks about in a game, and where.
 *
 * @param firstRank the person with so many people before them by number of games; those before served for tuning
 * @param people how many from there on
 * @param decisions of each
 * @param firstPly before it openings are remembered or were drawn by lot
 */
record AskedPeople(String game, int firstRank, int people, int decisions, int firstPly, int lastPly) {

    /** The people of a game, whoever plays it. */
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

    /** A sentence on whom the population knows, and on records that were exchanged in mid-run. */
    static String caution(Results results) {
        Map<Cell, Outcome> outcomes = results.outcomes();
        StringBuilder caution = new StringBuilder();
        for (String game : results.values("game")) {
            Results own = results.where("game", game);
            if (own.sum("strangers") < own.count()) {
                caution.append("The people of ").append(game);
                caution.append(" who taught how people play may include those who are predicted here, so these are no"
                        + " strangers. Train others without them, and put the file ");
                caution.append(game).append(".people into the folder of the records. ");
            }
            long archives = outcomes.entrySet().stream()
                    .filter(each -> each.getKey().has("game", game))
                    .map(each -> each.getValue().number("records"))
                    .distinct()
                    .count();
            if (archives > 1) {
                caution.append("The cells of ").append(game);
                caution.append(" were measured with different records: do not compare them. ");
            }
        }
        return caution.toString().strip();
    }
}
