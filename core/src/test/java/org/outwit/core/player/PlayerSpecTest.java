package org.outwit.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.NotationException;
import org.outwit.core.tree.Exact;

class PlayerSpecTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f",
                "-f",
                "f@3",
                "(f1,f0)",
                "(f2,(f1,f0))",
                "(f1@3,f0@1)",
                "(f1,f0~0.5)",
                "(f1,f0~1/2)",
                "(f1,0.7*f0+0.3*g0)",
                "(f1,1/3*f0+2/3*(g0,h))",
                "(f1,f0%2)",
                "(samuel@6,exchanger@4)",
                "(file:model.json,-material@2~1/4%0.5)"
            })
    void whatIsWrittenIsReadBack(String text) {
        PlayerSpec player = PlayerSpec.parse(text);
        assertThat(PlayerSpec.parse(player.toString())).isEqualTo(player);
        assertThat(PlayerSpec.parse(" " + text.replace(",", " , ").replace("(", "( ") + " "))
                .isEqualTo(player);
    }

    @Test
    void levelsAndFunctions() {
        assertThat(PlayerSpec.parse("f").level()).isZero();
        assertThat(PlayerSpec.parse("f@0").strategy().depth()).hasValue(0);
        assertThat(PlayerSpec.parse("(f2,(f1,f0))").level()).isEqualTo(2);
        assertThat(PlayerSpec.parse("(f1,0.5*f0+0.5*(g,h))").level()).isEqualTo(2);
        assertThat(PlayerSpec.parse("(f1,0.5*f0+0.5*(g,f0))").functions()).containsExactly("f1", "f0", "g");
        assertThat(PlayerSpec.parse("(f2,(f1@2,f0))").chain().orElseThrow()).hasSize(3);
        assertThat(PlayerSpec.parse("(f1,0.5*f0+0.5*g)").chain()).isEmpty();
        assertThat(PlayerSpec.parse("f~1/3").strategy().error()).contains(Exact.parse("1/3"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|At character 1 of the player '': expected the name of a function, found the end.",
                "(f|At character 3 of the player '(f': expected ',' and a model of the opponent, found the end.",
                "(f,|At character 4 of the player '(f,': expected the name of a function, found the end.",
                "(f,g|At character 5 of the player '(f,g': expected ')', found the end.",
                "f)|At character 2 of the player 'f)': expected the end of the player, found ')'.",
                "f@|At character 3 of the player 'f@': expected a depth in plies, found the end.",
                "(f@0,g)|At character 4 of the player '(f@0,g)': the depth 0 must be 1 or more, because a player has to look ahead to choose.",
                "f~x|At character 3 of the player 'f~x': expected an error such as 0.5, found 'x'.",
                "(f,0.5*g)|At character 4 of the player '(f,0.5*g)': the shares sum to 0.5, not to 1.",
                "(f,2*g)|At character 4 of the player '(f,2*g)': the share 2 must be between 0 and 1.",
                "--f|At character 2 of the player '--f': expected the name of a function, found '-'.",
                "f~--1|At character 3 of the player 'f~--1': expected an error such as 0.5, found '--1'.",
                "(f,1:g,1:h)|At character 8 of the player '(f,1:g,1:h)': this is a second model of player 1.",
                "(f,1:g,h)|At character 8 of the player '(f,1:g,h)': expected the index of another player and ':', such as 2:f2, found 'h'.",
                "(f,0.5g)|At character 7 of the player '(f,0.5g)': expected '*' and a player, found 'g'."
            })
    void badPlayersGetASentence(String text, String sentence) {
        assertThatThrownBy(() -> PlayerSpec.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessage(sentence);
    }

    @Test
    void absurdNestingIsRefused() {
        String deep = "(f,".repeat(100_000);
        assertThatThrownBy(() -> PlayerSpec.parse(deep)).isInstanceOf(NotationException.class);
    }

    @Test
    void aMixtureIsNotAPlayer() {
        assertThat(Stream.of("0.5*f+0.5*g"))
                .allSatisfy(
                        text -> assertThatThrownBy(() -> PlayerSpec.parse(text)).isInstanceOf(NotationException.class));
    }
}
