package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.logic.knowledge.ClauseProblem;
import org.outwit.logic.knowledge.Dimacs;

/** Answers whether the clauses of a file in the form of DIMACS can all be true. */
record ProveDimacs(String file, boolean json, PrintWriter out) {

    /** By the ending that such files have. */
    static boolean isOne(String file) {
        return file.endsWith(".cnf") || file.endsWith(".dimacs");
    }

    /**
     * Whether there was an answer in time.
     *
     * @param display shows how far it is, and is closed before anything is printed
     */
    boolean answer(TimeLimit limit, Supplier<ProgressDisplay> display) {
        ClauseProblem problem = read();
        Optional<int[]> model;
        try (ProgressDisplay progress = display.get()) {
            model = problem.model(limit.watchedBy(progress));
        } catch (CancellationException e) {
            return gaveUp(problem, limit);
        }
        if (json) {
            Map<String, Object> object = head(problem);
            object.put("satisfiable", model.isPresent());
            model.ifPresent(
                    found -> object.put("model", Arrays.stream(found).boxed().toList()));
            Json.print(out, object);
        } else {
            out.println(text(problem));
            out.println(model.map(found -> "Satisfiable: all clauses are true with\n" + lines(found))
                    .orElse("Unsatisfiable: no values make all clauses true."));
        }
        return true;
    }

    private boolean gaveUp(ClauseProblem problem, TimeLimit limit) {
        if (json) {
            Map<String, Object> object = head(problem);
            object.put("gaveUpAfter", limit.seconds());
            Json.print(out, object);
        } else {
            out.println(text(problem));
            out.println("Gave up after " + limit.text() + ": nobody knows.");
        }
        return false;
    }

    private Map<String, Object> head(ClauseProblem problem) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("file", file);
        object.put("variables", problem.variables());
        object.put("clauses", problem.clauses().size());
        return object;
    }

    private String text(ClauseProblem problem) {
        int variables = problem.variables();
        int clauses = problem.clauses().size();
        return file + ": " + variables + (variables == 1 ? " variable, " : " variables, ") + clauses
                + (clauses == 1 ? " clause" : " clauses");
    }

    /** As programs write it, so that others can read it: lines that begin with v, and 0 at the end. */
    private static String lines(int[] model) {
        int each = 20;
        StringBuilder lines = new StringBuilder();
        for (int from = 0; from < model.length; from += each) {
            lines.append(Arrays.stream(model, from, Math.min(model.length, from + each))
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(" ", "v ", "\n")));
        }
        return lines + "v 0";
    }

    private ClauseProblem read() {
        try {
            return Dimacs.read(Files.readString(Path.of(file), StandardCharsets.UTF_8));
        } catch (MalformedInputException e) {
            throw new InputException(file + ": cannot be read: this is no text.", e);
        } catch (IOException | InvalidPathException e) {
            throw new InputException(file + ": cannot be read: " + FileReason.reading(e) + ".", e);
        } catch (InputException e) {
            throw new InputException(file + ":" + e.getMessage(), e);
        }
    }
}
