package org.outwit.games.chinesecheckers;

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
import org.outwit.core.game.WeightedSum;

/**
 * Chinese checkers for so many players as a subclass says. Of the evaluators, {@code steady} keeps its pieces together, {@code runner} gets
 * ahead with those that can, and {@code bridges} likes chains to jump along.
 */
public abstract class ChineseCheckersGame implements Game<ChineseCheckersPosition> {

    private static final Tactics<ChineseCheckersPosition> OF_TWO = Tactics.ofWin(ChineseCheckers.WIN);

    private final String name;
    private final String title;
    private final StarSeats seats;
    private final Notation<ChineseCheckersPosition> notation;
    private final List<Feature<ChineseCheckersPosition>> features;
    private final Map<String, Evaluator<ChineseCheckersPosition>> evaluators;

    ChineseCheckersGame(String name, String title, StarSeats seats) {
        this.name = name;
        this.title = title;
        this.seats = seats;
        this.notation = new ChineseCheckersNotation(seats);
        this.features = ChineseCheckersFeatures.of(seats);
        this.evaluators = styles();
    }

    /**
     * What is still to do counts against what a player would get if the game were over now. So no judgement of somebody on the way is above
     * the next place that can be had, and the last step home always looks better than waiting.
     */
    private Map<String, Evaluator<ChineseCheckersPosition>> styles() {
        Map<String, Evaluator<ChineseCheckersPosition>> styles = new LinkedHashMap<>();
        styles.put("steady", style(Map.of("outside", -0.003, "rear", -0.0045, "aside", -0.0004)));
        styles.put("runner", style(Map.of("outside", -0.009)));
        styles.put("bridges", style(Map.of("bridges", 0.002, "rear", -0.002)));
        return Collections.unmodifiableMap(styles);
    }

    private Evaluator<ChineseCheckersPosition> style(Map<String, Double> taste) {
        Map<String, Double> weights = new LinkedHashMap<>(taste);
        weights.put("to-go", -0.003);
        weights.put("gap", -0.0015);
        int players = seats.players();
        if (players > 2) weights.put("standing", 1.0 / (players - 1));
        return LinearEvaluator.of(this, weights);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final ChineseCheckersPosition start() {
        return ChineseCheckersPosition.start(seats);
    }

    @Override
    public final ChineseCheckersPosition withoutDrawRules(ChineseCheckersPosition position) {
        return position.withoutLimit();
    }

    @Override
    public final Capabilities capabilities() {
        return new Capabilities(seats.players(), true, false, false, true);
    }

    @Override
    public final Scale scale() {
        return new Scale(ChineseCheckers.WIN, "win");
    }

    /** Where there are places between first and last, an end is not a win or a loss. */
    @Override
    public final Tactics<ChineseCheckersPosition> tactics() {
        return seats.players() == 2 ? OF_TWO : Tactics.none();
    }

    @Override
    public final Notation<ChineseCheckersPosition> notation() {
        return notation;
    }

    @Override
    public final Diagram diagram(ChineseCheckersPosition position) {
        return ChineseCheckersDiagram.of(position);
    }

    @Override
    public final List<Feature<ChineseCheckersPosition>> features() {
        return features;
    }

    /** One walk over the pieces instead of one for each feature. */
    @Override
    public final WeightedSum<ChineseCheckersPosition> weighing(Map<String, Integer> weights) {
        return new StarSums(seats, weights);
    }

    /** Whatever place somebody gets, the others lose as much together. */
    @Override
    public final Optional<SharedSum> payoffs() {
        return Optional.of(new SharedSum(seats.players(), 0, -ChineseCheckers.WIN));
    }

    @Override
    public final Map<String, Evaluator<ChineseCheckersPosition>> evaluators() {
        return evaluators;
    }
}
