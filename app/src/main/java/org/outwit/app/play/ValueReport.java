package org.outwit.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.draw.text.Columns;
import org.outwit.play.player.PositionValue;
import org.outwit.play.words.Wording;

/** What positions are worth, as a table and as JSON. */
public final class ValueReport<P extends Position> {

    private final Game<P> game;
    private final PlayerSpec by;
    private final List<String> positions = new ArrayList<>();
    private final List<PositionValue> values = new ArrayList<>();

    public ValueReport(Game<P> game, PlayerSpec by) {
        this.game = game;
        this.by = by;
    }

    public void add(P position, PositionValue value) {
        positions.add(game.notation().format(position));
        values.add(value);
    }

    public void print(PrintWriter out) {
        Set<String> names = new LinkedHashSet<>();
        for (PositionValue each : values) names.addAll(each.probabilities().keySet());
        List<String> head = new ArrayList<>(List.of("position", "for", "value"));
        for (String name : names) head.add(name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT));
        boolean ends = values.stream().anyMatch(PositionValue::over);
        if (ends) head.add("");
        Columns columns = new Columns(head.toArray(String[]::new));
        for (int i = 0; i < values.size(); i++) {
            PositionValue each = values.get(i);
            List<String> row = new ArrayList<>(List.of(positions.get(i), seat(each.player()), value(each)));
            for (String name : names) {
                Double probability = each.probabilities().get(name);
                row.add(probability == null ? "" : String.format(Locale.ROOT, "%.4f", probability));
            }
            if (ends) row.add(each.over() ? "the game is over" : "");
            columns.row(row.toArray(String[]::new));
        }
        out.println(
                game.title() + ", by " + by + ", in units of a " + game.scale().name());
        columns.print(out);
    }

    private String seat(int player) {
        if (game.capabilities().players() > 2) return "player " + player;
        return player == 0 ? "first" : "second";
    }

    private String value(PositionValue of) {
        return of.end()
                .map(end -> new Wording<>(game).value(game.scale().value(of.value())))
                .orElseGet(() -> number(of.value()));
    }

    private String number(double units) {
        int unit = game.scale().unit();
        int digits = unit == 1 ? 0 : Math.min(4, Integer.toString(unit - 1).length());
        return String.format(Locale.ROOT, "%." + digits + "f", units);
    }

    /** One object for each position. */
    public List<Record> objects() {
        List<Record> rows = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            PositionValue each = values.get(i);
            rows.add(new Row(
                    game.name(),
                    by.toString(),
                    positions.get(i),
                    each.player(),
                    each.over(),
                    each.value(),
                    game.scale().name(),
                    each.end().map(ForcedEnd::won),
                    each.end().filter(end -> end.plies() != 0).map(end -> end.won() ? end.plies() : -end.plies()),
                    each.values().size() > 1 ? Optional.of(each.values()) : Optional.empty(),
                    each.probabilities().isEmpty() ? Optional.empty() : Optional.of(each.probabilities())));
        }
        return rows;
    }

    /**
     * One position.
     *
     * @param distance plies to the end of the game that was seen, negative for a player who loses
     * @param values of all players, from player 0 on
     */
    private record Row(
            String game,
            String by,
            String position,
            int player,
            boolean over,
            double value,
            String unit,
            Optional<Boolean> wins,
            Optional<Integer> distance,
            Optional<List<Double>> values,
            Optional<Map<String, Double>> probabilities) {}
}
