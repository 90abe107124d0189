package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.ReviewReport;
import org.outwit.app.record.LastGames;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.study.ReviewPage;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonFinder;
import org.outwit.learn.review.PeerPredictors;
import org.outwit.learn.review.Review;
import org.outwit.learn.review.ReviewPlan;
import org.outwit.learn.review.ReviewText;
import org.outwit.learn.review.Reviewer;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit review}: what was wrong in a game, and what came of it. */
@Command(
        name = "review",
        mixinStandardHelpOptions = true,
        description = {
            "Judges every move of some games: the gravest moves with what was better, by how much and why, how the game went,"
                    + " how accurate each side was and, for one person, what came from their own moves and what from errors of"
                    + " opponents.",
            "All limits are counts, so equal questions get equal answers. The game follows from the files where only one can be"
                    + " meant; else name it before them."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit review my-game.pgn",
            "  outwit review checkers club.pdn --who Anna --out anna",
            "  outwit review othello WTH_1999.wtb --number 17 --evaluations 100000",
            "  outwit review my-game.pgn --population maia-1500.pb.gz",
            "",
            "Exit status: 0 when the games were reviewed, 130 when it was interrupted, 2 for bad usage",
            "or files that cannot be used."
        })
public final class ReviewCommand implements Callable<Integer> {

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameAndFiles input;

    @Mixin
    private NetworkOption network;

    @Option(
            names = "--who",
            paramLabel = "NAME",
            description =
                    "Review the moves of this person. Names are found as in 'outwit study'. Default: the moves of both sides.")
    private List<String> who = new ArrayList<>();

    @Option(
            names = "--number",
            paramLabel = "N",
            description = "Only the game with this number in its file; may be given again.")
    private Set<Long> numbers = new TreeSet<>();

    @Option(
            names = "--games",
            paramLabel = "MOST",
            description = "Review at most this many games, the last ones. Default: ${DEFAULT-VALUE}.")
    private int mostGames = 10;

    @Option(
            names = "--worst",
            paramLabel = "N",
            description = "How many of the gravest moves to show. Default: ${DEFAULT-VALUE}.")
    private int worst = ReviewPlan.USUAL.worst();

    @Option(
            names = "--evaluations",
            paramLabel = "N",
            description =
                    "Evaluate this many positions for each search; the gravest moves get eight times as many. Default:"
                            + " ${DEFAULT-VALUE}.")
    private long evaluations = ReviewPlan.USUAL.evaluations();

    @Option(names = "--out", paramLabel = "DIR", description = "Write the page review.html to this folder, too.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(names = "--json", description = "Print one JSON object instead of the text.")
    private boolean json;

    @Option(names = "--progress", description = "Show progress even where standard error is no terminal.")
    private boolean progress;

    public ReviewCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() throws IOException {
        positive("--games", mostGames);
        positive("--evaluations", evaluations);
        if (worst < 0) throw bad("--worst must be 0 or more, found " + worst + ".");
        Game<?> game = input.game();
        resources = network.on(resources, game);
        return review(game, input.files());
    }

    private <P extends Position> int review(Game<P> game, List<String> files) {
        Path folder = out == null ? null : ReportFolder.of(spec, out);
        PrintWriter err = progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
        LastGames<P> games = new LastGames<>(mostGames, numbers);
        Person<P> person = null;
        if (who.isEmpty()) {
            GameFiles.read(spec, files, err, game, games);
        } else {
            PersonFinder<P> finder = new PersonFinder<>(who);
            GameFiles.read(spec, files, err, game, finder);
            person = finder.person(game);
            person.games().forEach(games::game);
        }
        check(games, files);
        try (ProgressDisplay display = new ProgressDisplay(err).announcing()) {
            if (folder != null) {
                Files.createDirectories(folder);
                output.report().check(folder.resolve("review.html"));
            }
            Review review = review(game, games.kept(), person, files, display);
            if (folder != null)
                WholeFile.write(folder.resolve("review.html"), ReviewPage.of(game, review), output.report());
            tell(review);
            return 0;
        } catch (CancellationException e) {
            return failed("stopped; nothing was reviewed.", Interruption.STATUS);
        } catch (IOException e) {
            return failed(out + ": cannot be written: " + FileReason.writing(e) + ".", 2);
        }
    }

    private void check(LastGames<?> games, List<String> files) {
        if (games.kept().isEmpty()) throw bad(nothing(games, files));
        if (games.games() > mostGames) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: reviewing the last " + mostGames + " of " + games.games()
                            + " games; --games takes more.");
        }
    }

    private <P extends Position> Review review(
            Game<P> game, List<PlayedGame<P>> games, Person<P> person, List<String> files, ProgressDisplay display) {
        List<String> names = files.stream()
                .map(each -> String.valueOf(Path.of(each).getFileName()))
                .toList();
        PeerPredictors<P> peers =
                PeerPredictors.among(game, resources.populations().of(game));
        Reviewer<P> reviewer =
                new Reviewer<>(game, new ReviewPlan(evaluations, worst), peers, resources.parallel(), display);
        return reviewer.review(
                games, person == null ? "" : person.who(), person == null ? Set.of() : person.names(), names);
    }

    private void tell(Review review) {
        PrintWriter to = spec.commandLine().getOut();
        if (json) to.println(ReviewText.of(review));
        else new ReviewReport(review).print(to);
        if (out != null && !json) to.println("Wrote " + Path.of(out, "review.html") + ".");
    }

    private String nothing(LastGames<?> games, List<String> files) {
        String where = String.join(", ", files);
        if (!numbers.isEmpty())
            return "No legal game in " + where + " has the number "
                    + numbers.iterator().next() + ".";
        return where + ": there is no legal game to review"
                + (games.rejected() == 0 ? "." : "; " + games.rejected() + " were rejected, see 'outwit records'.");
    }

    private void positive(String option, long number) {
        if (number < 1) throw bad(option + " must be 1 or more, found " + number + ".");
    }

    private int failed(String sentence, int status) {
        spec.commandLine().getErr().println("outwit: " + sentence);
        return status;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
