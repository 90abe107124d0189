package org.outwit.draw.study;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whom a study speaks to: a reader who wants to know about the person, or the person. */
public enum StudyVoice {

    /** They play. */
    ABOUT_THEM,

    /** You play. */
    TO_THEM;

    /** Verbs are the same for they and for you, so other words need not change. */
    private static final Map<String, String> TO_YOU = Map.of(
            "they", "you",
            "They", "You",
            "them", "you",
            "their", "your",
            "Their", "Your",
            "theirs", "yours",
            "themselves", "yourself");

    private static final Pattern WORD = Pattern.compile("\\b[Tt]h(?:ey|em|eirs?|emselves)\\b");

    /** A sentence about the person. */
    public String say(String sentence) {
        if (this == ABOUT_THEM) return sentence;
        return WORD.matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(TO_YOU.getOrDefault(found.group(), found.group())));
    }
}
