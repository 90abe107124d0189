package org.outwit.core.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written, in words. Java's own messages are often nothing but the name of the file. */
public final class FileReason {

    private FileReason() {}

    /** The middle of a sentence about a file that was to be read. */
    public static String reading(Exception e) {
        return e instanceof NoSuchFileException ? "there is no such file" : other(e);
    }

    /** The middle of a sentence about a file that was to be written. */
    public static String writing(Exception e) {
        return e instanceof NoSuchFileException ? "there is no such folder" : other(e);
    }

    private static String other(Exception e) {
        if (e instanceof AccessDeniedException) return "you are not allowed to";
        if (e instanceof IOException && e.getMessage() != null && e.getMessage().contains("directory")) {
            return "it is a folder";
        }
        if (e instanceof FileSystemException system && system.getReason() != null) return lower(system.getReason());
        return e.getMessage() == null ? e.getClass().getSimpleName() : lower(e.getMessage());
    }

    /** As the system says it, "No space left on device", inside a sentence. */
    private static String lower(String message) {
        boolean sentence = message.length() > 1
                && Character.isUpperCase(message.charAt(0))
                && Character.isLowerCase(message.charAt(1));
        return sentence ? Character.toLowerCase(message.charAt(0)) + message.substring(1) : message;
    }
}
