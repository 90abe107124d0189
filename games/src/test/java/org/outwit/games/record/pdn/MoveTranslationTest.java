package org.outwit.games.record.pdn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveTranslationTest {

    /** Corners and one move each, from the diagrams of the standard. */
    @ParameterizedTest
    @CsvSource({
        "'21,B,8,8,N1,0', a1, 4",
        "'21,B,8,8,N1,0', g1, 1",
        "'21,B,8,8,N1,0', h8, 29",
        "'21,B,8,8,N1,0', c3-d4, 11-15",
        "'20,W,10,10,N2,0', a1, 46",
        "'20,W,10,10,N2,0', b10, 1",
        "'20,W,10,10,N2,0', j10, 5",
        "'20,W,10,10,N2,0', d4-e5, 32-28",
        "'22,W,8,8,N2,1', a8, 1",
        "'22,W,8,8,N2,1', h1, 32",
        "'24,W,8,8,N1,1', h1, 1",
        "'24,W,8,8,N1,1', a8, 32"
    })
    void squaresByColumnAndRowAreThoseTheBeginnerSees(String type, String file, String own) {
        GameType numbers = GameType.ENGLISH.as(type).orElseThrow();
        assertThat(new MoveTranslation(numbers, numbers).translated(file)).isEqualTo(own);
    }

    @Test
    void everySquareHasOneName() {
        for (String name : new String[] {
            "20,W,10,10,N0,0", "20,W,10,10,N1,0", "20,W,10,10,N2,0", "20,W,10,10,N3,0", "22,W,8,8,N2,1", "24,W,8,8,N1,1"
        }) {
            GameType numbers = GameType.ENGLISH.as(name).orElseThrow();
            GameType letters = new GameType(
                    numbers.number(), true, numbers.width(), numbers.height(), false, 0, numbers.inverted());
            Set<String> squares = new TreeSet<>();
            for (int square = 1; square <= numbers.width() * numbers.height() / 2; square++) {
                String byLetter = new MoveTranslation(numbers, letters).translated(String.valueOf(square));
                squares.add(byLetter);
                assertThat(new MoveTranslation(letters, numbers).translated(byLetter))
                        .isEqualTo(String.valueOf(square));
            }
            assertThat(squares).hasSize(numbers.width() * numbers.height() / 2);
        }
    }

    @Test
    void fullTagsAreWrittenAsTheyAreRead() {
        for (GameType type : new GameType[] {
            GameType.INTERNATIONAL, GameType.ENGLISH, GameType.ITALIAN, GameType.POOL, GameType.SPANISH,
                    GameType.RUSSIAN,
            GameType.BRAZILIAN, GameType.CANADIAN, GameType.PORTUGUESE, GameType.CZECH, GameType.THAI, GameType.FRISIAN
        }) {
            assertThat(GameType.ENGLISH.as(type.tag())).contains(type);
            assertThat(GameType.of(type.number())).isEqualTo(type);
        }
        assertThatThrownBy(() -> GameType.of(7)).hasMessageStartingWith("The game type 7 is none of 20 (international");
        assertThat(GameType.ENGLISH.as("21,B,0,8,N1,0")).isEmpty();
        assertThat(GameType.ENGLISH.as("21,B,7,8,N1,0")).isEmpty();
        assertThat(GameType.ENGLISH.as("20")).contains(GameType.INTERNATIONAL);
        assertThat(GameType.ENGLISH.as("21, B, 8, 8, N1")).contains(GameType.ENGLISH);
    }
}
