package org.outwit.web.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Where a record travels as JSON. The types against which the scripts of the pages are checked are made from these records; an {@code
 * Optional} that is empty is left out.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Wire {

    /** The requests that it answers, such as {@code GET /api/games/{id}/review}. */
    String[] answers() default {};

    /** The events that it is the data of, by topic and kind, such as {@code game/{id} move}. */
    String[] tells() default {};

    /** The kinds of jobs whose result it is, such as {@code learn}. */
    String[] results() default {};
}
