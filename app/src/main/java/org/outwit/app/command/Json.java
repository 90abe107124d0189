package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.Map;
import org.outwit.trees.JsonOutput;

/** Prints one JSON object a line, as every command does with {@code --json}. */
final class Json {

    private Json() {}

    static void print(PrintWriter out, Map<String, ?> object) {
        try (JsonOutput json = new JsonOutput(out)) {
            json.value(object);
        }
        out.println();
    }
}
