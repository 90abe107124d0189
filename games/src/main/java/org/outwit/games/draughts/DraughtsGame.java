package org.outwit.games.draughts;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.WeightedSum;
import org.outwit.games.CountedPhases;
import org.outwit.games.draughts.DraughtsPosition.Setup;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;
import org.outwit.games.record.pdn.GameType;
import org.outwit.games.record.pdn.PdnFormat;

/**
 * A game of draughts by any {@link DraughtsRules}. Values are thousandths of a man. To register one under a name of its
 * own, extend this with a constructor without arguments, as {@link Checkers} does.
 */
public class DraughtsGame implements RecordedGame<DraughtsPosition> {

    /** A thousand men: more than any judgement can reach. */
    static final int WIN = 1_000_000;

    private static final int MAN = 1000;

    private static final Tactics<DraughtsPosition> TACTICS = new DraughtsTactics();

    private final String name;
    private final String title;
    private final DraughtsRules rules;
    private final Board board;
    private final DraughtsNotation notation;
    private final Phases<DraughtsPosition> phases;
    private final List<Feature<DraughtsPosition>> features;
    private final Map<String, Evaluator<DraughtsPosition>> evaluators;

    public DraughtsGame(String name, String title, DraughtsRules rules) {
        this.name = name;
        this.title = title;
        this.rules = rules;
        this.board = new Board(rules.width());
        this.notation = new DraughtsNotation(rules, board);
        int pieces = rules.width() / 2 * (rules.width() - 2);
        this.phases = new CountedPhases<>(
                position -> Long.bitCount(position.own | position.theirs), pieces * 3 / 4, pieces * 5 / 12);
        this.features = rules.equals(DraughtsRules.ENGLISH)
                ? CheckersFeatures.of(rules, board)
                : DraughtsFeatures.of(rules, board);
        this.evaluators = rules.equals(DraughtsRules.ENGLISH) ? Styles.ofCheckers(this) : Styles.of(this);
    }

    static DraughtsPosition position(DraughtsRules rules, Board board, Setup setup) {
        return rules.equals(DraughtsRules.ENGLISH)
                ? new CheckersPosition(setup)
                : new GeneralPosition(rules, board, setup);
    }

    /** What a reader of game records has to know: who begins, how squares are written, the number of the game in PDN. */
    public final DraughtsRules rules() {
        return rules;
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
    public final DraughtsPosition start() {
        return position(rules, board, Setup.start(rules, board));
    }

    @Override
    public final DraughtsPosition withoutDrawRules(DraughtsPosition position) {
        return position.withoutDrawRules();
    }

    @Override
    public final Capabilities capabilities() {
        return Capabilities.TWO_PLAYER.withLoops();
    }

    @Override
    public double errorSize() {
        return 0.5;
    }

    @Override
    public final Scale scale() {
        return new Scale(MAN, "man");
    }

    @Override
    public final Notation<DraughtsPosition> notation() {
        return notation;
    }

    @Override
    public final Tactics<DraughtsPosition> tactics() {
        return TACTICS;
    }

    @Override
    public final Phases<DraughtsPosition> phases() {
        return phases;
    }

    @Override
    public final MoveShapes<DraughtsPosition> moveShapes() {
        return new DraughtsMoveShapes(rules, board);
    }

    @Override
    public final Diagram diagram(DraughtsPosition position) {
        return DraughtsDiagram.of(position);
    }

    @Override
    public final List<List<Diagram.Place>> touches(DraughtsPosition position, int move) {
        return DraughtsTouches.of(position, move);
    }

    @Override
    public final List<Feature<DraughtsPosition>> features() {
        return features;
    }

    @Override
    public final WeightedSum<DraughtsPosition> weighing(Map<String, Integer> weights) {
        return new DraughtsSum(board, weights);
    }

    @Override
    public final Map<String, Evaluator<DraughtsPosition>> evaluators() {
        return evaluators;
    }

    @Override
    public final List<RecordFormat<DraughtsPosition>> recordFormats() {
        return List.of(new PdnFormat<>(this, GameType.of(rules.gameType())));
    }
}
