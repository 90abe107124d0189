package org.outwit.app.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A fenced block of a document.
 *
 * @param line where its text begins, counted from 1
 * @param language what stands behind the fence
 * @param lines its text
 */
record Block(Path file, int line, String language, List<String> lines) {

    private static final String FENCE = "```";

    /** The blocks of a document, in order. */
    static List<Block> of(Path file) {
        List<Block> blocks = new ArrayList<>();
        List<String> text = null;
        String language = "";
        int number = 0;
        int begin = 0;
        for (String line : Repository.read(file).lines().toList()) {
            number++;
            if (!line.startsWith(FENCE)) {
                if (text != null) text.add(line);
            } else if (text == null) {
                text = new ArrayList<>();
                language = line.substring(FENCE.length()).strip();
                begin = number + 1;
            } else {
                blocks.add(new Block(file, begin, language, List.copyOf(text)));
                text = null;
            }
        }
        if (text != null) throw new IllegalStateException(file + ": the block at line " + begin + " has no end.");
        return blocks;
    }

    String text() {
        return String.join("\n", lines);
    }

    /** The place as editors understand it. */
    String place() {
        return Repository.name(file) + ":" + line;
    }
}
