package org.outwit.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.outwit.app.play.ValueReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Valuation;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit evaluate}: what positions are worth. */
@Command(
        name = "evaluate",
        mixinStandardHelpOptions = true,
        description = {
            "Prints what positions are worth to the player who moves next, in the game's units: by an evaluator as it judges them at"
                    + " once, or by a player with a depth after a search. Positions in which the dice are about to be thrown have"
                    + " values, too: a search takes the average over all throws, each of which is one of its plies.",
            "Where an evaluator knows them it also prints probabilities: in backgammon to win, to win a gammon or more, a backgammon,"
                    + " and to lose a gammon or more, a backgammon. It does not look at dice that have been thrown; a player with a"
                    + " depth does.",
            "Without a position it is the start."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit evaluate backgammon 4HPwATDgc/ABMA",
            "  outwit evaluate backgammon 4HPwATDgc/ABMA --by network@2",
            "  outwit evaluate checkers 'B:W18,24,K10:B12,16,K22' --by samuel@6 --json",
            "  outwit evaluate backgammon --file positions.txt --json",
            "",
            "Exit status: 0, or 2 for bad usage or unreadable input."
        })
public final class EvaluateCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(
            index = "1..*",
            paramLabel = "POSITION",
            description = "In the game's notation, as 'outwit board' prints it below the board.")
    private List<String> given = new ArrayList<>();

    @Option(
            names = "--by",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description =
                    "Who judges: an evaluator by its name or file:FILE, or a player with a depth, such as network@2 or"
                            + " (samuel@4,exchanger@4). Default: the game's default evaluator.")
    private PlayerSpec by;

    @Option(names = "--file", paramLabel = "FILE", description = "A file with a position a line; - is standard input.")
    private String file;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object for each position: game, by, position, player, over, value, unit, and where they"
                            + " are known values and probabilities.")
    private boolean json;

    public EvaluateCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        evaluate(game);
        return 0;
    }

    private <P extends Position> void evaluate(Game<P> game) {
        List<P> positions = positions(game);
        PlayerSpec who = by == null ? PlayerSpec.parse(game.defaultEvaluatorName()) : by;
        ValueReport<P> report = new ValueReport<>(game, who);
        try (Valuation<P> valuation = new Valuation<>(game, who, PlayerSettings.USUAL.sharing(resources))) {
            for (P each : positions) report.add(each, valuation.of(each));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) report.objects().forEach(each -> Json.print(out, each));
        else report.print(out);
    }

    private <P extends Position> List<P> positions(Game<P> game) {
        List<P> positions = new ArrayList<>();
        for (int i = 0; i < given.size(); i++) {
            String place = given.size() == 1 ? "" : "Position " + (i + 1) + ": ";
            positions.add(position(game, given.get(i), place));
        }
        if (file != null) {
            List<String> lines = lines();
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).isBlank()) continue;
                positions.add(position(game, lines.get(i).strip(), file + ", line " + (i + 1) + ": "));
            }
            if (positions.isEmpty()) throw new InputException("--file: " + file + " has no position.");
        }
        if (positions.isEmpty()) positions.add(game.start());
        return positions;
    }

    private static <P extends Position> P position(Game<P> game, String text, String place) {
        try {
            return game.notation().position(text);
        } catch (NotationException e) {
            throw new InputException(place + e.getMessage());
        }
    }

    private List<String> lines() {
        try (InputStream stream = file.equals("-") ? System.in : Files.newInputStream(Path.of(file));
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8.newDecoder()))) {
            return reader.lines().toList();
        } catch (UncheckedIOException e) {
            throw unreadable(e.getCause());
        } catch (IOException | InvalidPathException e) {
            throw unreadable(e);
        }
    }

    private InputException unreadable(Exception e) {
        return new InputException("--file: cannot read " + file + ": " + FileReason.reading(e) + ".");
    }
}
