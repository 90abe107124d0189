package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.board.BoardPicture;
import org.outwit.draw.board.BoardText;
import org.outwit.play.words.Wording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit board}: what a position looks like. */
@Command(
        name = "board",
        mixinStandardHelpOptions = true,
        description = {
            "Draws a position of a game, for the terminal or as an SVG picture.",
            "MOVE… are played first, in the game's notation. The legal moves are listed below the board."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit board othello",
            "  outwit board connect4 4 4 3",
            "  outwit board checkers --position 'B:W18,24,K10:B12,16,K22'",
            "  outwit board chess e4 c5 Nf3 --out sicilian.svg",
            "",
            "Exit status: 0, or 2 for bad usage or a file that cannot be written."
        })
public final class BoardCommand implements Callable<Integer> {

    private static final Pattern OTHER_PICTURE = Pattern.compile(".*\\.(png|jpe?g|gif|webp|pdf|ps|eps|bmp|tiff?)");

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameAndMoves start;

    @Option(names = "--svg", description = "Draw an SVG picture instead of text, as for any --out that ends in .svg.")
    private boolean svg;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file. Default: standard output.")
    private Path file;

    @Mixin
    private OutputFile output;

    @Override
    public Integer call() {
        String name = file == null ? "" : file.toString().toLowerCase(Locale.ROOT);
        svg |= name.endsWith(".svg");
        if (!svg && OTHER_PICTURE.matcher(name).matches()) {
            throw new InputException(
                    "--out: boards are drawn as text or as SVG; expected a file that ends in .svg or .txt," + " found '"
                            + file + "'.");
        }
        String drawn = draw(start.game());
        PrintWriter out = spec.commandLine().getOut();
        if (file == null) {
            out.print(drawn);
            return 0;
        }
        try {
            WholeFile.write(file, drawn, svg ? output.picture() : output.other());
            return 0;
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: " + file + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        } catch (InputException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private <P extends Position> String draw(Game<P> game) {
        P at = start.played(game);
        Diagram diagram = game.diagram(at);
        String text = game.notation().format(at);
        return svg
                ? BoardPicture.svg(diagram, game.title() + ": " + text)
                : BoardText.of(diagram) + "\n" + text + "\n" + choices(game, at) + "\n";
    }

    private static <P extends Position> String choices(Game<P> game, P at) {
        if (at.isOver()) {
            return "The game is over: " + Wording.result(game, at) + ".";
        }
        return "Moves: " + Wording.list(new Wording<>(game).moves(at));
    }
}
