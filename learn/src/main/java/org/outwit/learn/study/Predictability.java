package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.outwit.core.game.Game;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.person.Predictions;
import org.outwit.learn.person.Tally;

/**
 * How often the model's first choice was what they played. Nothing is computed here: what is said of the games at hand is what
 * {@code outwit predict} prints, and what is said of unseen games is what {@code outwit learn} printed and wrote into the model.
 *
 * @param decisions how many there were in the games at hand, of which a sample may stand for all
 * @param here in the games at hand
 * @param unseen in games that the model had not been learned from when it was measured
 * @param learned whether the model was learned from the games at hand, so that they are no test of it
 * @param habit at positions they met again, how often they played what they had played most often there
 */
public record Predictability(long decisions, Measured here, Measured unseen, boolean learned, Share habit) {

    /** All decisions, and by phase and side those of which there are any. */
    public record Measured(Group all, List<Group> byPhase, List<Group> bySide) {

        public Measured {
            byPhase = List.copyOf(byPhase);
            bySide = List.copyOf(bySide);
        }
    }

    /**
     * @param agreement the share in which the model's first choice was played, from {@code least} to {@code most} with 95 %
     * @param logLoss the mean of −ln of the probability given to the move played; empty where no probabilities were fitted
     * @param chance the share that a random legal move would reach
     * @param people the share that somebody else of their strength would reach; empty where nobody knows
     */
    public record Group(
            String name,
            long decisions,
            double agreement,
            double least,
            double most,
            OptionalDouble logLoss,
            double chance,
            OptionalDouble people) {

        static Group of(String name, Tally tally) {
            ConfidenceInterval interval = tally.interval();
            return new Group(
                    name,
                    tally.decisions(),
                    tally.agreement(),
                    interval.low(),
                    interval.high(),
                    tally.decisions() == 0 ? OptionalDouble.empty() : OptionalDouble.of(tally.logLoss()),
                    tally.chance(),
                    tally.knowsPeople() ? OptionalDouble.of(tally.people()) : OptionalDouble.empty());
        }

        static Group of(String name, HoldOut held) {
            ConfidenceInterval interval = held.interval();
            return new Group(
                    name,
                    held.examples(),
                    held.agreement(),
                    interval.low(),
                    interval.high(),
                    Double.isFinite(held.logLoss()) ? OptionalDouble.of(held.logLoss()) : OptionalDouble.empty(),
                    held.chance(),
                    OptionalDouble.empty());
        }
    }

    static Measured of(Game<?> game, List<String> sides, Predictions predictions) {
        Map<String, Tally> rows = predictions.rows(game);
        return measured(game, sides, Group.of("all", predictions.all()), name -> {
            Tally tally = rows.get(name);
            return shown -> tally == null ? null : Group.of(shown, tally);
        });
    }

    static Measured of(Game<?> game, List<String> sides, HoldOut held) {
        return measured(game, sides, Group.of("all", held), name -> {
            HoldOut part = held.parts().get(name);
            return shown -> part == null ? null : Group.of(shown, part);
        });
    }

    /** {@code part} finds a part by the name of its row, and names it as it is shown. */
    private static Measured measured(
            Game<?> game, List<String> sides, Group all, Function<String, Function<String, Group>> part) {
        List<Group> byPhase = new ArrayList<>();
        for (String phase : game.phases().names()) add(part.apply(phase).apply(phase), byPhase);
        List<Group> bySide = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            add(part.apply(Predictions.side(side)).apply(sides.get(side)), bySide);
        }
        return new Measured(all, byPhase, bySide);
    }

    private static void add(Group group, List<Group> to) {
        if (group != null && group.decisions() > 0) to.add(group);
    }

    /** What may be taken at its word; empty where the model was never tested. */
    public Optional<Measured> tested() {
        if (!learned && here.all().decisions() > 0) return Optional.of(here);
        return unseen.all().decisions() > 0 ? Optional.of(unseen) : Optional.empty();
    }
}
