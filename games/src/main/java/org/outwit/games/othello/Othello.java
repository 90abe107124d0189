package org.outwit.games.othello;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Scale;
import org.outwit.core.game.WeightedSum;
import org.outwit.games.CountedPhases;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;
import org.outwit.games.record.ggf.GgfFormat;
import org.outwit.games.record.obf.ObfFormat;
import org.outwit.games.record.transcript.TranscriptFormat;
import org.outwit.games.record.wthor.WthorFormat;

/**
 * Othello. Values are thousandths of a disc. {@code patterns} is learned from how games ended and plays best. The other evaluators are
 * styles that a watcher can tell apart: {@code mobility} keeps its choices and takes the other's away, {@code positional} counts good
 * and bad squares, {@code corners} lives for corners and what they make safe, {@code quiet} turns as little as it can,
 * {@code greedy} as much as it can.
 */
public final class Othello extends DescribedGame<OthelloPosition> implements RecordedGame<OthelloPosition> {

    static final int DISC = 1000;

    public Othello() {
        super(new Description<>(
                        "othello",
                        "Othello, eight by eight",
                        Capabilities.TWO_PLAYER,
                        new Scale(DISC, "disc"),
                        new OthelloNotation(),
                        OthelloFeatures.ALL)
                .with(new OthelloTactics())
                .with(new OthelloSymmetries())
                .with(new CountedPhases<>(OthelloPosition::discs, 25, 45)));
        // The weights stay so small that no sum of them reaches 64 discs, a board of one colour.
        style("patterns", new PatternEvaluator());
        style("mobility", Map.of("mobility", 0.4, "potential", 0.2, "corners", 5.0, "x-squares", -1.0));
        style("positional", Map.of("corners", 6.0, "x-squares", -2.0, "c-squares", -1.0, "edges", 0.4, "centre", 0.4));
        style("corners", Map.of("corners", 6.0, "stable", 0.4, "x-squares", -2.0));
        style("quiet", Map.of("discs", -0.3, "frontier", -0.4, "corners", 3.0));
        style("greedy", Map.of("discs", 0.9));
    }

    @Override
    public OthelloPosition start() {
        return new OthelloPosition();
    }

    /** Two discs: about what a search makes of neighbouring moves, and seldom a game. */
    @Override
    public double usualMargin() {
        return 2;
    }

    @Override
    public double errorSize() {
        return 2;
    }

    @Override
    public MoveShapes<OthelloPosition> moveShapes() {
        return new OthelloMoveShapes();
    }

    @Override
    public Diagram diagram(OthelloPosition position) {
        return OthelloDiagram.of(position);
    }

    @Override
    public WeightedSum<OthelloPosition> weighing(Map<String, Integer> weights) {
        return new OthelloSum(weights);
    }

    @Override
    public List<RecordFormat<OthelloPosition>> recordFormats() {
        return List.of(
                new WthorFormat<>(this), new GgfFormat<>(this), new TranscriptFormat<>(this), new ObfFormat<>(this));
    }
}
