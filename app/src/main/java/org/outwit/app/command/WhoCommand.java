package org.outwit.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.IdentificationReport;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.identity.Identification;
import org.outwit.learn.identity.IdentityQuestion;
import org.outwit.learn.identity.KnownPerson;
import org.outwit.learn.identity.PeopleCollector;
import org.outwit.learn.identity.UnknownPlayer;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.training.ArchivedGame;
import org.outwit.learn.training.PeopleArchive;
import org.outwit.play.match.SeatName;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit who}: who plays like this? */
@Command(
        name = "who",
        mixinStandardHelpOptions = true,
        description = {
            "Says who plays like this: compares the moves of somebody in some games with models of people, or with the people"
                    + " of an archive, and says how likely each of them is to have made them.",
            "Decisions of one game are not independent, so plain likelihoods would be far too sure. With an archive, the last"
                    + " games of everybody are kept back at first and say how far to believe the answer."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit who othello mystery.ggf --archive WTH_2003.wtb --archive WTH_2004.wtb",
            "  outwit who checkers club.pdn --unknown 'Guest 17' --among anna.json --among bob.json",
            "  outwit who chess nameless.pgn --side first --archive club.pgn --least 30",
            "",
            "Exit status: 0, 130 when it was interrupted, or 2 for bad usage or files that cannot be used."
        })
public final class WhoCommand implements Callable<Integer> {

    private static final UnknownPlayer.Hints HINTS =
            new UnknownPlayer.Hints("--unknown NAME", "--side first or --side second");

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameFiles source;

    @Mixin
    private NetworkOption network;

    @Option(
            names = "--among",
            split = ",",
            paramLabel = "MODEL.json",
            description = "Models of people who may have played; give it again, or several with commas between.")
    private List<String> among = new ArrayList<>();

    @Option(
            names = "--archive",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of games, the earliest first, whose players may have played.")
    private List<String> archive = new ArrayList<>();

    @Option(
            names = "--least",
            paramLabel = "N",
            description = "With --archive: only people with at least this many games. Default: ${DEFAULT-VALUE}.")
    private int least = 50;

    @Option(
            names = "--unknown",
            paramLabel = "NAME",
            description = "What the records call the player in question. Default: the one name that is in every game.")
    private String unknown;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "For games without names: the player in question is first or second in all of them.")
    private String side;

    @Option(names = "--first", paramLabel = "N", description = "List the likeliest N. Default: ${DEFAULT-VALUE}.")
    private int first = 10;

    @Option(names = "--seed", paramLabel = "S", description = "For drawing games. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--json",
            description = "One JSON object: everybody with their probability, and how far to trust it.")
    private boolean json;

    public WhoCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = source.game();
        resources = network.on(resources, game);
        return find(game);
    }

    private <P extends Position> int find(Game<P> game) {
        if (among.isEmpty() == archive.isEmpty()) {
            throw bad("Say whom to compare with: models with --among, or the people of an archive with --archive.");
        }
        if (least < 2) throw bad("--least must be 2 or more, found " + least + ".");
        if (first < 1) throw bad("--first must be 1 or more, found " + first + ".");
        if (unknown != null && side != null) throw bad("--unknown and --side both say who is meant; give one.");
        Optional<Integer> seat = side == null ? Optional.empty() : Optional.of(seat());
        Map<String, ModelPredictor<P>> models = models(game);
        PopulationModel population = archive.isEmpty() ? null : population(game);
        UnknownPlayer<P> player = new UnknownPlayer<>(game, Optional.ofNullable(unknown), seat, HINTS);
        source.read(game, player);
        List<List<Example<P>>> games = player.games();
        try (ProgressDisplay progress = new ProgressDisplay(source.progressTo()).announcing()) {
            List<String> remarks = new ArrayList<>();
            Identification found = archive.isEmpty()
                    ? new IdentityQuestion<>(game, games, resources.parallel(), progress).among(models)
                    : byArchive(game, population, player, games, remarks, progress);
            PrintWriter to = spec.commandLine().getOut();
            IdentificationReport report = new IdentificationReport(found, player.name(), first, remarks);
            if (json) Json.print(to, report.object());
            else report.print(to);
            return 0;
        } catch (CancellationException e) {
            spec.commandLine().getErr().println("outwit: stopped; nobody was compared.");
            return Interruption.STATUS;
        }
    }

    private int seat() {
        return SeatName.find(side, 2).orElseThrow(() -> bad("--side must be first or second, found '" + side + "'."));
    }

    /** Models of other games are refused before any work. */
    private <P extends Position> Map<String, ModelPredictor<P>> models(Game<P> game) {
        Map<String, ModelPredictor<P>> models = new LinkedHashMap<>();
        Set<Path> files = new HashSet<>();
        for (String file : among) {
            ModelPredictor<P> predictor = ModelPredictor.read(game, file, resources.populations());
            if (!files.add(Path.of(file).toAbsolutePath().normalize())) {
                throw bad("--among: " + file + " is named twice; expected another model.");
            }
            String who = predictor.model().who();
            models.put(models.containsKey(who) ? file : who, predictor);
        }
        if (models.size() == 1) throw bad("--among: one model cannot be compared with anybody; expected two or more.");
        return models;
    }

    private PopulationModel population(Game<?> game) {
        return resources
                .populations()
                .of(game)
                .orElseThrow(() -> bad("Nobody knows how people play " + game.name()
                        + ", so people of an archive cannot be told apart; 'outwit train people " + game.name()
                        + "' learns it. Models can be compared: --among."));
    }

    private <P extends Position> Identification byArchive(
            Game<P> game,
            PopulationModel population,
            UnknownPlayer<P> player,
            List<List<Example<P>>> games,
            List<String> remarks,
            ProgressMonitor monitor) {
        PeopleArchive<P> read = new PeopleArchive<>(game);
        GameFiles.read(spec, archive, source.progressTo(), game, read);
        List<ArchivedGame<P>> others =
                read.games().stream().filter(each -> !player.isOneOf(each)).toList();
        int same = read.games().size() - others.size();
        if (same > 0) remarks.add(same + " games of the archive are games in question and were left out of it.");
        List<KnownPerson<P>> people = new PeopleCollector<P>(least).of(others);
        if (people.size() < 2) {
            throw bad("--archive: of " + others.size() + " games, " + people.size() + " people have " + least
                    + " or more; expected two or more people. --least takes those with fewer.");
        }
        return new IdentityQuestion<>(game, games, resources.parallel(), monitor).among(people, population, seed);
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
