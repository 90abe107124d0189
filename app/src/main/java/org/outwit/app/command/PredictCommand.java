package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.ErrorReport;
import org.outwit.app.learn.PredictionReport;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.person.ErrorClaims;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.PersonFinder;
import org.outwit.learn.person.Predictions;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit predict}: how often a model picks what was played. */
@Command(
        name = "predict",
        mixinStandardHelpOptions = true,
        description = {
            "Asks a model about every decision that somebody made, and tells how often its first choice was played, in each"
                    + " phase of the game and for either side; next to chance and to the game's own evaluator at the same depth.",
            "Log-loss is the mean of -ln of the probability that was given to the move played: 0 is clairvoyance, and chance has"
                    + " the logarithm of the number of moves."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit predict othello WTH_2004.wtb --who 'Tastet Marc' --model tastet.json",
            "  outwit predict checkers tinsley.pdn --who 'M Tinsley' --model tinsley.json --errors",
            "  outwit predict checkers tinsley.pdn --who 'M Tinsley' --model tinsley.json --json",
            "  outwit predict chess club.pgn --who anna --model anna.json --population maia-1500.pb.gz",
            "",
            "Exit status: 0, or 2 for bad usage or files that cannot be used."
        })
public final class PredictCommand implements Callable<Integer> {

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PersonOptions person;

    @Mixin
    private NetworkOption network;

    @Option(names = "--model", required = true, paramLabel = "MODEL", description = "The model file.")
    private String model;

    @Option(
            names = "--examples",
            paramLabel = "MOST",
            description =
                    "Where there are more decisions, a sample of this size stands for all. Default: ${DEFAULT-VALUE}.")
    private int examples = Predictions.ENOUGH;

    @Option(
            names = "--errors",
            description =
                    "Also tell whether what it says about errors is true: how likely it called them and how often they"
                            + " were played, by the size of the loss. A search judges that looks two plies further ahead.")
    private boolean errors;

    @Option(
            names = "--judged",
            paramLabel = "MOST",
            description = "With --errors: judge a sample of this many decisions. Default: ${DEFAULT-VALUE}.")
    private int judged = 1_000;

    @Option(names = "--seed", paramLabel = "S", description = "For the sample. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--json", description = "One JSON object: all, each phase and each side with their numbers.")
    private boolean json;

    public PredictCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = person.game();
        resources = network.on(resources, game);
        return predict(game);
    }

    private <P extends Position> int predict(Game<P> game) {
        person.needsSomebody();
        if (judged < 1) throw new InputException("--judged must be 1 or more, found " + judged + ".");
        if (errors && game.capabilities().chance()) {
            throw new InputException("--errors needs a judge that looks further ahead than people do, and in "
                    + game.name() + " a look ahead ends at the next throw of the dice.");
        }
        if (examples < 1) throw new InputException("--examples must be 1 or more, found " + examples + ".");
        ModelPredictor<P> predictor = ModelPredictor.read(game, model, resources.populations());
        OpponentModel read = predictor.model();
        PersonFinder<P> wanted = person.read(game);
        Person<P> somebody = wanted.person(game);
        PersonDecisions<P> decisions = PersonDecisions.of(somebody);
        decisions.needsSome();
        List<Example<P>> all = decisions.since(0);
        List<Example<P>> sampled = Person.sample(all, examples, seed);
        List<String> remarks = new ArrayList<>();
        if (sampled.size() < all.size()) {
            remarks.add("A sample of " + sampled.size() + " decisions stands for all " + all.size()
                    + "; --examples takes more.");
        }
        somebody.remark().ifPresent(remarks::add);
        predictor
                .network()
                .ifPresent(asked -> remarks.add("The network " + asked + " was asked, too"
                        + (predictor.voice() == VoiceWeights.USUAL
                                ? "; how far it is believed was fitted to nobody. 'outwit train people' and 'outwit learn' do that."
                                : ".")));
        KnownGames known = KnownGames.of(read, somebody, person.files());
        if (known.isLearned()) remarks.add(known.remark());
        PrintWriter out = spec.commandLine().getOut();
        try (ProgressDisplay progress = new ProgressDisplay(person.progressTo())) {
            Predictions measured =
                    Predictions.of(predictor, sampled, known.isLearned(), resources.parallel(), progress);
            PredictionReport report = new PredictionReport(game, read, somebody, measured, remarks);
            Optional<ErrorReport> claims = errors
                    ? Optional.of(new ErrorReport(
                            game,
                            ErrorClaims.of(
                                    predictor,
                                    Person.sample(all, judged, seed),
                                    known.isLearned(),
                                    resources.parallel(),
                                    progress)))
                    : Optional.empty();
            if (json) {
                Map<String, Object> object = report.object();
                claims.ifPresent(each -> object.put("errors", each.object()));
                Json.print(out, object);
            } else {
                report.print(out);
                claims.ifPresent(each -> {
                    out.println();
                    each.print(out);
                });
            }
            return 0;
        } catch (CancellationException e) {
            return Interruption.STATUS;
        }
    }
}
