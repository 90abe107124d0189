package org.outwit.play.resources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;

/**
 * Where the program keeps what belongs to its user: {@code OUTWIT_DATA}, or else {@code outwit} in {@code XDG_DATA_HOME}, or else
 * {@code ~/.local/share/outwit}, as the XDG Base Directory Specification has it. It is made when it is first needed.
 */
public final class DataFolder {

    /** The property of Java that names the folder, before any variable: for programs that run Outwit inside, such as tests. */
    public static final String PROPERTY = "outwit.data";

    /** The variable of the environment that names the folder. */
    static final String VARIABLE = "OUTWIT_DATA";

    private static final String XDG = "XDG_DATA_HOME";

    private final String named;
    private final String origin;

    private DataFolder(String named, String origin) {
        this.named = named;
        this.origin = origin;
    }

    /** This folder. */
    public static DataFolder at(Path folder) {
        return new DataFolder(folder.toString(), "the data folder");
    }

    /** The folder that the property or the environment of this program names. */
    public static DataFolder ofUser() {
        String property = System.getProperty(PROPERTY, "");
        return property.isEmpty() ? ofUser(System.getenv()) : new DataFolder(property, PROPERTY);
    }

    /** The folder that these variables of the environment name. */
    static DataFolder ofUser(Map<String, String> environment) {
        String own = environment.getOrDefault(VARIABLE, "");
        if (!own.isEmpty()) return new DataFolder(own, VARIABLE);
        String shared = environment.getOrDefault(XDG, "");
        if (shared.startsWith("/")) return new DataFolder(shared + "/outwit", XDG); // others are to be ignored
        return new DataFolder(System.getProperty("user.home") + "/.local/share/outwit", "the data folder");
    }

    /** The path, whether or not there is a folder. */
    Path path() {
        try {
            return Path.of(named).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new InputException(origin + ": '" + named + "' is not the name of a folder.");
        }
    }

    /** The path of a folder that is there. */
    Path made() {
        return made(path());
    }

    /** The path of a folder in it that is there. */
    Path made(String within) {
        return made(path().resolve(within));
    }

    /** The path of a folder that is there and that only its owner may enter, where the system knows owners. */
    Path madePrivate() {
        Path path = made();
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
        } catch (IOException e) {
            throw new InputException(origin + ": " + path + " cannot be made private: " + FileReason.writing(e) + ".");
        } catch (UnsupportedOperationException e) {
            // such as Windows, where the folders of users are private anyway
        }
        return path;
    }

    private Path made(Path path) {
        if (Files.isDirectory(path)) return path;
        if (Files.exists(path)) {
            throw new InputException(origin + ": " + path + " is a file; expected the name of a folder.");
        }
        try {
            return Files.createDirectories(path);
        } catch (IOException e) {
            throw new InputException(origin + ": " + path + " cannot be made: " + FileReason.writing(e) + ".");
        }
    }
}
