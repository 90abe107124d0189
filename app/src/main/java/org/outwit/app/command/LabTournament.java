package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.lab.tournament.Tournament;
import org.outwit.lab.tournament.TournamentFile;
import org.outwit.lab.tournament.TournamentPlan;
import org.outwit.lab.tournament.TournamentRun;
import org.outwit.lab.tournament.TournamentText;
import org.outwit.play.match.SavedGames;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit lab tournament}: many players, measured by each other. */
@Command(
        name = "tournament",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a tournament that a JSON file describes: a round robin, a gauntlet (the first against everybody) or a ladder"
                    + " (everybody against the next). The page has Elo with 95 %% intervals and the cross table.",
            "Games are kept: a tournament that was stopped goes on, and players who are added to the file meet the others without"
                    + " anything being played again. With \"sprt\" two players stop as soon as it is clear who is better.",
        },
        footerHeading = "%nA file:%n",
        footer = {
            "  {\"outwit\": \"tournament\", \"version\": 1, \"name\": \"Checkers cup\", \"game\": \"checkers\",",
            "   \"kind\": \"round-robin\", \"games\": 20, \"nodes\": 10000, \"seed\": 1,",
            "   \"players\": [{\"name\": \"Ada\", \"player\": \"level:3\"}, {\"player\": \"samuel\"}, {\"player\": \"material\"}]}",
            "",
            "kind: round-robin, gauntlet, ladder. games: of each pair, two with each opening. For each move:",
            "depth, nodes, evaluations, milliseconds, thinking (milliseconds by which nobody loses); or",
            "clock, such as \"60+0.5\". Also: opening (random plies, 4), most-plies (600), table (MB, 8),",
            "\"sprt\": {\"elo0\": 0, \"elo1\": 10, \"alpha\": 0.05, \"beta\": 0.05}.",
            "Players are written as for 'outwit match', other programs and learners too. A learner learns each",
            "opponent apart, opening after opening.",
            "The page has all conditions and this file, and the file stands beside it.",
            "'outwit lab report' and 'outwit lab export' know the tournament by the name of its page.",
            "",
            "Examples:",
            "  outwit lab tournament cup.json --out report --save cup.pdn",
            "",
            "Exit status: 0 when all was played, 130 when it was interrupted, 2 for bad usage or files",
            "that cannot be used."
        })
final class LabTournament implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "What the tournament is, as JSON.")
    private Path file;

    @Mixin
    private StoreOption store;

    @Mixin
    private LabOutput output;

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the games to FILE. Its ending says the format: PGN, GGF, PDN …")
    private Path save;

    LabTournament(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        return play(TournamentFile.read(text(), file.toString()));
    }

    private String text() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + FileReason.reading(e) + ".");
        }
    }

    private <P extends Position> int play(TournamentPlan<P> plan) {
        if (save != null) SavedGames.check(plan.game(), save);
        if (save != null) OutputFile.place("--save", save.toString(), output.other());
        Tournament<P> tournament = new Tournament<>(plan, resources);
        ReportFiles files = output.files(spec, List.of(tournament.about().id()));
        try (ProgressDisplay progress = new ProgressDisplay(output.progressTo(spec));
                DatabaseStore results = store.open(resources)) {
            results.keepTournament(tournament.about().id(), TournamentText.of(plan));
            LabContext context = new LabContext(progress, resources.populations(), Optional.empty());
            LabRun lab = new LabRun(results, threads.executor(resources), context);
            TournamentRun.Played<P> played = new TournamentRun<>(tournament).play(lab);
            ExperimentReport report = PlayedTournaments.write(played, files);
            if (save != null) played.games().write(save, output.other());
            PrintWriter out = spec.commandLine().getOut();
            output.say(out, report);
            output.tables(out, report);
            return 0;
        } catch (CancellationException e) {
            return failed("stopped; the games are kept, and the same command goes on from there.", Interruption.STATUS);
        } catch (IOException e) {
            return failed(output.folder() + ": cannot be written: " + FileReason.writing(e) + ".", 2);
        }
    }

    private int failed(String sentence, int status) {
        spec.commandLine().getErr().println("outwit: " + sentence);
        return status;
    }
}
