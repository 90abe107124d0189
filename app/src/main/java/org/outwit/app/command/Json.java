package org.outwit.app.command;

import java.io.PrintWriter;
import org.outwit.trees.JsonOutput;

/** Prints one JSON object a line, as every command does with {@code --json}. */
final class Json {

    private Json() {}

    /** @param object a record, or a map */
    static void print(PrintWriter out, Object object) {
        try (JsonOutput json = new JsonOutput(out)) {
            json.value(object);
        }
        out.println();
    }
}
