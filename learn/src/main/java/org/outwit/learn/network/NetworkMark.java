package org.outwit.learn.network;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.outwit.core.game.InputException;

/**
 * The identity of a network: a person who was learned with one network means nothing with another.
 *
 * @param name of its file, for people
 * @param fingerprint of its weights, in hexadecimal digits
 */
public record NetworkMark(String name, String fingerprint) {

    private static final int BYTES = 6;
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{" + 2 * BYTES + "}");
    private static final int MOST_LETTERS = 200;

    public NetworkMark {
        if (!FINGERPRINT.matcher(fingerprint).matches()) {
            throw new InputException("The fingerprint of a network has " + 2 * BYTES
                    + " digits of 0 to 9 and a to f, such as 0a1b2c3d4e5f; found '"
                    + fingerprint.substring(0, Math.min(2 * BYTES, fingerprint.length())) + "'.");
        }
        if (name.length() > MOST_LETTERS) {
            throw new InputException(
                    "The name of a network has " + name.length() + " letters; expected at most " + MOST_LETTERS + ".");
        }
    }

    /** The mark of a file by its name and the bytes that were packed in it. */
    static NetworkMark of(String file, byte[] bytes) {
        String name = String.valueOf(Path.of(file).getFileName());
        if (name.endsWith(Networks.ENDING)) name = name.substring(0, name.length() - Networks.ENDING.length());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new NetworkMark(
                    name.substring(0, Math.min(MOST_LETTERS, name.length())),
                    HexFormat.of().formatHex(digest, 0, BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    @Override
    public String toString() {
        return name + " (" + fingerprint + ")";
    }
}
