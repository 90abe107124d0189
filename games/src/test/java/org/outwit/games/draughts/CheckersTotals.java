package org.outwit.games.draughts;

import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Endings;

/** What tables hold, counted as the published totals are. */
final class CheckersTotals {

    private CheckersTotals() {}

    /** Wins, losses and draws of the side to move, by how many pieces it and the other have: 2v1 and 97740/15/261. */
    static Map<String, String> of(EndgameTables<DraughtsPosition> tables, int pieces) {
        Endings<DraughtsPosition> endings = tables.endings();
        int[][][] counts = new int[pieces][pieces][3];
        DraughtsPosition room = endings.game().withoutDrawRules(endings.game().start());
        for (int slice = 0; slice < endings.slices(pieces); slice++) {
            for (int index = 0; index < endings.size(slice); index++) {
                room = endings.position(room, slice, index);
                int verdict = tables.probe(room);
                int column = Verdict.isWin(verdict) ? 0 : Verdict.isLoss(verdict) ? 1 : 2;
                counts[Long.bitCount(room.own)][Long.bitCount(room.theirs)][column]++;
            }
        }
        Map<String, String> totals = new TreeMap<>();
        for (int own = 1; own < pieces; own++) {
            for (int theirs = 1; own + theirs <= pieces; theirs++) {
                int[] count = counts[own][theirs];
                totals.put(own + "v" + theirs, count[0] + "/" + count[1] + "/" + count[2]);
            }
        }
        return totals;
    }
}
