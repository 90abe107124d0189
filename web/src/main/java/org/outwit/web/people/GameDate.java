package org.outwit.web.people;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.learn.study.PersonGames;

/** When a game was played, as far as its record tells: a day, a month or a year, in one spelling for all formats. */
final class GameDate {

    private static final List<String> TAGS = List.of("Date", "UTCDate", "DT");

    private static final Pattern DATE =
            Pattern.compile("(?<![0-9])([0-9]{4})(?:[./_-]([0-9]{1,2})(?:[./_-]([0-9]{1,2}))?)?(?![0-9])");

    private GameDate() {}

    /** Such as 1998-05-01, 1998-05 or 1998; empty where nothing is known. */
    static String of(Map<String, String> tags) {
        for (String tag : TAGS) {
            Matcher found = DATE.matcher(tags.getOrDefault(tag, ""));
            if (found.find()) return found.group(1) + part(found.group(2)) + part(found.group(3));
        }
        int year = PersonGames.year(tags);
        return year == 0 ? "" : String.valueOf(year);
    }

    private static String part(String number) {
        return number == null ? "" : (number.length() == 1 ? "-0" : "-") + number;
    }
}
