package org.outwit.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Who may ask. The name under which the server was reached must be one of its own, so a foreign name that was pointed at this machine
 * (DNS rebinding) gets nothing. Every request that changes something, and every connection for events, must come from a page of this very
 * server. Where others than this machine can reach it, a token is asked for, once by a link and then by a cookie.
 */
public final class Guard {

    /** Where a link carries the token. */
    public static final String TOKEN = "token";

    private static final String TOKEN_COOKIE = "outwit-token";
    private static final String VISITOR_COOKIE = "outwit-visitor";
    private static final int YEAR = 365 * 24 * 60 * 60;
    private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "PATCH", "DELETE");
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final String host;
    private final Optional<String> token;
    private final VisitorNames names;

    /**
     * @param host the name that was asked for by {@code --host}; a loopback name needs no token
     * @param token makes the token, where one is needed
     */
    public Guard(String host, Supplier<String> token) {
        this.host = host.toLowerCase(Locale.ROOT);
        this.token = isLoopback(this.host) ? Optional.empty() : Optional.of(token.get());
        this.names = new VisitorNames(this.token.orElseGet(Guard::random));
    }

    public static boolean isLoopback(String host) {
        return LOOPBACK.contains(host) || host.equals("::1");
    }

    public Optional<String> token() {
        return token;
    }

    /** 128 bits that nobody guesses. */
    public static String random() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Looks at a request before anybody else does. Whether the answer is to be a redirect away from a link with a token. */
    public boolean check(Context context) {
        checkHost(context.header("Host"));
        String method = context.req().getMethod();
        if (!METHODS.contains(method)) throw Refusal.notAllowed("Nothing here is asked for in this way.");
        boolean changes = !method.equals("GET");
        boolean connects = "websocket".equalsIgnoreCase(context.header("Upgrade"));
        if (changes || connects) checkOrigin(context);
        if (token.isEmpty()) return false;
        if (matches(context.queryParam(TOKEN)) && !changes) {
            context.cookie(cookie(TOKEN_COOKIE, token.get()));
            return true;
        }
        if (!matches(context.cookie(TOKEN_COOKIE))) {
            throw Refusal.forbidden("This server asks for its token. Open the link that 'outwit serve' printed.");
        }
        return false;
    }

    private boolean matches(String given) {
        return given != null
                && MessageDigest.isEqual(
                        given.getBytes(StandardCharsets.UTF_8),
                        token.orElseThrow().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Answers a link with a token by the same address without it. A browser that comes from another site would not send the cookie
     * along a redirect, since it is still on its way from there; so it gets a page that goes on by itself.
     */
    public void forward(Context context) {
        String path = context.path().replaceFirst("^/+", "/"); // two would be the name of another server
        context.header("Cache-Control", "no-store");
        if ("cross-site".equals(context.header("Sec-Fetch-Site"))) context.html(RefusalPage.forward(path));
        else context.redirect(path);
    }

    private void checkHost(String header) {
        String name =
                header == null ? "" : header.replaceFirst(":[0-9]{1,5}$", "").toLowerCase(Locale.ROOT);
        boolean any = Set.of("", "0.0.0.0", "::", "[::]").contains(host);
        boolean isAddress = name.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-f:.]+\\]");
        if (LOOPBACK.contains(name) || name.equals(host) || name.equals("[" + host + "]") || any && isAddress) return;
        String shown = name.length() > 100 ? name.substring(0, 100) + "…" : name;
        throw Refusal.forbidden("This server is not called '" + shown + "'. Open it by the address that it printed.");
    }

    /** Browsers say where a request comes from; programs without a browser say nothing, and have no cookies to abuse. */
    private static void checkOrigin(Context context) {
        String origin = context.header("Origin");
        String site = context.header("Sec-Fetch-Site");
        boolean foreign = origin != null && !origin.equals("http://" + context.header("Host"))
                || site != null && !Set.of("same-origin", "none").contains(site);
        if (foreign) throw Refusal.forbidden("Requests from other sites are not followed.");
    }

    /**
     * Whose request it is. On this machine alone everybody is one person, in any browser; elsewhere a cookie tells visitors
     * apart, which they get with their first page.
     */
    public String visitor(Context context) {
        if (token.isEmpty()) return "local";
        Optional<String> known = names.read(context.cookie(VISITOR_COOKIE));
        if (known.isPresent()) return known.get();
        String given = context.attribute(VISITOR_COOKIE);
        if (given == null) {
            given = names.give(context.req().getRemoteAddr());
            context.attribute(VISITOR_COOKIE, given);
            context.cookie(cookie(VISITOR_COOKIE, given));
        }
        return names.read(given).orElseThrow();
    }

    /** Whose connection it is. Every page has asked for something else before, so it has the cookie. */
    public String visitor(WsContext connection) {
        if (token.isEmpty()) return "local";
        return names.read(connection.cookie(VISITOR_COOKIE)).orElse("nobody");
    }

    private static Cookie cookie(String name, String value) {
        return new Cookie(name, value, "/", YEAR, false, true, null, SameSite.STRICT);
    }
}
