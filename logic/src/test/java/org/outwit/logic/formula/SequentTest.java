package org.outwit.logic.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SequentTest {

    @ParameterizedTest
    @ValueSource(strings = {"A, A => B |= B", "A, A ⇒ B ⊨ B", "A,A->B|-B", "A, A → B ⊢ B"})
    void readsEveryTurnstile(String text) {
        Sequent sequent = Sequent.parse(text);
        assertThat(sequent).hasToString("A, A ⇒ B ⊨ B");
        assertThat(sequent.text(Spelling.ASCII)).isEqualTo("A, A => B |= B");
        assertThat(sequent.variables()).hasToString("[A, B]");
    }

    @Test
    void needsNoPremises() {
        assertThat(Sequent.parse("|= A | ~A")).hasToString("⊨ A ∨ ¬A");
        assertThat(Sequent.parse("|= A").text(Spelling.ASCII)).isEqualTo("|= A");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "A, A => B; 10; expected a connective, ',' or '|=', found the end.",
                "A, |= B; 4; expected a formula, found '|='.",
                "A |=; 5; expected a formula, found the end.",
                "A |= B, C; 7; expected a connective or the end, found ','.",
                "A |= B |= C; 8; expected a connective or the end, found '|='.",
            })
    void marksTheFault(String text, int column, String sentence) {
        assertThatThrownBy(() -> Sequent.parse(text)).isInstanceOfSatisfying(FormulaException.class, e -> {
            assertThat(e.sentence()).isEqualTo(sentence);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @Test
    void generatedSequentsComeBack() {
        for (int seed = 0; seed < 2_000; seed++) {
            Sequent sequent = new RandomFormulas(seed, 3).sequent(seed % 4, 5);
            assertThat(Sequent.parse(sequent.toString())).isEqualTo(sequent);
        }
    }
}
