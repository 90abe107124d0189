package org.outwit.games.backgammon;

import java.util.List;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Scale;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;

/**
 * Backgammon, counted in thousandths of a point. The usual start is money play without a cube; positions may say otherwise.
 *
 * <p>Of the evaluators, {@code network} has learned from its own games, {@code balanced} weighs everything, {@code racer} only how far there is to go, {@code blitzer} likes checkers of the
 * other on the bar, {@code primer} builds rows of points, and {@code timid} fears to be hit.
 */
public class Backgammon extends DescribedGame<BackgammonPosition> implements RecordedGame<BackgammonPosition> {

    /** What one point counts. */
    static final int POINT = 1000;

    private final MatchTerms terms;

    public Backgammon() {
        this("backgammon", "Backgammon", MatchTerms.PLAIN);
    }

    /** Where there is a cube a judgement counts as many times as the stakes were doubled. */
    Backgammon(String name, String title, MatchTerms terms) {
        super(new Description<>(
                        name,
                        title,
                        new Capabilities(2, true, true, false, true),
                        new Scale(POINT, "point"),
                        new BackgammonNotation(),
                        BackgammonFeatures.all())
                .with(new Contact()));
        this.terms = terms;
        style("network", new EquityEvaluator());
        BackgammonStyles.WEIGHTS.forEach((each, weights) -> {
            LinearEvaluator<BackgammonPosition> style = LinearEvaluator.of(this, weights);
            style(each, terms.cube() ? new StakesEvaluator(style) : style);
        });
    }

    /** Player 0 is about to roll, or to double where there is a cube. */
    @Override
    public BackgammonPosition start() {
        return BackgammonPosition.before(Board.start(), terms, 0);
    }

    @Override
    public List<RecordFormat<BackgammonPosition>> recordFormats() {
        return List.of(new MatFormat());
    }

    @Override
    public double errorSize() {
        return 0.08;
    }

    @Override
    public double usualMargin() {
        return 0.02;
    }

    @Override
    public Diagram diagram(BackgammonPosition position) {
        return BackgammonDiagram.of(position, position.turn());
    }

    @Override
    public Diagram diagram(BackgammonPosition position, int seat) {
        return BackgammonDiagram.of(position, seat);
    }

    @Override
    public List<List<Diagram.Place>> touches(BackgammonPosition position, int move) {
        return BackgammonTouches.of(position, move);
    }

    @Override
    public List<List<Diagram.Place>> areas(BackgammonPosition position, int seat) {
        return BackgammonDiagram.AREAS;
    }
}
