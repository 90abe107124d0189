package org.outwit.web.http;

import io.javalin.http.Context;

/** What tells browsers to load nothing from elsewhere, to run no script that stands in a page, and to be framed by nobody. */
public final class SafetyHeaders {

    private final String policy;

    /** The import map has to stand in the page, so its hash is named. */
    public SafetyHeaders(ImportMap map) {
        this.policy = "default-src 'none'; script-src 'self' '" + map.hash()
                + "'; style-src 'self'; img-src 'self' data: blob:;"
                + " connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    }

    public void put(Context context) {
        context.header("Content-Security-Policy", policy)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    }
}
