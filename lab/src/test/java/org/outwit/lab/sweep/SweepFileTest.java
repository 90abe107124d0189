package org.outwit.lab.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Size;

class SweepFileTest {

    private static final String HEAD = "{'outwit': 'sweep', 'version': 1, 'name': 'mine', ";

    static Sweep read(String rest) {
        return SweepFile.read((HEAD + rest + "}").replace('\'', '"'), "mine.json");
    }

    @Test
    void everyCombinationIsMeasuredWithEverySeed() {
        Sweep sweep = read("'measure': 'cost', 'game': ['checkers', 'chess'], 'player': 'material', 'depth': [2, 3, 4],"
                + " 'seeds': {'from': 5, 'quick': 1, 'full': 2}");
        assertThat(sweep.about().id()).isEqualTo("sweep-mine");
        assertThat(sweep.cells(Size.QUICK)).hasSize(6);
        assertThat(sweep.cells(Size.FULL))
                .hasSize(12)
                .startsWith(sweep.cells(Size.QUICK).toArray(Cell[]::new));
        assertThat(sweep.cells(Size.FULL).get(7).toString())
                .isEqualTo("depth=3 game=checkers measure=cost opening=4 player=material table=8 seed=6");
    }

    @Test
    void aFileThatGrowsKeepsItsCells() {
        String rest = "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'seeds': {'full': 2}, 'depth': ";
        assertThat(read(rest + "[2, 3]").cells(Size.FULL))
                .containsAll(read(rest + "2").cells(Size.FULL));
    }

    @Test
    void valuesMayHaveSignsThatCellsCannotHave() {
        for (String value : new String[] {"file:my model.json", "a=b", "back\\slash\\s", "plain", "x%0.5"}) {
            String word = CellWord.of(value);
            assertThat(word).doesNotContain(" ", "=");
            assertThat(CellWord.value(word)).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "'measure': 'speed' | measure: expected one of points, cost, agreement, accuracy, found \"speed\".",
                "'measure': 'cost', 'seeds': {'full': 1} | game: it is missing; expected a text, or a list of them.",
                "'measure': 'cost', 'against': 'material', 'seeds': {'full': 1} | against: the measure \"cost\" has no use for it; expected one of",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': [2, 0], 'seeds': {'full': 1} | depth[1]: expected a whole number, 1 or more, found 0.",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': [2, 'x'], 'seeds': {'full': 1} | depth[1]: expected a whole number, 1 or more, found \"x\".",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': [2, 2], 'seeds': {'full': 1} | depth[1]: 2 is there already.",
                "'measure': 'cost', 'game': 'checkers', 'player': [], 'depth': 2, 'seeds': {'full': 1} | player: the list is empty; expected a text.",
                "'measure': 'cost', 'game': 'chekkers', 'player': 'material', 'depth': 2, 'seeds': {'full': 1} | game: There is no game named chekkers",
                "'measure': 'cost', 'game': 'bridge', 'player': 'cards', 'depth': 2, 'seeds': {'full': 1} | game: a sweep is for games of two players, found bridge, which has 3.",
                "'measure': 'cost', 'game': 'checkers', 'player': ['material', 'wood'], 'depth': 2, 'seeds': {'full': 1} | player[1]: checkers has no evaluator named 'wood'",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'seeds': {'full': 1} | player: nothing says how far material may search; expected a depth, nodes or evaluations, or a player such as material@4.",
                "'measure': 'cost', 'game': 'checkers', 'player': 'xboard:fairymax', 'depth': 2, 'seeds': {'full': 1} | player: expected a player of Outwit, found another program",
                "'measure': 'cost', 'game': 'checkers', 'player': 'learner:material', 'depth': 2, 'seeds': {'full': 1} | player: expected a player who does not learn",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'algorithm': 'alfabeta', 'depth': 2, 'seeds': {'full': 1} | algorithm: ",
                "'measure': 'accuracy', 'game': 'checkers', 'player': 'material@2', 'reference': 'material', 'seeds': {'full': 1} | reference: nothing says how far material may search",
                "'measure': 'accuracy', 'game': 'checkers', 'player': 'material@2', 'reference': 'random', 'seeds': {'full': 1} | reference: expected a player whose search compares moves one by one",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': 2, 'seeds': 7 | seeds: expected an object, found 7.",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': 2, 'seeds': {'quick': 3, 'full': 1} | seeds.quick: expected no more than the 1 of seeds.full, found 3.",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': 2, 'seeds': {'full': 0} | seeds.full: expected a number from 1 to 1000000, found 0.",
                "'measure': 'cost', 'game': 'checkers', 'player': 'material', 'depth': [1, 2], 'seeds': {'full': 1000000} | The file asks for more than 1000000 cells",
            })
    void refusalsNameThePlace(String rest, String sentence) {
        assertThatThrownBy(() -> read(rest))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("mine.json: " + sentence);
    }

    @Test
    void aNameIsAWord() {
        assertThatThrownBy(() -> SweepFile.read(
                        "{\"outwit\": \"sweep\", \"version\": 1, \"name\": \"My Sweep\", \"measure\": \"cost\"}",
                        "mine.json"))
                .hasMessage(
                        "mine.json: name: expected small letters and digits, with hyphens between words, found \"My Sweep\".");
    }
}
