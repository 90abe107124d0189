package org.outwit.learn.study;

import tools.jackson.databind.json.JsonMapper;

/** What was found out about somebody as one JSON object. */
public final class StudyText {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private StudyText() {}

    public static String of(Study study) {
        return JSON.writeValueAsString(study);
    }

    public static Study read(String text) {
        return JSON.readValue(text, Study.class);
    }

    public static String of(RecordFacts facts) {
        return JSON.writeValueAsString(facts);
    }

    public static RecordFacts readFacts(String text) {
        return JSON.readValue(text, RecordFacts.class);
    }
}
