package org.outwit.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;

/** A file with one problem of logic a line; # begins a comment. */
final class ProblemFile {

    /** A problem, and the number of its line. */
    record Problem(int line, String text) {}

    private ProblemFile() {}

    /** @param file - is standard input */
    static List<Problem> read(String file) {
        List<Problem> problems = new ArrayList<>();
        try (InputStream stream = file.equals("-") ? System.in : Files.newInputStream(Path.of(file));
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8.newDecoder()))) {
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                int comment = line.indexOf('#');
                String text = comment < 0 ? line : line.substring(0, comment);
                if (number == 1 && text.startsWith("\uFEFF")) text = text.substring(1);
                if (!text.isBlank()) problems.add(new Problem(number, text.stripTrailing()));
            }
        } catch (IOException | InvalidPathException e) {
            throw new InputException("--file: cannot read " + file + ": " + FileReason.reading(e) + ".");
        }
        return problems;
    }
}
