package org.outwit.lab.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;

/** What is in a file, in 16 hexadecimal digits: the first of its SHA-256. A file that has not changed is read once in a program. */
public final class FileHash {

    private static final int DIGITS = 16;

    private static final Map<State, String> KNOWN = new ConcurrentHashMap<>();

    private record State(Path file, long size, FileTime changed) {}

    private FileHash() {}

    /** Of a file, wherever links lead; the refusal names it. */
    public static String of(Path file) {
        try {
            Path real = file.toRealPath();
            State state = new State(real, Files.size(real), Files.getLastModifiedTime(real));
            String known = KNOWN.get(state);
            if (known != null) return known;
            String hash = read(real);
            KNOWN.put(state, hash);
            return hash;
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + FileReason.reading(e) + ".");
        }
    }

    public static String of(byte[] bytes) {
        return digits(sha256().digest(bytes));
    }

    private static String read(Path file) throws IOException {
        MessageDigest digest = sha256();
        try (InputStream stream = new DigestInputStream(Files.newInputStream(file), digest)) {
            stream.transferTo(OutputStream.nullOutputStream());
        }
        return digits(digest.digest());
    }

    private static String digits(byte[] digest) {
        return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
