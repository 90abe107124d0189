package org.outwit.games.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Scale;
import org.outwit.core.game.SharedSum;
import org.outwit.core.game.Tactics;
import org.outwit.games.CountFeature;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * Nim by any rules. Of the evaluators {@code blind} knows nothing before the end, {@code grip} trusts the nim-sum, which is right between two,
 * {@code hurry} wants the heaps small and {@code patient} large.
 */
public class Nim extends DescribedGame<NimPosition> {

    /** What one win counts. */
    static final int WIN = 1000;

    private final NimRules rules;

    /** For two. */
    public Nim() {
        this(NimRules.of(2));
    }

    public Nim(NimRules rules) {
        super(new Description<>(
                        name(rules),
                        title(rules),
                        new Capabilities(rules.players(), true, false, false, false),
                        new Scale(WIN, "win"),
                        new NimNotation(rules),
                        features(rules))
                .with(rules.players() == 2 ? Tactics.ofWin(WIN) : Tactics.none()));
        this.rules = rules;
        style("blind", Map.of("stones", 0.0));
        style("grip", Map.of("grip", 0.5));
        style("hurry", Map.of("stones", -0.001));
        style("patient", Map.of("stones", 0.001));
    }

    private static String name(NimRules rules) {
        String players = rules.players() == 2 ? "nim" : "nim-" + rules.players();
        StringBuilder heaps = new StringBuilder();
        rules.heaps().forEach(stones -> heaps.append('-').append(stones));
        String size = rules.heaps().equals(NimRules.of(2).heaps()) ? "" : "-heaps" + heaps;
        return players + size + (rules.misere() ? "-misere" : "");
    }

    private static String title(NimRules rules) {
        String many = List.of("two", "three", "four", "five", "six").get(rules.players() - 2);
        return "Nim for " + many + (rules.misere() ? ", misère" : "");
    }

    private static List<Feature<NimPosition>> features(NimRules rules) {
        return List.of(
                new CountFeature<>(
                        "grip",
                        "whether the player is to move and the nim-sum is not 0, or has just made it 0",
                        rules.players() == 2 ? Feature.Sides.OPPOSED : Feature.Sides.OWN,
                        1,
                        (position, player) -> player == gripping(position, rules.players()) ? 1 : 0),
                new CountFeature<>(
                        "stones",
                        "stones that are left",
                        Feature.Sides.COMMON,
                        NimRules.MOST_STONES * rules.heaps().size(),
                        (position, player) -> position.allStones(),
                        Feature.Trend.FALLS));
    }

    private static int gripping(NimPosition position, int players) {
        return position.nimSum() != 0 ? position.mover() : Math.floorMod(position.mover() - 1, players);
    }

    @Override
    public final NimPosition start() {
        return new NimPosition(
                rules, rules.heaps().stream().mapToInt(Integer::intValue).toArray(), 0);
    }

    /** One wins what another loses, and nobody loses more. */
    @Override
    public final Optional<SharedSum> payoffs() {
        return Optional.of(new SharedSum(rules.players(), 0, -WIN));
    }

    /** A row for each heap. */
    @Override
    public final Diagram diagram(NimPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        List<String> names = new ArrayList<>();
        int width = 1;
        for (int heap = 0; heap < position.heapCount(); heap++) {
            width = Math.max(width, Math.max(rules.heaps().get(heap), position.stones(heap)));
        }
        for (int heap = 0; heap < position.heapCount(); heap++) {
            List<Diagram.Cell> row = new ArrayList<>();
            for (int i = 0; i < width; i++) {
                Diagram.Piece stone = new Diagram.Piece(Diagram.Piece.NOBODY, Diagram.Shape.DISC, "●");
                row.add(new Diagram.Cell(Diagram.Ground.NONE, i < position.stones(heap) ? stone : null));
            }
            rows.add(row);
            names.add(String.valueOf(NimNotation.heapName(heap)));
        }
        return new Diagram(rows, names, List.of(), caption(position));
    }

    /** The first stone that goes: it is taken with all that lie right of it. */
    @Override
    public final List<List<Diagram.Place>> touches(NimPosition position, int move) {
        int heap = NimPosition.heap(move);
        return List.of(List.of(new Diagram.Place(heap, position.stones(heap) - NimPosition.taken(move))));
    }

    private String caption(NimPosition position) {
        char next = NimNotation.SIDES.charAt(position.mover());
        if (!position.isOver()) return next + " to move";
        char last = NimNotation.SIDES.charAt(Math.floorMod(position.mover() - 1, rules.players()));
        return rules.misere() ? last + " has paid " + next : next + " has paid " + last;
    }
}
