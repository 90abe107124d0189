package org.outwit.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.web.http.Guard;

/**
 * Where the token is kept, so that pages go on when the server is started again. Deleting the file makes all links and cookies
 * worthless.
 */
final class TokenFile {

    private static final String NAME = "token";

    private TokenFile() {}

    /** @param folder that is private to the user */
    static String in(Path folder) {
        Path file = PrivateFile.make(folder.resolve(NAME));
        try {
            String kept = Files.readString(file).strip();
            if (kept.matches("[0-9a-f]{32}")) return kept;
            String token = Guard.random();
            WholeFile.write(file, token + "\n", ReplaceRule.anything()); // as private as the empty one
            return token;
        } catch (IOException e) {
            throw new InputException(file + " cannot be used: " + FileReason.writing(e) + ".");
        }
    }
}
