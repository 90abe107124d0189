package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.TreeException;
import org.outwit.draw.tree.PictureOptions;
import org.outwit.draw.tree.Subject;
import org.outwit.draw.tree.TreePicture;
import org.outwit.trees.BoundsText;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit tree draw}: a tree and what a search did on it, as a picture. */
@Command(
        name = "draw",
        mixinStandardHelpOptions = true,
        description = {
            "Draws a game tree, and what a search did on it, as an SVG picture.",
            "",
            "Squares are max nodes (player 0), circles min nodes (player 1), hexagons other players, diamonds chance."
                    + " A node shows what the search found: 5 is exact, ≥3 and ≤7 are bounds. The principal line is bold. Cut"
                    + " branches are struck through, with the reason in red, and what was never visited is grey. A search"
                    + " with models shows inside a node what it is worth to the searching player, and beside it what every"
                    + " other level thinks: 'f0: 5 →1' would choose child 1, 'f0: 5 (1)' expects it. The tooltips explain"
                    + " everything at length. A tree that nothing is asked about is drawn alone.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit tree draw two-ply.json --out two-ply.svg",
            "  outwit tree draw questions.jsonl --case 17 --order --depth 4 --out 17.svg",
            "  outwit tree draw --tree '((3 12 8) (2 4 6) (14 5 2))' \\",
            "      --algorithm alpha-beta --windows > textbook.svg",
            "  outwit tree draw --tree '(([4,-4] [6,-6]) ([9,5] [1,2]))' \\",
            "      --algorithm 'm*' --player '(f1,f0)' > model.svg",
            "",
            "Exit status: 0 when the picture was drawn, 1 when the question could not be",
            "answered or the picture would be too large, 2 for bad usage or a file that",
            "could not be read or written."
        })
public final class TreeDraw implements Callable<Integer> {

    private static final int DRAWN = 0;
    private static final int FAILED = 1;
    private static final int UNUSABLE = 2;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DrawnQuestion source;

    @Option(
            names = "--algorithm",
            paramLabel = "A",
            description = "Search with this algorithm, whatever the file says.")
    private String algorithm;

    @Option(names = "--player", paramLabel = "P", description = "Search for this player, such as f or '(f1,f0)'.")
    private String player;

    @Option(
            names = "--bounds",
            paramLabel = "B,…",
            description = "The bounds of sums that a pruned model search may use, from the player's own level down,"
                    + " such as 2,1 or -1..3.")
    private String bounds;

    @Option(names = "--bare", description = "Draw the tree alone, whatever is asked about it.")
    private boolean bare;

    @Option(names = "--windows", description = "Show the window (α, β) with which each node was last entered.")
    private boolean windows;

    @Option(names = "--order", description = "Number the nodes in the order in which they were visited.")
    private boolean order;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "Draw only the top N plies; the search is not affected. "
                    + "Default: the depth of the question, or the whole tree.")
    private Integer depth;

    @Option(
            names = "--out",
            paramLabel = "FILE.svg",
            description = "Write the picture to this file. Default: standard output.")
    private Path out;

    @Mixin
    private OutputFile output;

    @Override
    public Integer call() {
        source.check();
        if (bare && algorithm != null) throw bad("--bare searches nothing, so it excludes --algorithm.");
        if (depth != null && depth < 0) throw bad("--depth: the depth (" + depth + ") must not be negative.");
        String refusal = algorithm == null ? null : TreeAlgorithms.refusal(algorithm);
        if (refusal != null) throw bad("--algorithm: " + refusal);
        if (out != null && !isWritable()) return UNUSABLE;
        try {
            return write(picture(source.read()));
        } catch (QuestionException e) {
            return complain(FAILED, e.getMessage());
        } catch (TreeException e) {
            return complain(FAILED, source.place() + ": " + QuestionException.continued(e.getMessage()));
        } catch (IOException | InvalidPathException e) {
            return complain(UNUSABLE, source.place() + ": cannot be read: " + FileReason.reading(e) + ".");
        }
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private String picture(Question read) {
        SolveRequest said = new SolveRequest(algorithm, player, null, sums(), null, null, null, null, null, null);
        Question question = read.with(said.orElse(read.ask()));
        if (question.tree() == null) {
            throw new QuestionException(question, "it has examples instead of a tree, and only trees can be drawn.");
        }
        PictureOptions options = new PictureOptions(windows, order, plies(question.ask()));
        TreePicture.checkSize(question.tree(), options); // before a long search, not after it
        boolean asked = !bare && !question.ask().said().isEmpty();
        if (!asked && (windows || order)) {
            note("Nothing is searched, so there are no windows and visits to show; add --algorithm.");
        }
        Subject subject = asked
                ? Subject.solved(question, TreeAlgorithms.solve(question, true), source.title(question))
                : Subject.bare(question.tree(), source.title(question));
        if (asked && windows && subject.ranking() == null)
            note(question.ask().algorithm() + " has no windows to show.");
        return TreePicture.svg(subject, options);
    }

    private List<NumberRange> sums() {
        try {
            return bounds == null ? null : BoundsText.parse(bounds);
        } catch (InputException e) {
            throw bad("--bounds: " + e.getMessage());
        }
    }

    private int plies(SolveRequest ask) {
        if (depth != null) return depth;
        return bare || ask.depth() == null ? Integer.MAX_VALUE : ask.depth();
    }

    /** Finds out before a long search whether its picture can be written, and says why not. */
    private boolean isWritable() {
        try {
            Path folder = out.toAbsolutePath().getParent();
            if (folder != null && !Files.isDirectory(folder)) throw new NoSuchFileException(folder.toString());
            output.picture().check(out);
            return true;
        } catch (IOException e) {
            note(out + ": cannot be written: " + FileReason.writing(e) + ".");
        } catch (InputException e) {
            note(e.getMessage());
        }
        return false;
    }

    private int write(String picture) {
        if (out == null) {
            PrintWriter writer = spec.commandLine().getOut();
            writer.print(picture);
            writer.flush();
            return writer.checkError()
                    ? complain(UNUSABLE, "The picture could not be written to standard output.")
                    : DRAWN;
        }
        try {
            WholeFile.write(out, picture, output.picture());
            return DRAWN;
        } catch (IOException e) {
            return complain(UNUSABLE, out + ": cannot be written: " + FileReason.writing(e) + ".");
        } catch (InputException e) {
            return complain(UNUSABLE, e.getMessage());
        }
    }

    private int complain(int status, String sentence) {
        note(sentence);
        return status;
    }

    private void note(String sentence) {
        PrintWriter writer = spec.commandLine().getErr();
        writer.println("outwit: " + sentence);
        writer.flush();
    }
}
