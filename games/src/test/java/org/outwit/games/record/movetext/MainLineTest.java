package org.outwit.games.record.movetext;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.mnk.MnkPosition;
import org.outwit.games.mnk.TicTacToe;

/** Noughts and crosses by people who do not always say which: {@code a1|b2} is one of the two. */
class MainLineTest {

    private final TicTacToe game = new TicTacToe();

    @Test
    void theRestOfTheGameTellsWhatIsMeant() {
        assertThat(line("a1|b2", "b2").moves()).isEqualTo(line("a1", "b2").moves());
        assertThat(line("a1|b2", "b2|c3", "c3").moves())
                .isEqualTo(line("a1", "b2", "c3").moves());
    }

    @Test
    void twoMeaningsAreNone() {
        MainLine<MnkPosition> line = line("c1", "a1|b2", "c3");
        assertThat(line.moves()).isNull();
        assertThat(line.troubleIndex()).isEqualTo(1);
        assertThat(line.trouble()).isEqualTo("it can mean several moves, and those after it fit more than one.");
    }

    @Test
    void theLongestAttemptTellsWhatIsWrong() {
        MainLine<MnkPosition> line = line("a1|b2", "b2", "c3", "c3");
        assertThat(line.moves()).isNull();
        assertThat(line.troubleIndex()).isEqualTo(3);
        assertThat(line.trouble()).contains("c3");
    }

    @Test
    void thePositionIsLeftAsItWas() {
        MnkPosition position = game.start();
        long key = position.key();
        for (String texts : List.of("a1|b2 b2", "a1|b2 c3", "a1 a1", "a1 b2|c3 b2|c3")) {
            new MainLine<>(position, List.of(texts.split(" ")), this::candidates);
            assertThat(position.key()).isEqualTo(key);
        }
    }

    private MainLine<MnkPosition> line(String... texts) {
        return new MainLine<>(game.start(), List.of(texts), this::candidates);
    }

    private int[] candidates(MnkPosition position, String text) {
        int[] found = Arrays.stream(text.split("\\|"))
                .filter(cell -> text.length() == 2 || isFree(position, cell))
                .mapToInt(cell -> game.notation().parse(position, cell))
                .toArray();
        if (found.length == 0) throw new IllegalArgumentException(text + " is taken.");
        return found;
    }

    private boolean isFree(MnkPosition position, String cell) {
        try {
            return game.notation().parse(position, cell) >= 0;
        } catch (IllegalArgumentException taken) {
            return false;
        }
    }
}
