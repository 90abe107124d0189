package org.outwit.learn.study;

import tools.jackson.databind.json.JsonMapper;

/** A study as one JSON object. */
public final class StudyText {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private StudyText() {}

    public static String of(Study study) {
        return JSON.writeValueAsString(study);
    }
}
