package org.outwit.learn.example;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The year in which a game was played, as the tags of its record say it. */
public final class RecordYear {

    private static final Pattern YEAR = Pattern.compile("(1[6-9]|20)\\d\\d");
    private static final List<String> DATES = List.of("Date", "UTCDate", "EventDate", "Year");

    private RecordYear() {}

    /** 0 where no tag says it. */
    public static int of(Map<String, String> tags) {
        for (String tag : DATES) {
            Matcher found = YEAR.matcher(tags.getOrDefault(tag, ""));
            if (found.find()) return Integer.parseInt(found.group());
        }
        return 0;
    }
}
