package org.outwit.core.endgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Position;

/** The tables of a game that a folder holds, mapped into memory. */
public final class EndgameTables<P extends Position> implements Tablebase<P> {

    private final Endings<P> endings;
    private final EndgameTable[] tables;

    EndgameTables(Endings<P> endings) {
        this.endings = endings;
        this.tables = new EndgameTable[endings.slices(endings.mostPieces())];
    }

    /**
     * Opens all tables of the game in a folder and checks them; slices without a file stay unknown.
     *
     * @throws EndgameTableException for a folder without tables of the game, and for a file that is damaged or another's
     */
    public static <P extends Position> EndgameTables<P> open(Endings<P> endings, Path folder) throws IOException {
        EndgameTables<P> opened = new EndgameTables<>(endings);
        boolean found = false;
        for (int slice = 0; slice < opened.tables.length; slice++) {
            if (!Files.exists(EndgameTable.file(folder, endings, slice))) continue;
            opened.add(slice, EndgameTable.open(folder, endings, slice));
            found = true;
        }
        if (!found) {
            String refusal =
                    Files.isDirectory(folder) ? " holds no endgame table of " : " is not a folder of tables of ";
            throw new EndgameTableException(folder + refusal + endings.game().name() + ".");
        }
        return opened;
    }

    void add(int slice, EndgameTable table) {
        tables[slice] = table;
    }

    public Endings<P> endings() {
        return endings;
    }

    /** What the table of a slice holds, if there is one. */
    public Optional<Totals> totals(int slice) {
        return Optional.ofNullable(tables[slice]).map(EndgameTable::totals);
    }

    @Override
    public int probe(P position) {
        long place = endings.place(position);
        if (place == Endings.NOWHERE) return Verdict.UNKNOWN;
        EndgameTable table = tables[Endings.slice(place)];
        return table == null ? Verdict.UNKNOWN : table.verdict(Endings.index(place));
    }
}
