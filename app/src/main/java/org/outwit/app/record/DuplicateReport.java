package org.outwit.app.record;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.GameCopies;

/** Records of games that were read before, in the same file or in an earlier one; every other game is handed on. */
public final class DuplicateReport<P extends Position> implements RecordSink<P> {

    private static final int MOST_SHOWN = 10;

    /** Two places of one game. */
    private record Copy(Where copy, Where of) {}

    /** The game with this number, from 1, in this file. */
    private record Where(String file, long game) {}

    private final GameCopies<P> games = new GameCopies<>();
    private final List<Where> places = new ArrayList<>();
    private final List<Copy> copies = new ArrayList<>();
    private final RecordSink<P> next;
    private String file = "";

    /** Hands the first record of each game on. */
    public DuplicateReport(RecordSink<P> next) {
        this.next = next;
    }

    /** Says that from now on games come from this file. */
    public void file(String name) {
        file = name;
    }

    @Override
    public void game(PlayedGame<P> game) {
        Where here = new Where(file, game.number());
        places.add(here);
        OptionalInt original = games.add(game);
        if (original.isEmpty()) next.game(game);
        else copies.add(new Copy(here, places.get(original.getAsInt())));
    }

    @Override
    public void rejected(Rejection rejection) {
        next.rejected(rejection);
    }

    public void print(PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%,d of %,d games are copies of a game that was read before.%n",
                copies.size(),
                places.size());
        pairs().forEach((files, count) -> out.printf(Locale.ROOT, "  %,7d  %s%n", count, files));
        copies.stream()
                .limit(MOST_SHOWN)
                .forEach(each -> out.println(
                        "  " + each.copy().file() + " game " + each.copy().game() + " = "
                                + each.of().file() + " game " + each.of().game()));
        if (copies.size() > MOST_SHOWN) {
            out.printf(Locale.ROOT, "  … and %,d more; --json lists all.%n", copies.size() - MOST_SHOWN);
        }
    }

    private Map<String, Integer> pairs() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Copy each : copies) {
            String name = each.copy().file().equals(each.of().file())
                    ? "within " + each.of().file()
                    : "of " + each.copy().file() + " in " + each.of().file();
            counts.merge(name, 1, Integer::sum);
        }
        return counts;
    }

    /** Everything, with the complete list. */
    public Row object() {
        return new Row(
                places.size(),
                copies.size(),
                copies.stream().map(DuplicateReport::object).toList());
    }

    private static CopyRow object(Copy copy) {
        return new CopyRow(
                copy.copy().file(),
                copy.copy().game(),
                copy.of().file(),
                copy.of().game());
    }

    /** How many games there are, and which of them are there before. */
    public record Row(int games, int duplicates, List<CopyRow> copies) {}

    /** A game, and which earlier one it is. */
    public record CopyRow(String file, long game, String sameAsFile, long sameAsGame) {}
}
