package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.app.play.MatchReport;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.match.Match;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.ResultsFile;
import org.outwit.play.match.SavedGames;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit match}: which of two players is better, and how sure that is. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays many games between two players and tells the points a game and the Elo difference with 95 %%"
                    + " intervals.",
            "Each opening, a few random moves that a quick search finds even, is played twice with colours reversed."
                    + " With a limit of depth, nodes or evaluations equal seeds give equal games on any number of threads.",
            "In chess a player may be another program that speaks the protocol of xboard, written as xboard:COMMAND. It"
                    + " needs --time or --clock."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit match othello mobility@4 greedy@4 --games 100",
            "  outwit match checkers '(samuel,exchanger)' samuel --games 200 --evaluations 20000 --seed 7",
            "  outwit match chess classic material --games 50 --time 100 --save games.pgn",
            "  outwit match chess classic xboard:/usr/games/phalanx --games 20 --time 200 --threads 1",
            "  outwit match othello mobility@4 greedy@4 --games 100 --book WTH_2004.wtb --opening 0",
            "  outwit match chess classic material --games 1000 --nodes 50000 --results match.jsonl",
            "",
            "Ctrl-C keeps what was played; with --results the same command goes on from there.",
            "A game in which a program fails counts for nobody.",
            "Exit status: 0 when all games were played, 1 when a program failed in some, 2 for bad usage",
            "or a file that cannot be used, 130 when it was interrupted by Ctrl-C."
        })
public final class MatchCommand implements Callable<Integer> {

    /** What a shell says of a program that Ctrl-C ended. */
    private static final int INTERRUPTED = 130;

    private static final Pattern CLOCK =
            Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,6}(?:\\.\\d{1,3})?))?");

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(
            index = "1",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description = "Whose results are told.")
    private PlayerSpec first;

    @Parameters(index = "2", paramLabel = "OTHER", converter = WrittenPlayer.class, description = "The opponent.")
    private PlayerSpec second;

    @Option(
            names = "--games",
            required = true,
            paramLabel = "N",
            description = "How many games, two with each opening.")
    private int games;

    @Option(names = "--seed", paramLabel = "S", description = "For openings and chance. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Mixin
    private LimitOptions limits;

    @Option(
            names = "--clock",
            paramLabel = "SECONDS[+MORE]",
            description =
                    "Time for all moves of a player, and what each move adds. Who oversteps it, or --time, loses.")
    private String clock;

    @Mixin
    private EngineOptions engine;

    @Option(
            names = "--other-algorithm",
            paramLabel = "NAME",
            description = "Another --algorithm for the second player.")
    private String otherAlgorithm;

    @Option(
            names = "--opening",
            paramLabel = "PLIES",
            description = "How many random moves games begin with. Default: ${DEFAULT-VALUE}.")
    private int opening = 4;

    @Option(
            names = "--most-plies",
            paramLabel = "N",
            description = "A game that gets so long is a draw. Default: ${DEFAULT-VALUE}.")
    private int mostPlies = 600;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many games at a time; fewer where their tables do not fit into memory. Default: one for each core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the games, as PGN, GGF, PDN … by FILE's ending.")
    private Path save;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Keep every game as a JSON line, and go on from there where it exists.")
    private Path results;

    @Mixin
    private OutputFile output;

    @Option(names = "--progress", description = "Show progress even where standard error is no terminal.")
    private boolean progress;

    @Option(names = "--json", description = "One JSON object: wins, draws, losses, points, interval, elo, endings, …")
    private boolean json;

    public MatchCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        return play(game);
    }

    private <P extends Position> int play(Game<P> game) {
        MatchPlan<P> plan = plan(game);
        if (save != null) SavedGames.check(game, save);
        if (results == null) return play(plan, null);
        try (ResultsFile<P> file = new ResultsFile<>(results, plan)) {
            return play(plan, file);
        } catch (IOException e) {
            return unusable(results, e);
        } catch (UncheckedIOException e) {
            return unusable(results, e.getCause());
        }
    }

    private <P extends Position> int play(MatchPlan<P> plan, ResultsFile<P> file) {
        try (Interruption interruption = new Interruption()) {
            List<MatchGame> before = file == null ? List.of() : file.before();
            ReplaceRule rule = rule(plan, before);
            if (save != null) rule.check(save);
            MatchReport<P> report = new MatchReport<>(plan, progressTo(), before);
            List<MatchGame> played = new Match<>(plan, resources)
                    .play(
                            before,
                            threads,
                            finished -> {
                                if (file != null) keep(file, finished);
                                report.finished(finished);
                            },
                            interruption::isAsked);
            report.end();
            PrintWriter out = spec.commandLine().getOut();
            if (json) Json.print(out, report.object(played));
            else
                out.print(report.text(played)
                        + who("endgame tables asked by ", plan.asking())
                        + who("book used by ", plan.withBook()));
            out.flush();
            List<MatchGame> kept = counting(played);
            if (save != null && !kept.isEmpty()) saved(plan, kept).write(save, rule);
            return played.size() < plan.games() ? INTERRUPTED : MatchReport.failed(played) > 0 ? 1 : 0;
        } catch (IOException e) {
            return unusable(save, e);
        }
    }

    /** Games of this match that an earlier run saved are saved again with the rest; all other games stay. */
    private <P extends Position> ReplaceRule rule(MatchPlan<P> plan, List<MatchGame> before) {
        return ReplaceRule.only("the first games of this match", file -> {
                    long games = SavedGames.count(plan.game(), save);
                    List<MatchGame> kept = counting(before);
                    if (games > kept.size()) return false;
                    List<MatchGame> some = kept.subList(0, (int) games).stream()
                            .sorted(Comparator.comparing(MatchGame::index))
                            .toList();
                    return Arrays.equals(saved(plan, some).bytes(save), Files.readAllBytes(file));
                })
                .unless(output.isForced());
    }

    /** A line about players who used something, where there are any. */
    private static String who(String used, List<PlayerSpec> players) {
        if (players.isEmpty()) return "";
        return used
                + players.stream().distinct().map(PlayerSpec::toString).collect(Collectors.joining(" and "))
                + System.lineSeparator();
    }

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
        if (games < 1) throw new InputException("--games must be 1 or more, found " + games + ".");
        if (threads < 1) throw new InputException("--threads must be 1 or more, found " + threads + ".");
        PlayerSettings one = engine.equipment(game, resources, 8, 2);
        PlayerSettings other = otherAlgorithm == null ? one : one.with(Algorithm.named(otherAlgorithm));
        return new MatchPlan<>(
                game,
                List.of(first, second),
                List.of(one, other),
                games,
                seed,
                limits.untimed(),
                time(),
                opening,
                mostPlies);
    }

    private TimeControl time() {
        Duration perMove = limits.time();
        if (clock == null) return perMove == null ? TimeControl.NONE : TimeControl.perMove(perMove);
        if (perMove != null) throw new InputException("Give --time for each move or --clock, not both.");
        Matcher matcher = CLOCK.matcher(clock);
        if (!matcher.matches()) {
            throw new InputException(
                    "--clock must be seconds such as 60, or 60+0.5 with an increment; found '" + clock + "'.");
        }
        return TimeControl.perGame(seconds(matcher.group(1)), seconds(matcher.group(2)));
    }

    private static Duration seconds(String text) {
        return text == null ? Duration.ZERO : Duration.ofMillis(Math.round(Double.parseDouble(text) * 1000));
    }

    /** Where progress goes, or null for nowhere. */
    private PrintWriter progressTo() {
        return progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
    }

    /** A game in which a program failed is no record of how anybody plays. */
    private static List<MatchGame> counting(List<MatchGame> games) {
        return games.stream().filter(each -> each.report().ending().counts()).toList();
    }

    private static <P extends Position> SavedGames<P> saved(MatchPlan<P> plan, List<MatchGame> played) {
        SavedGames<P> saved = new SavedGames<>(plan.game());
        for (MatchGame each : played) {
            int first = each.sideOfFirst();
            List<String> names = List.of(
                    plan.players().get(first).toString(),
                    plan.players().get(1 - first).toString());
            saved.add(plan.game().start(), names, each.report());
        }
        return saved;
    }
}
