package org.outwit.games.ninemensmorris;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Symmetries;
import org.outwit.core.game.Tactics;

/**
 * Nine men's morris. Values are millionths of a win. Of the evaluators, {@code men} counts men and keeps them mobile,
 * {@code mills} builds and closes mills, {@code block} would rather shut the other in than take their men, and
 * {@code attack} sees only its own rows.
 */
public final class NineMensMorris implements Game<MorrisPosition> {

    static final int WIN = 1_000_000;

    private static final Tactics<MorrisPosition> TACTICS = Tactics.ofWin(WIN);

    private static final Symmetries<MorrisPosition> SYMMETRIES = new MorrisSymmetries();

    private final MorrisRules rules;
    private final Notation<MorrisPosition> notation;
    private final List<Feature<MorrisPosition>> features;
    private final Map<String, Evaluator<MorrisPosition>> evaluators;

    public NineMensMorris() {
        this(MorrisRules.STANDARD);
    }

    public NineMensMorris(MorrisRules rules) {
        this.rules = rules;
        this.notation = new MorrisNotation(rules);
        this.features = MorrisFeatures.of(rules);
        // The weights stay so small that no sum of them comes near a win.
        Map<String, Evaluator<MorrisPosition>> styles = new LinkedHashMap<>();
        styles.put("men", LinearEvaluator.of(this, Map.of("men", 0.05, "steps", 0.003, "twos", 0.004)));
        styles.put("mills", LinearEvaluator.of(this, Map.of("mills", 0.04, "twos", 0.02, "men", 0.03)));
        styles.put("block", LinearEvaluator.of(this, Map.of("stuck", -0.03, "steps", 0.01, "men", 0.01)));
        styles.put("attack", LinearEvaluator.of(this, Map.of("attack", 0.03)));
        this.evaluators = Collections.unmodifiableMap(styles);
    }

    @Override
    public String name() {
        if (rules.equals(MorrisRules.STANDARD)) return "morris";
        return "morris-" + rules.men() + (rules.flying() ? "" : "-walking") + "-" + rules.quietMoves();
    }

    @Override
    public String title() {
        String men = rules.men() == MorrisRules.STANDARD.men() ? "Nine" : String.valueOf(rules.men());
        return men + " men's morris, " + (rules.flying() ? "flying with three" : "without flying");
    }

    @Override
    public MorrisPosition start() {
        return MorrisPosition.start(rules);
    }

    @Override
    public MorrisPosition withoutDrawRules(MorrisPosition position) {
        return position.withoutDrawRules();
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.TWO_PLAYER.withLoops();
    }

    @Override
    public Scale scale() {
        return new Scale(WIN, "win");
    }

    @Override
    public Tactics<MorrisPosition> tactics() {
        return TACTICS;
    }

    @Override
    public Notation<MorrisPosition> notation() {
        return notation;
    }

    @Override
    public Symmetries<MorrisPosition> symmetries() {
        return SYMMETRIES;
    }

    @Override
    public Diagram diagram(MorrisPosition position) {
        return MorrisDiagram.of(position);
    }

    /** Where the man comes from unless it is set, where it goes, and which man is removed, if one is. */
    @Override
    public List<List<Diagram.Place>> touches(MorrisPosition position, int move) {
        return List.of(IntStream.of(MorrisMove.from(move), MorrisMove.to(move), MorrisMove.removed(move))
                .filter(point -> point != MorrisMove.NOWHERE)
                .mapToObj(MorrisDiagram::place)
                .toList());
    }

    @Override
    public List<Feature<MorrisPosition>> features() {
        return features;
    }

    @Override
    public Map<String, Evaluator<MorrisPosition>> evaluators() {
        return evaluators;
    }
}
