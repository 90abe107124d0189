package org.outwit.lab.models;

import java.util.List;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.model.Ties;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.foresight.Expectation;
import org.outwit.learn.foresight.Foresight;
import org.outwit.learn.foresight.ForesightPlan;

/** Players of the paper's depth and function who foresee the opponent and play lines out, instead of searching with M*. */
final class LinesPlayer {

    private static final int TABLE_BYTES = 1 << 18;

    /** Two men decide. */
    private static final double SWING = 2.0 * SamuelTerms.GAME.scale().unit();

    /** What our own function foresees of somebody with another one, about. */
    private static final double OWN_TRUST = 0.75;

    private LinesPlayer() {}

    /** Lines against the player whom these decisions show, if that one is foreseen well enough; plain search otherwise. */
    static FixedDepthPlayer afterSeeing(List<Example<DraughtsPosition>> seen, int depth) {
        try (Foresight<DraughtsPosition> foresight =
                new Foresight<>(SamuelTerms.GAME, SamuelTerms.F1, depth, ForesightPlan.USUAL, Runnable::run)) {
            seen.forEach(foresight::saw);
            return foresight
                    .trusted()
                    .map(expected -> playing(expected, depth))
                    .orElseGet(() -> FixedDepthPlayer.minimax(SamuelTerms.F1, depth));
        }
    }

    /** Takes the opponent for this function to this depth, without having seen a move. */
    static FixedDepthPlayer against(Evaluator<DraughtsPosition> function, int theirDepth, int depth) {
        return playing(
                new Expectation<>(function, theirDepth, Ties.FIRST, Technique.NONE, OWN_TRUST, "our own function"),
                depth);
    }

    private static FixedDepthPlayer playing(Expectation<DraughtsPosition> expected, int depth) {
        Player<DraughtsPosition> player = Player.<DraughtsPosition>of(SamuelTerms.F1)
                .facing(Player.of(expected.function()).lookingAhead(expected.depth()));
        ForeseenLinesEngine<DraughtsPosition> engine = new ForeseenLinesEngine<>(
                        SamuelTerms.GAME,
                        player,
                        LinePlan.trusting(expected.trust(), SWING),
                        new TranspositionTable(TABLE_BYTES))
                .with(Technique.NONE)
                .facing(expected.techniques())
                .breakingTies(expected.ties());
        return new FixedDepthPlayer(engine, depth);
    }
}
