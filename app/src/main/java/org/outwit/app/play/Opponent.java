package org.outwit.app.play;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explainer;
import org.outwit.core.model.Explanation;
import org.outwit.core.model.Player;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.LearningChooser;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.Players;

/** Whom a person plays against: moves, and can say why. */
public final class Opponent<P extends Position> {

    /** An explanation compares whole trees, so it looks only as far as a person is willing to wait for. */
    private static final double MOST_LEAVES = 30_000;

    private final Game<P> game;
    private final PlayerSpec player;
    private final MoveChooser<P> chooser;
    private final Wording<P> wording;
    private P asked;
    private Result last;

    public Opponent(Game<P> game, PlayerSpec player, MoveChooser<P> chooser) {
        this.game = game;
        this.player = player;
        this.chooser = chooser;
        this.wording = new Wording<>(game);
    }

    String name() {
        return player.toString();
    }

    Result move(GameHistory<P> history, Limits limits) {
        asked = history.end();
        last = chooser.choose(Turn.of(history, limits));
        return last;
    }

    /** The last move was taken back. */
    void forget() {
        last = null;
    }

    /** Why the last move was played. */
    String explanation() {
        if (last == null) return "Outwit has not moved yet.";
        String move = wording.move(asked, last.move());
        if (last.reason() == StopReason.BOOK) return "Outwit played " + move + " from the book.";
        if (!last.isKnown()) return "Outwit played " + move + " without looking ahead.";
        List<String> line = wording.line(asked, last.line());
        String expects = "Outwit played " + move + " at depth " + last.depth() + ", "
                + wording.end(last.value())
                        .map(end -> "thinks that it " + end)
                        .orElseGet(() -> "values it at " + wording.valueInUnits(last.value()) + " for itself")
                + " and expects " + String.join(" ", line) + ".";
        boolean modelling =
                player instanceof PlayerSpec.Modelling && player.chain().isPresent();
        return modelling ? expects + "\n" + comparison() : expects;
    }

    /** What it has learned of the person. */
    String knowledge() {
        return chooser instanceof LearningChooser<P> learning
                ? Knowledge.sentence(learning.learner())
                : "Outwit does not watch how you play; --learn FILE lets it.";
    }

    /** What the model makes of the position and minimax does not. */
    private String comparison() {
        int[] moves = new int[asked.mostMoves()];
        int width = Math.max(2, asked.moves(moves, 0));
        int depth = Math.max(2, (int) (Math.log(MOST_LEAVES) / Math.log(width)));
        Player<P> mind = Players.mind(game, player);
        int shown = Math.min(Math.min(depth, last.depth()), mind.depth());
        Explanation explanation = new Explainer<>(mind).explain(asked, shown, last.move());
        return "Looking " + shown + (shown == 1 ? " ply" : " plies") + " ahead: "
                + explanation.sentence(wording.names(asked));
    }
}
