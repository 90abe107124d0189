package org.outwit.app.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The name of a game on the command line. */
final class InstalledGame implements ITypeConverter<Game<?>> {

    @Override
    public Game<?> convert(String name) {
        try {
            return Games.named(name);
        } catch (InputException e) {
            throw new TypeConversionException(isFile(name) ? gameFirst(name) : e.getMessage());
        }
    }

    private static String gameFirst(String file) {
        return "'" + file + "' is a file. The name of its game comes first; see 'outwit games'.";
    }

    private static boolean isFile(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
