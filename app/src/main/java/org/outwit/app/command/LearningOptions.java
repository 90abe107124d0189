package org.outwit.app.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.person.LearningPlan;
import org.outwit.learn.person.Method;
import org.outwit.learn.person.PersonDecisions;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How 'learn' shall learn. */
final class LearningOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--depth",
            paramLabel = "MOST",
            description =
                    "Try explanations that look up to MOST plies ahead. Default: 3; 2 in games where it is known how people"
                            + " play, and for people who choose among more than 20 moves on average; 1 where dice are thrown.")
    private Integer depth;

    @Option(
            names = "--features",
            split = ",",
            paramLabel = "NAME",
            description = "What they may value, see 'outwit features GAME'. Default: everything.")
    private List<String> features = List.of();

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "ranking for people, program for programs, or auto for what predicts best. Default:"
                    + " ${DEFAULT-VALUE}.")
    private String method = "auto";

    @Option(
            names = "--examples",
            paramLabel = "MOST",
            description =
                    "Learn weights from a sample of MOST decisions where there are more. Default: 2000; 600 in games where it"
                            + " is known how people play, and 1000 for people who choose among more than 20 moves on average.")
    private Integer examples;

    @Option(names = "--seed", paramLabel = "S", description = "The seed for samples. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** The usual plan, changed as was asked for; {@code people} says whether it is known how people play the game. */
    <P extends Position> LearningPlan<P> plan(PersonDecisions<P> decisions, boolean people) {
        Game<P> game = decisions.person().game();
        LearningPlan<P> plan = LearningPlan.usual(game, decisions, people).withSeed(seed);
        if (depth != null) plan = plan.withDepth(depth);
        if (examples != null) plan = plan.withExamples(examples);
        if (!method.equals("auto")) plan = plan.withMethod(Optional.of(method(method)));
        return plan.withFeatures(chosenFeatures(game));
    }

    /** Finds out before any work what cannot be done. */
    void check(Game<?> game) {
        if (depth != null && depth < 1) throw bad("--depth must be 1 or more, found " + depth + ".");
        if (depth != null && depth > 1 && game.capabilities().chance()) {
            throw bad(
                    "In " + game.name() + " a look ahead ends at the next throw of the dice, so --depth can only be 1,"
                            + " found " + depth + ".");
        }
        if (examples != null && examples < 10) throw bad("--examples must be 10 or more, found " + examples + ".");
        if (game.features().isEmpty()) throw bad(game.name() + " has no features, so there is nothing to weigh.");
        if (!method.equals("auto")) method(method);
        chosenFeatures(game);
    }

    private Method method(String name) {
        try {
            return Method.named(name);
        } catch (InputException e) {
            String names = String.join(
                    ", ", Stream.of(Method.values()).map(Method::toString).toList());
            throw bad("--method: expected auto, " + names + "; found '" + name + "'.");
        }
    }

    private <P extends Position> List<Feature<P>> chosenFeatures(Game<P> game) {
        if (features.isEmpty()) return game.features();
        List<String> known = game.features().stream().map(Feature::name).toList();
        for (String name : features) {
            if (!known.contains(name.strip())) {
                throw bad("--features: " + game.name() + " has no feature named '" + name.strip() + "'; it has "
                        + String.join(", ", known) + ".");
            }
        }
        List<String> wanted = features.stream().map(String::strip).toList();
        return game.features().stream()
                .filter(feature -> wanted.contains(feature.name()))
                .toList();
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
