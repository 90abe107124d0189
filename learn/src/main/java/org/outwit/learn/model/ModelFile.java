package org.outwit.learn.model;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;
import org.outwit.core.game.Game;

/** A model on disk. Any fault in the file is one sentence that names it. */
public final class ModelFile {

    /** No honest model comes near it, and a user who names a film by mistake gets an answer at once. */
    private static final long MOST_BYTES = 64L << 20;

    private ModelFile() {}

    /** Whether a file is a model of this person in this game. */
    public static boolean isModelOf(Path file, Game<?> game, String who) {
        try {
            return read(game, file.toString()).who().equals(who);
        } catch (ModelException e) {
            return false;
        }
    }

    /** Reads the model in the file of this name, relative to the working directory, which must be one of this game. */
    public static OpponentModel read(Game<?> game, String name) {
        return read(name, "model file", text -> ModelReader.read(game, text));
    }

    /** Reads a file of ours; {@code what} is what people call it. */
    public static <T> T read(String name, String what, Function<String, T> reader) {
        try {
            Path file = Path.of(name);
            if (Files.isDirectory(file)) throw new ModelException(name + ": this is a folder, not a " + what + ".");
            // A pipe would wait for ever, and a device may have no end.
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new ModelException(name + ": this is a pipe or a device, not a " + what + ".");
            }
            if (Files.size(file) > MOST_BYTES) {
                throw new ModelException(name + ": this is no " + what + ": it has " + Files.size(file) + " bytes.");
            }
            return reader.apply(Files.readString(file));
        } catch (InvalidPathException e) {
            throw new ModelException(name + ": this is not the name of a file.");
        } catch (CharacterCodingException e) {
            throw new ModelException(name + ": this is no " + what + ": it is not text in UTF-8.");
        } catch (NoSuchFileException e) {
            throw new ModelException(name + ": there is no such " + what + ".");
        } catch (AccessDeniedException e) {
            throw new ModelException(name + ": you are not allowed to read this " + what + ".");
        } catch (IOException e) {
            throw new ModelException(name + ": cannot be read: " + e.getMessage() + ".");
        } catch (ModelException e) {
            throw e.getMessage().startsWith(name) ? e : new ModelException(name + ": " + e.getMessage());
        }
    }
}
