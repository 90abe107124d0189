package org.outwit.draw.report;

import java.util.List;

/** Markdown as it is written here: what it would take for its own is said so that it does not. */
final class MarkdownText {

    private final StringBuilder text = new StringBuilder();

    static String plain(String words) {
        return words.replaceAll("([*_|<]|(?<=])\\()", "\\\\$1");
    }

    /** A line and an empty one, as they are. */
    MarkdownText block(String markdown) {
        text.append(markdown.strip()).append("\n\n");
        return this;
    }

    MarkdownText paragraph(String words) {
        return block(plain(words));
    }

    /** Cells as they are. */
    MarkdownText table(List<String> heads, List<List<String>> rows) {
        line(heads);
        line(heads.stream().map(each -> "---").toList());
        rows.forEach(this::line);
        text.append('\n');
        return this;
    }

    private void line(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    @Override
    public String toString() {
        return text.toString().stripTrailing() + "\n";
    }
}
