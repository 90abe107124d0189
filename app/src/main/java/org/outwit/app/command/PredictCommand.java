package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.ErrorReport;
import org.outwit.app.learn.PredictionReport;
import org.outwit.app.learn.ReportNumbers;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.person.ErrorClaims;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.PersonFinder;
import org.outwit.learn.person.Predictions;
import org.outwit.learn.person.RatedDecision;
import org.outwit.learn.person.RatedDecisions;
import org.outwit.learn.training.PeopleArchive;
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
            "  outwit predict chess club.pgn --anybody --rating 1400-1599 --from-ply 11",
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

    @Option(names = "--model", paramLabel = "MODEL", description = "The model file.")
    private String model;

    @Option(
            names = "--anybody",
            description =
                    "Instead of a model, ask what anybody of their rating would play, who are all players of the games unless --who"
                            + " names some. Ratings are those of the records, or those that all results say together.")
    private boolean anybody;

    @Option(
            names = "--rating",
            paramLabel = "FROM-TO",
            description = "With --anybody: only players with such a rating, as 1400-1599.")
    private String rating;

    @Option(
            names = "--from-ply",
            paramLabel = "N",
            description =
                    "Leave out what was decided before this ply, such as openings that are remembered; the first move of a game is"
                            + " ply 1. Default: ${DEFAULT-VALUE}.")
    private int fromPly = 1;

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
        check(game);
        resources = network.on(resources, game);
        return anybody ? anybody(game) : predict(game);
    }

    private void check(Game<?> game) {
        if (anybody == (model != null)) {
            throw new InputException(
                    "Say who shall be asked: a model with --model, or anybody of a rating with --anybody"
                            + (anybody ? "; both were given." : "."));
        }
        if (rating != null && !anybody) throw new InputException("--rating is for --anybody.");
        if (fromPly < 1) throw new InputException("--from-ply must be 1 or more, found " + fromPly + ".");
        if (judged < 1) throw new InputException("--judged must be 1 or more, found " + judged + ".");
        if (errors && game.capabilities().chance()) {
            throw new InputException("--errors needs a judge that looks further ahead than people do, and in "
                    + game.name() + " a look ahead ends at the next throw of the dice.");
        }
        if (examples < 1) throw new InputException("--examples must be 1 or more, found " + examples + ".");
    }

    private <P extends Position> int predict(Game<P> game) {
        person.needsSomebody();
        ModelPredictor<P> predictor = ModelPredictor.read(game, model, resources.populations());
        OpponentModel read = predictor.model();
        PersonFinder<P> wanted = person.read(game);
        Person<P> somebody = wanted.person(game);
        PersonDecisions<P> decisions = PersonDecisions.of(somebody);
        decisions.needsSome();
        List<Example<P>> all = decisions.since(0).stream()
                .filter(each -> each.ply() + 1 >= fromPly)
                .toList();
        if (all.isEmpty()) throw nothing();
        List<Example<P>> sampled = Person.sample(all, examples, seed);
        List<String> remarks = new ArrayList<>();
        remarkSample(sampled.size(), all.size(), remarks);
        somebody.remark().ifPresent(remarks::add);
        predictor
                .network()
                .ifPresent(asked -> remarks.add("The network " + asked + " was asked, too"
                        + (predictor.voice() == VoiceWeights.USUAL
                                ? "; how far it is believed was fitted to nobody. 'outwit train people' and 'outwit learn' do that."
                                : ".")));
        KnownGames known = KnownGames.of(read, somebody, person.files());
        if (known.isLearned()) remarks.add(known.remark());
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
            tell(report, claims);
            return 0;
        } catch (CancellationException e) {
            return Interruption.STATUS;
        }
    }

    private void tell(PredictionReport report, Optional<ErrorReport> claims) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> object = report.object();
            claims.ifPresent(each -> object.put("errors", each.object()));
            Json.print(out, object);
            return;
        }
        report.print(out);
        claims.ifPresent(each -> {
            out.println();
            each.print(out);
        });
    }

    private static void remarkSample(int sampled, int all, List<String> remarks) {
        if (sampled == all) return;
        remarks.add("A sample of " + sampled + " decisions stands for all " + all + "; --examples takes more.");
    }

    private InputException nothing() {
        return new InputException("Nobody who is meant decided anything"
                + (fromPly > 1 ? " from ply " + fromPly + " on" : "")
                + (rating == null ? "." : "; only players rated " + RatingRange.of(rating) + " are."));
    }

    private <P extends Position> int anybody(Game<P> game) {
        Optional<RatingRange> range = Optional.ofNullable(rating).map(RatingRange::of);
        PopulationModel population = resources
                .populations()
                .of(game)
                .orElseThrow(() -> new InputException("Nobody knows how people play " + game.name()
                        + ", so nobody can be asked; 'outwit train people " + game.name() + "' learns it."));
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        PersonFinder<P> finder = new PersonFinder<>(person.who());
        person.source().read(game, archive.and(finder));
        Set<String> named = new HashSet<>();
        for (String each : person.who()) named.addAll(finder.names().find(each));
        RatedDecisions<P> decisions = RatedDecisions.of(
                archive.games(),
                name -> named.isEmpty() || named.contains(name),
                strength -> range.isEmpty() || range.get().has(strength),
                fromPly);
        if (decisions.all().isEmpty()) throw nothing();
        List<RatedDecision<P>> sampled = Person.sampleOf(decisions.all(), examples, seed);
        List<String> remarks = new ArrayList<>();
        remarkSample(sampled.size(), decisions.all().size(), remarks);
        if (decisions.unrated() > 0) {
            remarks.add(decisions.unrated()
                    + " decisions are of people of unknown strength, who are taken for anybody at all.");
        }
        remarks.add("The people who are asked were learned from " + population.about()
                + "; where these games are among them, this is no test.");
        String who = named.isEmpty()
                ? ReportNumbers.count(decisions.people(), "player", "players")
                : String.join(", ", named);
        if (range.isPresent()) who += " rated " + range.get();
        try (ProgressDisplay progress = new ProgressDisplay(person.progressTo())) {
            Predictions measured = Predictions.ofAnybody(game, population, sampled, resources.parallel(), progress);
            PredictionReport report = PredictionReport.ofAnybody(game, who, decisions.games(), measured, remarks);
            Optional<ErrorReport> claims = errors
                    ? Optional.of(new ErrorReport(
                            game,
                            ErrorClaims.ofAnybody(
                                    game,
                                    population,
                                    Person.sampleOf(decisions.all(), judged, seed),
                                    resources.parallel(),
                                    progress)))
                    : Optional.empty();
            tell(report, claims);
            return 0;
        } catch (CancellationException e) {
            return Interruption.STATUS;
        }
    }
}
