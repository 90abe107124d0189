package org.outwit.learn.network;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.InputException;

/** A file with a network, and of people of which rating it is; empty where nobody says. */
public record NetworkEntry(Path file, OptionalInt rating) {

    private static final int LEAST = 400;
    private static final int MOST = 3500;
    private static final Pattern NUMBER = Pattern.compile("(?<![0-9])[0-9]{3,4}(?![0-9])");
    private static final Pattern SAID = Pattern.compile("(.+)@([0-9]+)", Pattern.DOTALL);

    /** With the rating that the name says: the first number of it that may be one, as in maia-1500.pb.gz. */
    static NetworkEntry of(Path file) {
        Matcher matcher = NUMBER.matcher(String.valueOf(file.getFileName()));
        while (matcher.find()) {
            int number = Integer.parseInt(matcher.group());
            if (number >= LEAST && number <= MOST) return new NetworkEntry(file, OptionalInt.of(number));
        }
        return new NetworkEntry(file, OptionalInt.empty());
    }

    /** As users write it: a file or a folder, behind which a rating may stand, as in nets@1500. */
    static NetworkEntry said(String text) {
        if (Files.exists(path(text))) return of(path(text));
        Matcher matcher = SAID.matcher(text);
        if (!matcher.matches()) return of(path(text));
        String digits = matcher.group(2);
        int rating = digits.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        if (rating < LEAST || rating > MOST) {
            throw new InputException(text + ": nobody has the rating " + digits + "; expected one from " + LEAST
                    + " to " + MOST + " behind the @.");
        }
        return new NetworkEntry(path(matcher.group(1)), OptionalInt.of(rating));
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new InputException("'" + text + "' is no name of a file.");
        }
    }
}
