package org.outwit.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Plain;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.tree.Exact;

/** Reading and writing players are inverse, for thousands of players grown from seeds. */
class PlayerNotationTest {

    private static final String[] FUNCTIONS = {"f", "f1", "samuel", "file:/tmp/a.json", "a-b", "x:y", "ä", "2nd"};
    private static final String[] NUMBERS = {"0", "0.5", "1/3", "2", "inf", "17.25"};
    private static final String[] PIECES = {
        "f", "g1", "-", "(", ")", ",", "@", "3", "~", "%", "0.5", "1/2", "*", "+", ":", "1:", "0:", " ", "inf", "file:a"
    };

    @Test
    void whatIsWrittenIsReadBack() {
        for (int seed = 0; seed < 5_000; seed++) {
            PlayerSpec player = player(new Random(seed), 4, true);
            assertThat(PlayerSpec.parse(player.toString())).as("seed " + seed).isEqualTo(player);
        }
    }

    private static PlayerSpec player(Random random, int levels, boolean first) {
        Strategy strategy = strategy(random, first);
        if (levels == 0 || random.nextInt(3) == 0) return new Plain(strategy);
        return new Modelling(strategy, model(random, levels - 1));
    }

    private static ModelSpec model(Random random, int levels) {
        switch (random.nextInt(3)) {
            case 0:
                return player(random, levels, false);
            case 1:
                return new MixtureSpec(List.of(
                        new MixtureSpec.Part(Exact.parse("1/3"), player(random, levels, true)),
                        new MixtureSpec.Part(Exact.parse("2/3"), player(random, levels, true))));
            default:
                SortedMap<Integer, PlayerSpec> opponents = new TreeMap<>();
                for (int i = 0; i <= random.nextInt(3); i++) {
                    opponents.put(random.nextInt(12), player(random, levels, true));
                }
                return new OpponentsSpec(opponents);
        }
    }

    /** A model that is a single player must not begin with a digit, or it would be taken for a share. */
    private static Strategy strategy(Random random, boolean anyName) {
        return new Strategy(
                random.nextInt(4) == 0,
                FUNCTIONS[random.nextInt(FUNCTIONS.length - (anyName ? 0 : 1))],
                random.nextBoolean() ? OptionalInt.of(1 + random.nextInt(20)) : OptionalInt.empty(),
                number(random),
                number(random));
    }

    private static Optional<Exact> number(Random random) {
        return random.nextInt(3) == 0
                ? Optional.of(Exact.parse(NUMBERS[random.nextInt(NUMBERS.length)]))
                : Optional.empty();
    }

    /** Any text is either a player that is written as it was read, or refused at a place within it. */
    @Test
    void whatIsReadIsWrittenBack() {
        List<String> players = new ArrayList<>();
        for (int seed = 0; seed < 50_000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(10); i >= 0; i--) text.append(PIECES[random.nextInt(PIECES.length)]);
            try {
                PlayerSpec player = PlayerSpec.parse(text.toString());
                assertThat(PlayerSpec.parse(player.toString()))
                        .as(text.toString())
                        .isEqualTo(player);
                players.add(player.toString());
            } catch (NotationException e) {
                assertThat(e.column()).as(text.toString()).isBetween(0, text.length());
                assertThat(e).hasMessageStartingWith("At character " + (e.column() + 1) + " of the player '" + text);
            }
        }
        assertThat(players).hasSizeGreaterThan(1_000);
    }

    @Test
    void aProgramIsTheWholeRestOfTheText() {
        PlayerSpec program = PlayerSpec.parse(" xboard:/usr/games/phalanx -c '(a, b)' ");
        assertThat(program.isProgram()).isTrue();
        assertThat(program).hasToString("xboard:/usr/games/phalanx -c '(a, b)'");
        assertThat(PlayerSpec.parse(program.toString())).isEqualTo(program);
        assertThat(PlayerSpec.parse("(f,xboard:x)").isProgram()).isFalse();
    }

    @Test
    void modelsAreReadByPlayer() {
        MultiPlayerSpec seat = MultiPlayerSpec.of(PlayerSpec.parse(" ( f0 , 2 : ( f2@3 , 0:-g0 ) , 1:f1 )"), 0, 3);
        assertThat(seat.strategy()).hasToString("f0");
        assertThat(seat.models()).containsOnlyKeys(1, 2);
        assertThat(seat.models().get(2).strategy()).hasToString("f2@3");
        assertThat(seat.models().get(2).models().get(0).strategy()).hasToString("-g0");
        assertThat(seat.all())
                .extracting(each -> each.strategy().toString())
                .containsExactly("f0", "f1", "f2@3", "-g0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(f1,0:f0)|2|In '(f1,0:f0)' player 0 has a model of player 0; expected the index of one of the others",
                "(f1,2:f0)|2|In '(f1,2:f0)' player 0 has a model of player 2; expected the index of one of the others",
                "(f1,f0)|3|Among 3 players a model says of whom it is, such as 1:f0; found '(f1,f0)'.",
                "(f1,0.5*f+0.5*g)|2|Among several players each model is one player, not a mixture; found"
            })
    void modelsOfNobodyAreRefused(String text, int players, String sentence) {
        assertThatThrownBy(() -> MultiPlayerSpec.of(PlayerSpec.parse(text), 0, players))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(sentence);
    }
}
