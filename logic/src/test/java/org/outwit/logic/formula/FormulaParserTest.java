package org.outwit.logic.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaParserTest {

    /** With a parenthesis around everything that is joined, so that nothing is left to precedence. */
    private static String grouped(Formula formula) {
        if (formula instanceof Formula.Not not) return "¬" + grouped(not.inner());
        if (!(formula instanceof Formula.Binary binary)) return formula.toString();
        String symbol = binary.connective().symbol(Spelling.UNICODE);
        return "(" + grouped(binary.left()) + symbol + grouped(binary.right()) + ")";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "A ∧ B ⇒ C; ((A∧B)⇒C)", // the slides
                "(P ∨ H) ∧ ¬H ⇒ P; (((P∨H)∧¬H)⇒P)", // the slides
                "A | B & C; (A∨(B∧C))",
                "A & B | C; ((A∧B)∨C)",
                "~A & B; (¬A∧B)",
                "~(A & B); ¬(A∧B)",
                "~~A; ¬¬A",
                "A & B & C; ((A∧B)∧C)",
                "A | B | C; ((A∨B)∨C)",
                "A => B => C; (A⇒(B⇒C))",
                "A <=> B <=> C; ((A⇔B)⇔C)",
                "A <=> B => C | D & ~E; (A⇔(B⇒(C∨(D∧¬E))))",
                "A->B; (A⇒B)",
                "A<->B; (A⇔B)",
                "A&&B||!C; ((A∧B)∨¬C)",
                "A /\\ B \\/ C; ((A∧B)∨C)",
                "A → B ↔ C; ((A⇒B)⇔C)",
                "True & false; (True∧False)",
                "⊤ ∨ ⊥; (True∨False)",
                "Sky-is-blue => Snow-is-white; (Sky-is-blue⇒Snow-is-white)",
                "P1_2' & é; (P1_2'∧é)",
            })
    void readsAsWritten(String text, String expected) {
        assertThat(grouped(FormulaParser.formula(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "A &; 4; expected a formula, found the end.",
                "A B; 3; expected a connective or the end, found 'B'.",
                "(A | B; 7; expected a connective or ')', found the end.",
                "A | )B; 5; expected a formula, found ')'.",
                "A = B; 3; '=' is not part of any formula.",
                "A and B; 3; expected a connective or the end, found 'and'. Maybe '&' is meant.",
                "⇒ A; 1; expected a formula, found '⇒'.",
                "1A; 1; '1' is not part of any formula.",
                "A |= B; 3; expected a connective or the end, found '|='.",
            })
    void marksTheFault(String text, int column, String sentence) {
        assertThatThrownBy(() -> FormulaParser.formula(text)).isInstanceOfSatisfying(FormulaException.class, e -> {
            assertThat(e.sentence()).isEqualTo(sentence);
            assertThat(e.column()).isEqualTo(column);
            assertThat(e).hasMessage("Column %d: %s\n  %s\n  %s^", column, sentence, text, " ".repeat(column - 1));
        });
    }

    @Test
    void showsOnlyTheSurroundingsInALongText() {
        String text = "A & ".repeat(30) + ") " + "& B".repeat(30);
        assertThatThrownBy(() -> FormulaParser.formula(text)).hasMessage("""
                        Column 121: expected a formula, found ')'.
                          …A & A & A & A & A & A & A & A & A & A & ) & B& B& B& B& B& B& B& B& B& B& B& B& …
                                                                   ^""");
    }

    @Test
    void complainsOfNothing() {
        assertThatThrownBy(() -> FormulaParser.formula("")).hasMessageContaining("expected a formula, found the end");
    }

    @Test
    void generatedFormulasComeBack() {
        for (int seed = 0; seed < 5_000; seed++) {
            Formula formula = new RandomFormulas(seed, 4).next(seed % 12);
            for (Spelling spelling : Spelling.values()) {
                String text = FormulaPrinter.text(formula, spelling);
                assertThat(FormulaParser.formula(text)).as(text).isEqualTo(formula);
            }
        }
    }

    /** Whichever pair of parentheses one leaves out, it is another formula or none. */
    @Test
    void noParenthesisIsIdle() {
        for (int seed = 0; seed < 1_000; seed++) {
            Formula formula = new RandomFormulas(seed, 3).next(seed % 8);
            String text = formula.toString();
            for (int open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
                int close = close(text, open);
                String without = text.substring(0, open) + text.substring(open + 1, close) + text.substring(close + 1);
                assertThat(FormulaParser.formula(without)).as(text).isNotEqualTo(formula);
            }
        }
    }

    private static int close(String text, int open) {
        int depth = 0;
        for (int i = open; ; i++) {
            if (text.charAt(i) == '(') depth++;
            if (text.charAt(i) == ')' && --depth == 0) return i;
        }
    }

    /** Neither the reader nor any code that works on formulas may run out of stack. */
    @Test
    void refusesWhatIsNestedTooDeep() {
        String chain = "A" + " & A".repeat(5_000);
        String hill = "(".repeat(5_000) + "A" + ")".repeat(5_000);
        String nots = "~".repeat(5_000) + "A";
        String arrows = "A" + " => A".repeat(5_000);
        for (String text : new String[] {chain, hill, nots, arrows}) {
            assertThatThrownBy(() -> FormulaParser.formula(text)).hasMessageContaining("at most 1000 deep");
        }
        String both = "A" + " & A".repeat(450);
        assertThat(FormulaParser.formula("(" + both + ") => " + both).variables())
                .hasSize(1);
        String nested = both;
        for (int i = 0; i < 3; i++) nested = "(" + nested + ")" + " & A".repeat(600);
        String tooHigh = nested;
        assertThatThrownBy(() -> FormulaParser.formula(tooHigh)).hasMessageContaining("at most 1000 deep");
    }
}
