package org.outwit.app.command;

import org.outwit.core.game.NotationException;
import org.outwit.core.player.PlayerSpec;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A player on the command line. */
final class WrittenPlayer implements ITypeConverter<PlayerSpec> {

    @Override
    public PlayerSpec convert(String text) {
        try {
            return PlayerSpec.parse(text);
        } catch (NotationException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
