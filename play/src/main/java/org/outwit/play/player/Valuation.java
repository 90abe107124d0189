package org.outwit.play.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.outwit.core.game.DetailedEvaluator;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * Asks a player what positions are worth: by the evaluator alone, or where the player has a depth by a search. Before dice are thrown a
 * search is worth the average over all throws, which are the first of its plies.
 */
public final class Valuation<P extends Position> implements AutoCloseable {

    private final Game<P> game;
    private final PlayerSpec who;
    private final Evaluator<P> evaluator; // null where it is searched
    private final SearchingChooser<P> chooser; // null where it is not

    /** @throws InputException where the player has no values, or would search without end */
    public Valuation(Game<P> game, PlayerSpec who, PlayerSettings settings) {
        this.game = game;
        this.who = who;
        if (who.strategy().temperature().isPresent()) {
            throw new InputException("'" + who + "' errs by chance; values are asked of somebody who does not.");
        }
        if (who instanceof PlayerSpec.Plain && who.strategy().depth().isEmpty()) {
            evaluator = Players.player(game, who).evaluator();
            chooser = null;
            return;
        }
        evaluator = null;
        chooser = Players.of(game, who, settings.exactly());
        if (chooser.ownDepth() == Integer.MAX_VALUE) {
            throw new InputException("'" + who + "' looks ahead without end; expected a depth, as in "
                    + who.strategy().function() + "@3.");
        }
    }

    /** The value of a position, which stays as it was. */
    public PositionValue of(P position) {
        if (position.isOver()) {
            List<Double> paid = everybodys(position::payoff);
            return new PositionValue(0, true, paid.get(0), Optional.empty(), paid, Map.of());
        }
        int player = next(position);
        if (evaluator == null) {
            double value = searched(Position.copyOf(position), player, chooser.ownDepth());
            return new PositionValue(player, false, value, end(position, value), List.of(value), Map.of());
        }
        List<Double> values = everybodys(each -> evaluator.value(position, each));
        Map<String, Double> probabilities = evaluator instanceof DetailedEvaluator<P> detailed
                ? detailed.probabilities(position, player)
                : Map.of();
        return new PositionValue(player, false, values.get(player), Optional.empty(), values, probabilities);
    }

    /** An average over throws is never the end of a game. */
    private Optional<ForcedEnd> end(P position, double value) {
        boolean average = position.mover() == Position.CHANCE;
        return average ? Optional.empty() : ForcedEnd.of(game, game.scale().value(value));
    }

    private interface PlayersValue {
        int of(int player);
    }

    private List<Double> everybodys(PlayersValue value) {
        return IntStream.range(0, game.capabilities().players())
                .mapToObj(player -> game.scale().units(value.of(player)))
                .toList();
    }

    /** Who moves when chance has done what it may do. */
    private static int next(Position position) {
        if (position.mover() != Position.CHANCE) return position.mover();
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        position.make(moves[0]);
        int next = position.isOver() ? 0 : next(position);
        position.undo();
        return next;
    }

    private double searched(P position, int player, int depth) {
        if (position.isOver()) return game.scale().units(position.payoff(player));
        if (position.mover() != Position.CHANCE) return chosen(position, player, depth);
        int[] outcomes = new int[position.mostMoves()];
        int end = position.moves(outcomes, 0);
        double sum = 0;
        for (int i = 0; i < end; i++) {
            double probability = position.probability(outcomes[i]);
            position.make(outcomes[i]);
            sum += probability * searched(position, player, depth - 1);
            position.undo();
        }
        return sum;
    }

    private double chosen(P position, int player, int depth) {
        if (depth < 1) {
            throw new InputException(
                    "'" + who + "' ends its search where the dice have fallen; expected a depth of 2 or more"
                            + " before a throw.");
        }
        Result found = chooser.choose(position, Limits.depth(depth));
        if (!found.isKnown() || found.bound() != Bound.EXACT) {
            throw new InputException("'" + who + "' chooses moves and has no value of this position.");
        }
        double value = game.scale().units(found.value());
        if (position.mover() == player) return value;
        if (game.capabilities().players() == 2) return -value;
        throw new InputException("'" + who + "' has no value of this position for a player who does not move.");
    }

    @Override
    public void close() {
        if (chooser != null) chooser.close();
    }
}
