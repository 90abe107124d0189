package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
            for (Feature<P> feature : game.features()) Json.print(out, object(game, feature, at));
            game.evaluators().forEach((name, evaluator) -> Json.print(out, object(game, name, evaluator, at)));
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

    private static <P extends Position> Map<String, Object> object(Game<P> game, Feature<P> feature, P at) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("feature", feature.name());
        object.put("least", feature.least());
        object.put("most", feature.most());
        object.put("sides", lower(feature.sides()));
        object.put("trend", lower(feature.trend()));
        object.put("meaning", feature.meaning());
        if (at != null) object.put("values", ints(game, feature::value, at));
        return object;
    }

    private static <P extends Position> Map<String, Object> object(
            Game<P> game, String name, Evaluator<P> evaluator, P at) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("evaluator", name);
        object.put("unit", game.scale().unit());
        if (evaluator instanceof LinearEvaluator<P> linear) object.put("weights", weightsOf(game, linear));
        if (evaluator instanceof PhasedEvaluator<P> phased) {
            Map<String, Object> phases = new LinkedHashMap<>();
            List<String> names = phased.phases().names();
            for (int i = 0; i < names.size(); i++) phases.put(names.get(i), weightsOf(game, phased.part(i)));
            object.put("phases", phases);
        }
        if (at != null) object.put("values", ints(game, evaluator, at));
        return object;
    }

    private static <P extends Position> List<Integer> ints(Game<P> game, Evaluator<P> number, P at) {
        List<Integer> values = new ArrayList<>();
        for (int player = 0; player < game.capabilities().players(); player++) values.add(number.value(at, player));
        return values;
    }
}
