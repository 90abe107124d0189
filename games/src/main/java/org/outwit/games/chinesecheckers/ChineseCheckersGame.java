package org.outwit.games.chinesecheckers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Scale;
import org.outwit.core.game.SharedSum;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.WeightedSum;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * Chinese checkers for the number of players that a subclass says. Of the evaluators, {@code steady} keeps its pieces together, {@code runner} gets
 * ahead with those that can, and {@code bridges} likes chains to jump along.
 */
public abstract class ChineseCheckersGame extends DescribedGame<ChineseCheckersPosition> {

    private final StarSeats seats;

    ChineseCheckersGame(String name, String title, StarSeats seats) {
        super(new Description<>(
                        name,
                        title,
                        new Capabilities(seats.players(), true, false, false, true),
                        new Scale(ChineseCheckers.WIN, "win"),
                        new ChineseCheckersNotation(seats),
                        ChineseCheckersFeatures.of(seats))
                .with(tactics(seats.players())));
        this.seats = seats;
        taste("steady", Map.of("outside", -0.003, "rear", -0.0045, "aside", -0.0004));
        taste("runner", Map.of("outside", -0.009));
        taste("bridges", Map.of("bridges", 0.002, "rear", -0.002));
    }

    /** Where there are places between first and last, an end is not a win or a loss. */
    private static Tactics<ChineseCheckersPosition> tactics(int players) {
        return players == 2 ? Tactics.ofWin(ChineseCheckers.WIN) : Tactics.none();
    }

    /**
     * What is still to do counts against what a player would get if the game were over now. So no judgement of somebody on the way is above
     * the next place that can be had, and the last step home always looks better than waiting.
     */
    private void taste(String name, Map<String, Double> taste) {
        Map<String, Double> weights = new LinkedHashMap<>(taste);
        weights.put("to-go", -0.003);
        weights.put("gap", -0.0015);
        int players = seats.players();
        if (players > 2) weights.put("standing", 1.0 / (players - 1));
        style(name, weights);
    }

    @Override
    public final ChineseCheckersPosition start() {
        return ChineseCheckersPosition.start(seats);
    }

    @Override
    public final ChineseCheckersPosition withoutDrawRules(ChineseCheckersPosition position) {
        return position.withoutLimit();
    }

    @Override
    public final Diagram diagram(ChineseCheckersPosition position) {
        return ChineseCheckersDiagram.of(position);
    }

    /** One walk over the pieces instead of one for each feature. */
    @Override
    public final WeightedSum<ChineseCheckersPosition> weighing(Map<String, Integer> weights) {
        return new StarSums(seats, weights);
    }

    /** The others together lose what a player's place gains. */
    @Override
    public final Optional<SharedSum> payoffs() {
        return Optional.of(new SharedSum(seats.players(), 0, -ChineseCheckers.WIN));
    }
}
