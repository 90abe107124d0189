package org.outwit.app.command;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.outwit.core.tree.TreeException;
import org.outwit.draw.tree.QuestionChoice;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionFile;
import org.outwit.trees.QuestionPlace;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which tree is drawn: one that is typed, or that of a question in a file. */
final class DrawnQuestion {

    @Spec(Spec.Target.MIXEE)
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

    void check() {
        if ((file == null) == (text == null)) {
            throw bad("Say what to draw: FILE (- is standard input), or --tree TEXT.");
        }
        if (text != null && which != null) throw bad("--case picks a question of a file, and --tree is no file.");
    }

    Question read() throws IOException {
        return text == null ? ofFile() : ofText();
    }

    private Question ofText() {
        try {
            return Question.ofLine(new QuestionPlace("--tree", 0), text);
        } catch (TreeException e) {
            throw bad("--tree: " + e.getMessage());
        }
    }

    private Question ofFile() throws IOException {
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

    /** Where the tree comes from, for messages. */
    String place() {
        return file == null ? "--tree" : file;
    }

    /** The name of the question, or else of the file, if there is one. */
    String title(Question question) {
        if (question.name() != null) return question.name();
        if (file == null || file.equals("-")) return "";
        String name = Path.of(file).getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
