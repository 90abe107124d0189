package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;

/** How notations refuse what they cannot read: they say what is wrong, and where. */
public final class NotationContract {

    private NotationContract() {}

    public static void refuses(Notation<?> notation, String text, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.position(text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }

    public static <P extends Position> void refusesMove(Notation<P> notation, P position, String move, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.parse(position, move))
                .withMessage(message);
    }
}
