package org.outwit.learn.review;

import tools.jackson.databind.json.JsonMapper;

/** A review as one JSON object. */
public final class ReviewText {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ReviewText() {}

    public static String of(Review review) {
        return JSON.writeValueAsString(review);
    }
}
