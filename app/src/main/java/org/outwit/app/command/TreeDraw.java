package org.outwit.app.command;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreeText;
import org.outwit.draw.tree.PictureOptions;
import org.outwit.draw.tree.QuestionChoice;
import org.outwit.draw.tree.Subject;
import org.outwit.draw.tree.TreePicture;
import org.outwit.trees.BoundsText;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.QuestionFile;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit tree draw}: a tree and what a search did on it, as a picture. */
@Command(
        name = "draw",
        mixinStandardHelpOptions = true,
        description = {
            "Draws a game tree, and what a search did on it, as an SVG picture.",
            "",
            "Squares are max nodes (player 0), circles min nodes (player 1), hexagons other players, diamonds chance."
                    + " Inside stands what the search found out: 5 exactly, ≥3 or ≤7 as a bound. The principal line is"
                    + " bold, cut branches are struck through, with the reason in red, and what was never visited is"
                    + " grey. A search with models shows inside what a node is worth to the searching player, and beside"
                    + " it what every other level thinks: 'f0: 5 →1' would choose child 1, 'f0: 5 (1)' expects it."
                    + " Everything is told at length in the tooltips."
                    + " Where nothing is asked about a tree, it is drawn alone.",
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

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "A tree file (JSON or JSON Lines), or - for standard input.")
    private String file;

    @Option(
            names = "--tree",
            paramLabel = "TEXT",
            description = "Draw this tree instead of a file's, such as '((3 12 8) (2 4 6))'.")
    private String text;

    @Option(
            names = "--case",
            paramLabel = "NAME|INDEX",
            description =
                    "Which question of a file with several: its name, or its number from 1 on. Default: the first.")
    private String which;

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

    @Option(names = "--order", description = "Number the nodes in the order of visits.")
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
        if ((file == null) == (text == null)) {
            throw bad("Say what to draw: FILE (- is standard input), or --tree TEXT.");
        }
        if (text != null && which != null) throw bad("--case picks a question of a file, and --tree is no file.");
        if (bare && algorithm != null) throw bad("--bare searches nothing, so it excludes --algorithm.");
        if (depth != null && depth < 0) throw bad("--depth: the depth (" + depth + ") must not be negative.");
        String complaint = algorithm == null ? null : TreeAlgorithms.complaint(algorithm);
        if (complaint != null) throw bad("--algorithm: " + complaint);
        try {
            return write(picture(text == null ? questionOfFile() : questionOfText()));
        } catch (QuestionException e) {
            return complain(FAILED, e.getMessage());
        } catch (TreeException e) {
            return complain(
                    FAILED, (file == null ? "--tree" : file) + ": " + QuestionException.continued(e.getMessage()));
        } catch (IOException | InvalidPathException e) {
            return complain(UNUSABLE, file + ": cannot be read: " + FileReason.reading(e) + ".");
        }
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private Question questionOfText() {
        try {
            return Question.of(new QuestionPlace("--tree", 0), TreeText.parse(text));
        } catch (TreeException e) {
            throw bad("--tree: " + e.getMessage());
        }
    }

    private Question questionOfFile() throws IOException {
        try (QuestionFile questions = open()) {
            return (which == null ? QuestionChoice.first() : QuestionChoice.of(which)).pick(questions);
        }
    }

    private QuestionFile open() throws IOException {
        if (!file.equals("-")) return new QuestionFile(file, Files.newInputStream(Path.of(file)));
        InputStream standard = new FilterInputStream(System.in) {
            @Override
            public void close() {} // it is not ours to close
        };
        return new QuestionFile("standard input", standard);
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
                ? Subject.solved(question, TreeAlgorithms.solve(question, true), title(question))
                : Subject.bare(question.tree(), title(question));
        if (asked && windows && subject.ranking() == null) note(question.ask().algorithm() + " tells no windows.");
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

    /** The name of the question, or else of the file, if there is one. */
    private String title(Question question) {
        if (question.name() != null) return question.name();
        if (file == null || file.equals("-")) return "";
        String name = Path.of(file).getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
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
