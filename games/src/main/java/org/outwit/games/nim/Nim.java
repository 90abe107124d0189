package org.outwit.games.nim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.core.game.SharedSum;
import org.outwit.core.game.Tactics;
import org.outwit.games.CountFeature;

/**
 * Nim by any rules. Of the evaluators {@code blind} knows nothing before the end, {@code grip} trusts the nim-sum, which is right between two,
 * {@code hurry} wants the heaps small and {@code patient} large.
 */
public class Nim implements Game<NimPosition> {

    /** What one win counts. */
    static final int WIN = 1000;

    private final NimRules rules;
    private final Notation<NimPosition> notation;
    private final List<Feature<NimPosition>> features;
    private final Map<String, Evaluator<NimPosition>> evaluators;

    /** For two. */
    public Nim() {
        this(NimRules.of(2));
    }

    public Nim(NimRules rules) {
        this.rules = rules;
        this.notation = new NimNotation(rules);
        Feature.Sides sides = rules.players() == 2 ? Feature.Sides.OPPOSED : Feature.Sides.OWN;
        this.features = List.of(
                new CountFeature<>(
                        "grip",
                        "whether the player is to move and the nim-sum is not 0, or has just made it 0",
                        sides,
                        1,
                        this::grip),
                new CountFeature<>(
                        "stones",
                        "stones that are left",
                        Feature.Sides.COMMON,
                        NimRules.MOST_STONES * rules.heaps().size(),
                        (position, player) -> position.allStones(),
                        Feature.Trend.FALLS));
        Map<String, Evaluator<NimPosition>> styles = new LinkedHashMap<>();
        styles.put("blind", LinearEvaluator.of(this, Map.of("stones", 0.0)));
        styles.put("grip", LinearEvaluator.of(this, Map.of("grip", 0.5)));
        styles.put("hurry", LinearEvaluator.of(this, Map.of("stones", -0.001)));
        styles.put("patient", LinearEvaluator.of(this, Map.of("stones", 0.001)));
        this.evaluators = Collections.unmodifiableMap(styles);
    }

    private int grip(NimPosition position, int player) {
        int last = Math.floorMod(position.mover() - 1, rules.players());
        return player == (position.nimSum() != 0 ? position.mover() : last) ? 1 : 0;
    }

    @Override
    public final String name() {
        String players = rules.players() == 2 ? "nim" : "nim-" + rules.players();
        StringBuilder heaps = new StringBuilder();
        rules.heaps().forEach(stones -> heaps.append('-').append(stones));
        String size = rules.heaps().equals(NimRules.of(2).heaps()) ? "" : "-heaps" + heaps;
        return players + size + (rules.misere() ? "-misere" : "");
    }

    @Override
    public final String title() {
        String many = List.of("two", "three", "four", "five", "six").get(rules.players() - 2);
        return "Nim for " + many + (rules.misere() ? ", misère" : "");
    }

    @Override
    public final NimPosition start() {
        return new NimPosition(
                rules, rules.heaps().stream().mapToInt(Integer::intValue).toArray(), 0);
    }

    @Override
    public final Capabilities capabilities() {
        return new Capabilities(rules.players(), true, false, false, false);
    }

    @Override
    public final Scale scale() {
        return new Scale(WIN, "win");
    }

    /** One wins what another loses, and nobody loses more. */
    @Override
    public final Optional<SharedSum> payoffs() {
        return Optional.of(new SharedSum(rules.players(), 0, -WIN));
    }

    @Override
    public final Tactics<NimPosition> tactics() {
        return rules.players() == 2 ? Tactics.ofWin(WIN) : Tactics.none();
    }

    @Override
    public final Notation<NimPosition> notation() {
        return notation;
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

    @Override
    public final List<Feature<NimPosition>> features() {
        return features;
    }

    @Override
    public final Map<String, Evaluator<NimPosition>> evaluators() {
        return evaluators;
    }
}
