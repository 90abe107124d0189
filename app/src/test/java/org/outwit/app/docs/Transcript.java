package org.outwit.app.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One command of a {@code console} block and what the document says that it prints.
 *
 * @param command without the prompt, lines that end in a backslash joined
 */
record Transcript(Block block, int line, String command, List<String> output) {

    private static final String PROMPT = "$ ";
    private static final String LEFT_OUT = "…";

    static List<Transcript> of(Block block) {
        List<Transcript> steps = new ArrayList<>();
        List<String> lines = block.lines();
        for (int i = 0; i < lines.size(); ) {
            int begin = i;
            if (!lines.get(i).startsWith(PROMPT)) {
                throw new IllegalStateException(block.place() + ": a console block begins with a command, after '$ '.");
            }
            StringBuilder command = new StringBuilder(lines.get(i++).substring(PROMPT.length()));
            while (command.charAt(command.length() - 1) == '\\') {
                command.setLength(command.length() - 1);
                command.append(lines.get(i++).strip());
            }
            List<String> output = new ArrayList<>();
            while (i < lines.size() && !lines.get(i).startsWith(PROMPT)) output.add(lines.get(i++));
            steps.add(new Transcript(block, block.line() + begin, command.toString(), List.copyOf(output)));
        }
        return steps;
    }

    String place() {
        return Repository.name(block.file()) + ":" + line;
    }

    /** What is printed must match this: "…" stands for what the document leaves out, here or on lines of its own. */
    Pattern pattern() {
        String regex = output.stream()
                .map(text -> text.equals(LEFT_OUT) ? "(?s:.*)" : quoted(text))
                .collect(Collectors.joining("\n"));
        return Pattern.compile(regex);
    }

    private static String quoted(String text) {
        return text.endsWith(LEFT_OUT)
                ? Pattern.quote(text.substring(0, text.length() - LEFT_OUT.length())) + ".*"
                : Pattern.quote(text);
    }

    /** The words of a command as a shell would split them; single and double quotes, nothing is expanded. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inside = false;
        char quote = 0;
        for (char c : (command + " ").toCharArray()) {
            if (quote != 0 && c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
                inside = true;
            } else if (quote == 0 && c == ' ') {
                if (inside) words.add(word.toString());
                word.setLength(0);
                inside = false;
            } else {
                word.append(c);
                inside = true;
            }
        }
        if (quote != 0) throw new IllegalStateException(place() + ": a quote is not closed.");
        return words;
    }
}
