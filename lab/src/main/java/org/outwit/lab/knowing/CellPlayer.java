package org.outwit.lab.knowing;

import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.learn.example.Example;

/** Who plays the games of a cell, one after the other. */
interface CellPlayer<P extends Position> {

    /** Small tables are fastest at these depths. */
    int TABLE_BYTES = 1 << 18;

    /** From here on plain search is faster with a table and step by step. */
    int DEEP = 7;

    int move(P position);

    /** Sees what the opponent decided, with all that could be chosen from. */
    default void saw(Example<P> decision) {}

    /** Plain search to a depth, the first of equal moves; as fast as we can make it. */
    static <P extends Position> CellPlayer<P> plain(Game<P> game, Evaluator<P> function, int depth) {
        Search<P> search = depth < DEEP
                ? new AlphaBeta<>(function)
                : new Engine<>(game, function, new TranspositionTable(TABLE_BYTES)).with(Technique.NONE);
        return position -> search.search(position, Limits.depth(depth)).move();
    }

    /** M* as printed, with the right model. */
    static <P extends Position> CellPlayer<P> mStar(Evaluator<P> ours, int depth, Evaluator<P> theirs, int theirDepth) {
        MStar<P> search = new MStar<>(Player.of(ours).facing(Player.of(theirs).lookingAhead(theirDepth)));
        return position -> search.search(position, Limits.depth(depth)).move();
    }

    /** Lines against a program that is known for certain. */
    static <P extends Position> CellPlayer<P> lines(
            Game<P> game, Evaluator<P> ours, int depth, Evaluator<P> theirs, int theirDepth) {
        Player<P> player = Player.of(ours).facing(Player.of(theirs).lookingAhead(theirDepth));
        LinePlan plan =
                LinePlan.trusting(0.95, LearningPlayer.SWING * game.scale().unit());
        ForeseenLinesEngine<P> engine =
                new ForeseenLinesEngine<>(game, player, plan, new TranspositionTable(TABLE_BYTES)).with(Technique.NONE);
        return position -> engine.search(position, Limits.depth(depth)).move();
    }
}
