package org.outwit.app.walks;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.app.docs.Repository;

/** What docs/architecture.md says of walks: a bold name, and after it ways as classes with arrows between them. */
record WalkText(String name, List<List<String>> ways) {

    static final String DOCUMENT = "docs/architecture.md";

    private static final Pattern WALK = Pattern.compile("\\*\\*(.+?)\\.?\\*\\*(.*?)(?=\\*\\*|\n#|\\z)", Pattern.DOTALL);
    private static final Pattern WAY = Pattern.compile("`\\w+`(\\s+→\\s+`\\w+`)+");
    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)(\\.\\w+)?`");
    private static final String REMARK = "\\s*\\([^()]*\\)";

    private static String document() {
        return Repository.read(Repository.ROOT.resolve(DOCUMENT));
    }

    static List<WalkText> all() {
        return WALK.matcher(document())
                .results()
                .map(walk -> new WalkText(walk.group(1), ways(walk.group(2))))
                .toList();
    }

    /** All arrows, whether or not they are in a walk. */
    static List<List<String>> everyWay() {
        return ways(document());
    }

    private static List<List<String>> ways(String text) {
        return WAY.matcher(text.replaceAll(REMARK, ""))
                .results()
                .map(MatchResult::group)
                .map(way -> Arrays.asList(way.replace("`", "").split("\\s+→\\s+")))
                .toList();
    }

    /** All names that are written as those of classes are. */
    static List<String> classes() {
        Matcher classes = CLASS.matcher(document());
        return classes.results().map(found -> found.group(1)).distinct().toList();
    }

    static String written(List<String> way) {
        return "`" + String.join("` → `", way) + "`";
    }
}
