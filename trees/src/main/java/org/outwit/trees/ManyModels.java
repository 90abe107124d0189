package org.outwit.trees;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.catalogue.Seats;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.core.player.MultiPlayerSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** M* for many players, asked for a player who says what they believe of the others. */
final class ManyModels {

    private final Tree tree;
    private final Trace trace;
    private final Scaling scaling;
    private final KeySet leaves = new KeySet();
    private final List<MultiPlayerSpec> seats;

    /** {@code players} is how many there are; the one who moves at the root is asked for. */
    ManyModels(Tree tree, String player, int players, Trace trace) {
        this.tree = tree;
        this.trace = trace;
        seats = seats(QuestionPlayers.parse(player), players);
        List<String> functions =
                seats.stream().map(seat -> seat.strategy().function()).toList();
        scaling = new Scaling(tree, functions, List.of());
    }

    private List<MultiPlayerSpec> seats(PlayerSpec player, int players) {
        try {
            return MultiPlayerSpec.of(player, tree.mover(0), players).all();
        } catch (InputException e) {
            throw new TreeException("solve: " + e.getMessage());
        }
    }

    Answer answer(String name, Algorithm algorithm, Limits limits) {
        int viewer = tree.mover(0);
        Result result = algorithm
                .maker(Maker.Among.class)
                .of(Seats.player(seats.get(0), this::counted), trace)
                .search(tree.start(), viewer, limits);
        Answer answer = new Answer(name, algorithm.toString());
        answer.put("value", scaling.number(result.value()));
        answer.line(result.move(), result.line());
        answer.put("leaves", leaves.size());
        Map<String, Object> evaluations = new LinkedHashMap<>();
        evaluations.put("total", result.counts().evaluations());
        for (int i = 0; i < seats.size(); i++) {
            long count = result.counts().perLevel().get(i);
            evaluations.merge(seats.get(i).strategy().function(), count, (a, b) -> (long) a + (long) b);
        }
        answer.put("evaluations", evaluations);
        answer.put("expansions", result.counts().expansions());
        return answer;
    }

    private Evaluator<TreePosition> counted(PlayerSpec.Strategy strategy) {
        Evaluator<TreePosition> function =
                Trace.told(trace, scaling.evaluator(strategy.function(), strategy.negated()));
        return (position, player) -> {
            leaves.add(position.key());
            return function.value(position, player);
        };
    }
}
