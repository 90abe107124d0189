package org.outwit.app.command;

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
            throw new TypeConversionException(e.getMessage());
        }
    }
}
