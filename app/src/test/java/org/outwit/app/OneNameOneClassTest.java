package org.outwit.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.app.docs.Repository;

/** One simple name stands for one top-level class in the main sources of all modules, so that a name is enough to find it. */
class OneNameOneClassTest {

    /** Nested classes are indented, so what begins a line is of the top level. */
    private static final Pattern TYPE = Pattern.compile(
            "^(public )?(?:(?:abstract|final|sealed|non-sealed) )*(?:class|interface|@interface|record|enum) (\\w+)",
            Pattern.MULTILINE);

    /** What each game may have to itself, as long as nobody else sees it. */
    private static final Set<String> OF_EACH_GAME = Set.of("Board", "Squares");

    @Test
    void oneNameStandsForOneClass() {
        Map<String, List<String>> places = new TreeMap<>();
        for (Path source : Repository.mainSources()) {
            Matcher type = TYPE.matcher(Repository.read(source));
            while (type.find()) {
                String name = type.group(2);
                boolean ofOneGame = OF_EACH_GAME.contains(name)
                        && type.group(1) == null
                        && Repository.name(source).startsWith("games/");
                if (!ofOneGame)
                    places.computeIfAbsent(name, key -> new ArrayList<>()).add(Repository.name(source));
            }
        }
        places.values().removeIf(files -> files.size() == 1);
        AllowList.named("names").check("names that stand for more than one class", places);
    }
}
