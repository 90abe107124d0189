package org.outwit.games.draughts;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Scale;
import org.outwit.core.game.WeightedSum;
import org.outwit.games.CountedPhases;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;
import org.outwit.games.draughts.DraughtsPosition.Setup;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;
import org.outwit.games.record.pdn.GameType;
import org.outwit.games.record.pdn.PdnFormat;

/**
 * A game of draughts by any {@link DraughtsRules}. Values are thousandths of a man. To register one under a name of its
 * own, extend this with a constructor without arguments, as {@link Checkers} does.
 */
public class DraughtsGame extends DescribedGame<DraughtsPosition> implements RecordedGame<DraughtsPosition> {

    /** A thousand men: more than any judgement can reach. */
    static final int WIN = 1_000_000;

    private static final int MAN = 1000;

    private final DraughtsRules rules;
    private final Board board;

    public DraughtsGame(String name, String title, DraughtsRules rules) {
        this(name, title, rules, new Board(rules.width()));
    }

    private DraughtsGame(String name, String title, DraughtsRules rules, Board board) {
        super(new Description<>(
                        name,
                        title,
                        Capabilities.TWO_PLAYER.withLoops(),
                        new Scale(MAN, "man"),
                        new DraughtsNotation(rules, board),
                        isEnglish(rules) ? CheckersFeatures.of(rules, board) : DraughtsFeatures.of(rules, board))
                .with(new DraughtsTactics())
                .with(phases(rules.width() / 2 * (rules.width() - 2))));
        this.rules = rules;
        this.board = board;
        (isEnglish(rules) ? Styles.ofCheckers(this) : Styles.of(this)).forEach(this::style);
    }

    private static boolean isEnglish(DraughtsRules rules) {
        return rules.equals(DraughtsRules.ENGLISH);
    }

    private static Phases<DraughtsPosition> phases(int pieces) {
        return new CountedPhases<>(
                position -> Long.bitCount(position.own | position.theirs), pieces * 3 / 4, pieces * 5 / 12);
    }

    static DraughtsPosition position(DraughtsRules rules, Board board, Setup setup) {
        return isEnglish(rules) ? new CheckersPosition(setup) : new GeneralPosition(rules, board, setup);
    }

    /** What a reader of game records has to know: who begins, how squares are written, the number of the game in PDN. */
    public final DraughtsRules rules() {
        return rules;
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
    public double errorSize() {
        return 0.5;
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
    public final WeightedSum<DraughtsPosition> weighing(Map<String, Integer> weights) {
        return new DraughtsSum(board, weights);
    }

    @Override
    public final List<RecordFormat<DraughtsPosition>> recordFormats() {
        return List.of(new PdnFormat<>(this, GameType.of(rules.gameType())));
    }
}
