package org.outwit.learn.prepare;

import tools.jackson.databind.json.JsonMapper;

/** A preparation as one JSON object. */
public final class PreparationText {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private PreparationText() {}

    public static String of(Preparation preparation) {
        return JSON.writeValueAsString(preparation);
    }

    public static Preparation read(String text) {
        return JSON.readValue(text, Preparation.class);
    }
}
