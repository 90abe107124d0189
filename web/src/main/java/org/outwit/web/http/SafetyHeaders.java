package org.outwit.web.http;

import io.javalin.http.Context;
import java.util.function.BiConsumer;

/** What tells browsers to load nothing from elsewhere, to run no script that stands in a page, and to be framed by nobody. */
public final class SafetyHeaders {

    private final String policy;

    /** The import map has to stand in the page, so its hash is named. */
    public SafetyHeaders(ImportMap map) {
        this.policy = "default-src 'none'; script-src 'self' '" + map.hash()
                + "'; style-src 'self'; img-src 'self' data: blob:;"
                + " connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    }

    public void put(Context context) {
        put(context::header);
    }

    /** @param set takes the name and the value of each header */
    void put(BiConsumer<String, String> set) {
        set.accept("Content-Security-Policy", policy);
        set.accept("X-Content-Type-Options", "nosniff");
        set.accept("Referrer-Policy", "no-referrer");
        set.accept("Cross-Origin-Opener-Policy", "same-origin");
        set.accept("Cross-Origin-Resource-Policy", "same-origin");
        set.accept("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    }
}
