package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;
import org.outwit.core.game.Position;
import org.outwit.draw.text.Columns;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit features}: what the evaluators of a game are made of, and their values at a position. */
@Command(
        name = "features",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the features of a game and how its evaluators weigh them.",
            "With --position, also shows the value of each feature and evaluator there, for each player."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit features connect4",
            "  outwit features checkers --position 'B:W18,24,K10:B12,16,K22'",
            "  outwit features chess --json",
            "",
            "Exit status: 0, or 2 for bad usage."
        })
public final class FeaturesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Mixin
    private PositionOption position;

    @Option(names = "--json", description = "Print one JSON object for each feature, then one for each evaluator.")
    private boolean json;

    @Override
    public Integer call() {
        return tell(game);
    }

    private <P extends Position> int tell(Game<P> game) {
        P at = position.isGiven() ? position.of(game) : null;
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Optional<P> given = Optional.ofNullable(at);
            for (Feature<P> feature : game.features()) Json.print(out, FeatureRow.of(game, feature, given));
            game.evaluators()
                    .forEach((name, evaluator) -> Json.print(out, EvaluatorRow.of(game, name, evaluator, given)));
        } else {
            print(out, game, at);
        }
        return 0;
    }

    private static <P extends Position> void print(PrintWriter out, Game<P> game, P at) {
        out.println(game.title() + ": " + game.features().size() + " features");
        Columns features = new Columns("feature", "from", "to", "sides", "trend", at == null ? "" : "here", "meaning");
        for (Feature<P> feature : game.features()) {
            features.row(
                    feature.name(),
                    Integer.toString(feature.least()),
                    Integer.toString(feature.most()),
                    lower(feature.sides()),
                    lower(feature.trend()),
                    at == null ? "" : values(game, feature::value, at),
                    feature.meaning());
        }
        features.print(out);
        out.println();
        out.println("Evaluators, in units of a " + game.scale().name() + ":");
        Columns evaluators = new Columns("evaluator", at == null ? "" : "here", "weights");
        game.evaluators().forEach((name, evaluator) -> {
            String here = at == null ? "" : units(game, evaluator, at);
            evaluators.row(name, here, weights(game, evaluator));
        });
        evaluators.print(out);
    }

    private static <P extends Position> String values(Game<P> game, Evaluator<P> number, P at) {
        List<String> values = new ArrayList<>();
        for (int player = 0; player < game.capabilities().players(); player++) {
            values.add(Integer.toString(number.value(at, player)));
        }
        return String.join(" / ", values);
    }

    private static <P extends Position> String units(Game<P> game, Evaluator<P> evaluator, P at) {
        List<String> values = new ArrayList<>();
        for (int player = 0; player < game.capabilities().players(); player++) {
            values.add(written(game.scale().units(evaluator.value(at, player))));
        }
        return String.join(" / ", values);
    }

    private static <P extends Position> String weights(Game<P> game, Evaluator<P> evaluator) {
        if (evaluator instanceof LinearEvaluator<P> linear) return terms(game, linear);
        if (!(evaluator instanceof PhasedEvaluator<P> phased)) return "(not a weighted sum)";
        List<String> parts = new ArrayList<>();
        List<String> names = phased.phases().names();
        for (int i = 0; i < names.size(); i++) parts.add(names.get(i) + ": " + terms(game, phased.part(i)));
        return String.join("; ", parts);
    }

    private static <P extends Position> String terms(Game<P> game, LinearEvaluator<P> linear) {
        return weightsOf(game, linear).entrySet().stream()
                .map(each -> written(each.getValue()) + " " + each.getKey())
                .collect(Collectors.joining(", "));
    }

    private static <P extends Position> Map<String, Double> weightsOf(Game<P> game, LinearEvaluator<P> linear) {
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < linear.features().size(); i++) {
            weights.put(linear.features().get(i).name(), game.scale().units(linear.weight(i)));
        }
        return weights;
    }

    private static String written(double number) {
        String text = String.format(Locale.ROOT, "%.6f", number);
        return text.replaceAll("\\.?0+$", "");
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    /** @param values for each player, where a position was given */
    private record FeatureRow(
            String feature,
            int least,
            int most,
            String sides,
            String trend,
            String meaning,
            Optional<List<Integer>> values) {

        static <P extends Position> FeatureRow of(Game<P> game, Feature<P> feature, Optional<P> at) {
            return new FeatureRow(
                    feature.name(),
                    feature.least(),
                    feature.most(),
                    lower(feature.sides()),
                    lower(feature.trend()),
                    feature.meaning(),
                    at.map(position -> ints(game, feature::value, position)));
        }
    }

    /**
     * @param weights of a weighted sum
     * @param phases the weights in each phase, where they differ
     * @param values for each player, where a position was given
     */
    private record EvaluatorRow(
            String evaluator,
            int unit,
            Optional<Map<String, Double>> weights,
            Optional<Map<String, Map<String, Double>>> phases,
            Optional<List<Integer>> values) {

        static <P extends Position> EvaluatorRow of(Game<P> game, String name, Evaluator<P> evaluator, Optional<P> at) {
            return new EvaluatorRow(
                    name,
                    game.scale().unit(),
                    evaluator instanceof LinearEvaluator<P> linear
                            ? Optional.of(weightsOf(game, linear))
                            : Optional.empty(),
                    evaluator instanceof PhasedEvaluator<P> phased
                            ? Optional.of(phases(game, phased))
                            : Optional.empty(),
                    at.map(position -> ints(game, evaluator, position)));
        }

        private static <P extends Position> Map<String, Map<String, Double>> phases(
                Game<P> game, PhasedEvaluator<P> phased) {
            Map<String, Map<String, Double>> phases = new LinkedHashMap<>();
            List<String> names = phased.phases().names();
            for (int i = 0; i < names.size(); i++) phases.put(names.get(i), weightsOf(game, phased.part(i)));
            return phases;
        }
    }

    private static <P extends Position> List<Integer> ints(Game<P> game, Evaluator<P> number, P at) {
        List<Integer> values = new ArrayList<>();
        for (int player = 0; player < game.capabilities().players(); player++) values.add(number.value(at, player));
        return values;
    }
}
