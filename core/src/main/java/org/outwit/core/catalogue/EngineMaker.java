package org.outwit.core.catalogue;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/** How the engine is made that plays games instead of an algorithm's listing; kinds and shapes are as those of {@link Maker}. */
public sealed interface EngineMaker {

    /** Plays against one opponent of whom there is a model. */
    non-sealed interface Duels extends EngineMaker {
        <P extends Position> Search<P> of(Duel<P> duel, P root, int viewer, Consumer<Result> progress);
    }

    /** Plays among many. */
    sealed interface Seated extends EngineMaker {
        <P extends Position> ManyPlayerEngine<P> of(Seats<P> seats, TranspositionTable table);
    }

    non-sealed interface OfFunctions extends Seated {
        <P extends Position> ManyPlayerEngine<P> of(
                Capabilities game, List<Evaluator<P>> functions, TranspositionTable table);

        @Override
        default <P extends Position> ManyPlayerEngine<P> of(Seats<P> seats, TranspositionTable table) {
            return of(seats.game(), seats.functions(), table);
        }
    }

    non-sealed interface OfSums extends Seated {
        <P extends Position> ManyPlayerEngine<P> of(
                Capabilities game, List<Evaluator<P>> functions, SharedSum shared, TranspositionTable table);

        @Override
        default <P extends Position> ManyPlayerEngine<P> of(Seats<P> seats, TranspositionTable table) {
            return of(seats.game(), seats.functions(), seats.shared(), table);
        }
    }

    non-sealed interface OfOwn extends Seated {
        <P extends Position> ManyPlayerEngine<P> of(Capabilities game, Evaluator<P> own, TranspositionTable table);

        @Override
        default <P extends Position> ManyPlayerEngine<P> of(Seats<P> seats, TranspositionTable table) {
            return of(seats.game(), seats.functions().get(0), table);
        }
    }

    non-sealed interface OfPlayers extends Seated {
        <P extends Position> ManyPlayerEngine<P> of(
                Capabilities game, IntFunction<MultiPlayer<P>> players, TranspositionTable table);

        @Override
        default <P extends Position> ManyPlayerEngine<P> of(Seats<P> seats, TranspositionTable table) {
            return of(seats.game(), seats.players(), table);
        }
    }
}
