package org.outwit.app.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read, in words. */
final class Unreadable {

    private Unreadable() {}

    /** Java's own messages of these are often nothing but the name of the file. */
    static String reason(Exception e) {
        if (e instanceof NoSuchFileException) return "there is no such file";
        if (e instanceof AccessDeniedException) return "you are not allowed to";
        if (e instanceof IOException && e.getMessage() != null && e.getMessage().contains("directory")) {
            return "it is a folder";
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
