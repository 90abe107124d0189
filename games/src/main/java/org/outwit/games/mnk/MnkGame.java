package org.outwit.games.mnk;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;

/**
 * Any m,n,k-game up to a board of 19 by 19. Values are millionths of a win. To register one under a name of its own,
 * extend this with a constructor without arguments, as {@link TicTacToe} does.
 */
public class MnkGame implements Game<MnkPosition> {

    static final int WIN = 1_000_000;

    private final String name;
    private final String title;
    private final MnkBoard board;
    private final Notation<MnkPosition> notation;
    private final List<Feature<MnkPosition>> features;
    private final Map<String, Evaluator<MnkPosition>> evaluators;

    /** A game of {@code m} columns, {@code n} rows and {@code k} in a row to win. */
    public MnkGame(int m, int n, int k) {
        this("mnk-" + m + "-" + n + "-" + k, k + " in a row on a board of " + m + " by " + n, m, n, k);
    }

    protected MnkGame(String name, String title, int m, int n, int k) {
        this.name = name;
        this.title = title;
        this.board = new MnkBoard(m, n, k);
        this.notation = new MnkNotation(board);
        this.features = MnkFeatures.of(board);
        this.evaluators = MnkFeatures.styles(this, board);
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
    public final MnkPosition start() {
        return MnkPosition.empty(board);
    }

    @Override
    public final Capabilities capabilities() {
        return Capabilities.TWO_PLAYER;
    }

    @Override
    public final Scale scale() {
        return new Scale(WIN, "win");
    }

    @Override
    public final Notation<MnkPosition> notation() {
        return notation;
    }

    @Override
    public final List<Feature<MnkPosition>> features() {
        return features;
    }

    @Override
    public final Map<String, Evaluator<MnkPosition>> evaluators() {
        return evaluators;
    }
}
