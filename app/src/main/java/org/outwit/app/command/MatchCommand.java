package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.play.DealingsReport;
import org.outwit.app.play.MatchReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.play.match.Match;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.ResultsFile;
import org.outwit.play.match.SavedMatch;
import org.outwit.play.resources.Resources;
import org.outwit.trees.JsonOutput.Inline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit match}: which of several players is better, and how sure that is. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays many games between two players and reports the points a game and the Elo difference, with 95 %%"
                    + " intervals. In a game for more than two, name a player for each seat; each gets a row.",
            "Each opening is a few random moves that a quick search finds even. It is played twice with colours reversed, or"
                    + " once from every seat by every player. With a limit of depth, nodes or evaluations, equal seeds give"
                    + " equal games on any number of threads.",
            "In chess a player may be another program that speaks the xboard protocol, written as xboard:COMMAND. It needs"
                    + " --time or --clock.",
            "A player may be a learner, written as learner:EVALUATOR. It learns its opponent from game to game, so that games are"
                    + " played one at a time, and the report ends with what it foresaw."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit match othello mobility@4 greedy@4 --games 100",
            "  outwit match checkers '(samuel,exchanger)' samuel --games 200 --evaluations 20000 --seed 7",
            "  outwit match chess classic material --games 50 --time 100 --save games.pgn",
            "  outwit match chess classic xboard:/usr/games/phalanx --games 20 --time 200 --threads 1",
            "  outwit match checkers learner:samuel@4 exchanger@4 --games 40",
            "  outwit match othello mobility@4 greedy@4 --games 100 --book WTH_2004.wtb --opening 0",
            "  outwit match chess classic material --games 1000 --nodes 50000 --results match.jsonl",
            "  outwit match nim-3 blind blind blind --games 30 --depth 4 --algorithms maxn,paranoid,best-reply --judge 3",
            "",
            "Ctrl-C stops and reports the games so far; with --results the same command goes on from there.",
            "A game in which a program fails counts for nobody.",
            "Exit status: 0 when all games were played, 1 when a program failed in some, 2 for bad usage",
            "or a file that cannot be used, 130 when it was interrupted by Ctrl-C."
        })
public final class MatchCommand implements Callable<Integer> {

    /** The exit status of a program that Ctrl-C ended, as shells have it. */
    private static final int INTERRUPTED = 130;

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private MatchPlanOptions options;

    @Mixin
    private LimitOptions limits;

    @Mixin
    private EngineOptions engine;

    @Mixin
    private NetworkOption network;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many games to play at a time; fewer if their tables do not fit into memory. Default: one for each core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the games to FILE. Its ending says the format: PGN, GGF, PDN …")
    private Path save;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep every game as a JSON line in FILE. If it exists, the match goes on from there.")
    private Path results;

    @Option(
            names = "--judge",
            paramLabel = "DEPTH",
            description =
                    "Also report what moves gave up and did to each other player, and which alliances formed and broke: max^n judges every"
                            + " move DEPTH plies ahead with the game's default evaluator. For each two who were allied the match is"
                            + " played again, 200 games at most, with two in their places who move at random, which tells what chance gives."
                            + " For games of more than two, or whose payoffs do not add up to nothing.")
    private Integer judge;

    @Mixin
    private OutputFile output;

    @Option(names = "--progress", description = "Show progress even if standard error is not a terminal.")
    private boolean progress;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object: wins, draws, losses, points, interval, elo, endings, …; with more than two players the"
                            + " score of each; with learners what they foresaw after every fifth game.")
    private boolean json;

    public MatchCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = options.game();
        resources = network.on(resources, game);
        return play(game);
    }

    private <P extends Position> int play(Game<P> game) {
        MatchPlan<P> plan = plan(game);
        if (save != null) OutputFile.place("--save", save.toString());
        SavedMatch<P> saved = save == null ? null : new SavedMatch<>(plan, save, output.isForced());
        if (results == null) return play(plan, saved, null);
        try (ResultsFile<P> file = new ResultsFile<>(results, plan)) {
            return play(plan, saved, file);
        } catch (IOException e) {
            return unusable(results, e);
        } catch (UncheckedIOException e) {
            return unusable(results, e.getCause());
        }
    }

    private <P extends Position> int play(MatchPlan<P> plan, SavedMatch<P> saved, ResultsFile<P> file) {
        try (Interruption interruption = new Interruption()) {
            List<MatchGame> before = file == null ? List.of() : file.before();
            if (saved != null) saved.check(before);
            DealingsReport<P> dealings = judge == null ? null : new DealingsReport<>(plan, judge);
            if (dealings != null) before.forEach(dealings::add);
            MatchReport<P> report = new MatchReport<>(plan, progressTo(), before);
            List<MatchGame> played = new Match<>(plan, resources)
                    .play(
                            before,
                            threads,
                            finished -> {
                                if (file != null) keep(file, finished);
                                if (saved != null) saved.finished(finished);
                                if (dealings != null) dealings.add(finished);
                                report.finished(finished);
                            },
                            interruption::isAsked);
            report.end();
            if (dealings != null) dealings.compare(resources, threads, interruption::isAsked);
            PrintWriter out = spec.commandLine().getOut();
            print(out, report, dealings, played);
            out.flush();
            if (saved != null) saved.write(played);
            return played.size() < plan.games() ? INTERRUPTED : MatchReport.failed(played) > 0 ? 1 : 0;
        } catch (IOException e) {
            return unusable(save, e);
        }
    }

    private <P extends Position> void print(
            PrintWriter out, MatchReport<P> report, DealingsReport<P> dealings, List<MatchGame> played) {
        if (json) {
            Optional<DealingsReport<P>> dealt = Optional.ofNullable(dealings);
            Json.print(out, new Printed(report.object(played), dealt.map(DealingsReport::object)));
        } else {
            out.print(report.text(played));
            if (dealings != null) out.print(dealings.text());
        }
    }

    private record Printed(@Inline MatchReport.Outcome match, Optional<DealingsReport.Row> dealings) {}

    private static <P extends Position> void keep(ResultsFile<P> file, MatchGame game) {
        try {
            file.add(game);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int unusable(Path file, IOException e) {
        spec.commandLine().getErr().println("outwit: " + file + ": cannot be written: " + FileReason.writing(e) + ".");
        return 2;
    }

    private <P extends Position> MatchPlan<P> plan(Game<P> game) {
        options.check();
        if (threads < 1) throw new InputException("--threads must be 1 or more, found " + threads + ".");
        return options.plan(game, engine.equipment(game, resources, 8, 2).resorting(), limits);
    }

    /** Where progress goes, or null for nowhere. */
    private PrintWriter progressTo() {
        return progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
    }
}
