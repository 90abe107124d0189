package org.outwit.lab.worth;

import java.util.Random;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Search;
import org.outwit.core.statistics.WeightedDraw;

/** The opponent of the player of an experiment; made for one game. */
@FunctionalInterface
interface WorthOpponent<P extends Position> {

    /** The move in a position that is not over, which is left as it was. Chance is the caller's. */
    int move(P position, Random random);

    /** A person: a predictor whose moves are drawn. One number is drawn a move, for any number of moves to choose from. */
    static <P extends Position> Supplier<WorthOpponent<P>> person(Supplier<MovePredictor<P>> predictors) {
        return () -> {
            MovePredictor<P> predictor = predictors.get();
            return (position, random) -> {
                int[] moves = new int[position.mostMoves()];
                position.moves(moves, 0);
                double[] chances = new double[moves.length];
                int count = predictor.predict(position, chances);
                return moves[WeightedDraw.of(chances, count, random.nextDouble())];
            };
        };
    }

    /** A search, which draws nothing. */
    static <P extends Position> Supplier<WorthOpponent<P>> engine(
            Supplier<Search<P>> searches, Supplier<MoveBudget<P>> budgets) {
        return () -> {
            Search<P> search = searches.get();
            MoveBudget<P> budget = budgets.get();
            return (position, random) -> MoveBudget.move(position, budget.search(search, position));
        };
    }
}
