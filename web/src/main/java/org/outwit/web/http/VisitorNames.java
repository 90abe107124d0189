package org.outwit.web.http;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The names by which visitors are told apart. Each name carries a seal, so nobody can make up names; and an address is given only a
 * limited number in a while, so that limits for each visitor are limits for people.
 */
final class VisitorNames {

    private static final int LETTERS = 32;
    private static final int MOST_OF_EACH = 200;
    private static final int MOST_ADDRESSES = 10_000;
    private static final long WHILE = TimeUnit.MINUTES.toNanos(10);

    private final SecretKeySpec key;
    private final Map<String, Integer> given = new HashMap<>();
    private long since = System.nanoTime();

    /** @param secret that only this server knows */
    VisitorNames(String secret) {
        this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
    }

    /** A new name with its seal, as a cookie carries it. */
    String give(String address) {
        count(address);
        String name = Guard.random();
        return name + seal(name);
    }

    private synchronized void count(String address) {
        long now = System.nanoTime();
        if (now - since > WHILE || given.size() >= MOST_ADDRESSES) {
            given.clear();
            since = now;
        }
        if (given.merge(address, 1, Integer::sum) > MOST_OF_EACH) {
            throw Refusal.tooMany("Too many new visitors come from your address. Allow cookies, or wait some minutes.");
        }
    }

    /** The name in a cookie, if its seal is ours. */
    Optional<String> read(String cookie) {
        if (cookie == null || !cookie.matches("[0-9a-f]{" + 2 * LETTERS + "}")) return Optional.empty();
        String name = cookie.substring(0, LETTERS);
        byte[] sealed = cookie.substring(LETTERS).getBytes(StandardCharsets.US_ASCII);
        boolean ours = MessageDigest.isEqual(sealed, seal(name).getBytes(StandardCharsets.US_ASCII));
        return ours ? Optional.of(name) : Optional.empty();
    }

    private String seal(String name) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            return HexFormat.of()
                    .formatHex(mac.doFinal(name.getBytes(StandardCharsets.US_ASCII)))
                    .substring(0, LETTERS);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
