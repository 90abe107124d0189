package org.outwit.core.file;

import java.io.FileNotFoundException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file cannot be read or written, in words. Java's own messages are often nothing but the name of the file. */
public final class FileReason {

    private static final String FOLDER = "it is a folder";
    private static final String NO_FOLDER = "a file stands where a folder is needed";

    private FileReason() {}

    /** The middle of a sentence about a file that was to be read. */
    public static String reading(Exception e) {
        return isMissing(e) ? "there is no such file" : other(e);
    }

    /** The middle of a sentence about a file that was to be written. */
    public static String writing(Exception e) {
        return isMissing(e) ? "there is no such folder" : other(e);
    }

    private static boolean isMissing(Exception e) {
        return e instanceof NoSuchFileException || said(e).equals("No such file or directory");
    }

    private static String other(Exception e) {
        if (e instanceof AccessDeniedException) return "you are not allowed to";
        if (e instanceof DirectoryNotEmptyException) return FOLDER;
        if (e instanceof NotDirectoryException) return NO_FOLDER;
        if (e instanceof FileAlreadyExistsException) return "something of that name is there already";
        String said = said(e);
        return switch (said) {
            case "" -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            case "Is a directory" -> FOLDER;
            case "Not a directory" -> NO_FOLDER;
            default -> lower(said);
        };
    }

    /** What the system says, without the name of the file: that may hold any words. */
    private static String said(Exception e) {
        if (e instanceof FileSystemException system) return system.getReason() == null ? "" : system.getReason();
        if (e.getMessage() == null) return "";
        String message = e.getMessage();
        boolean named = e instanceof FileNotFoundException && message.endsWith(")") && message.contains(" (");
        return named ? message.substring(message.lastIndexOf(" (") + 2, message.length() - 1) : message;
    }

    /** As the system says it, "No space left on device", inside a sentence. */
    private static String lower(String message) {
        boolean sentence = message.length() > 1
                && Character.isUpperCase(message.charAt(0))
                && Character.isLowerCase(message.charAt(1));
        return sentence ? Character.toLowerCase(message.charAt(0)) + message.substring(1) : message;
    }
}
