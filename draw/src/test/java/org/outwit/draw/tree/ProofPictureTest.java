package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofWriter;
import org.outwit.logic.rule.RuleProver;

class ProofPictureTest {

    /** The tree of the slides: the premise is used twice, so it is drawn twice. */
    @Test
    void drawsABoxForEachUseOfALine() {
        Proof proof =
                RuleProver.prove(Sequent.parse("(P | H) & ~H |= P")).proof().orElseThrow();
        String svg = ProofPicture.svg(proof, "P & H");
        assertThat(svg).startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"outwit\"");
        assertThat(svg.split("class=\"shape\"", -1)).hasSize(5 + 1);
        assertThat(svg.split(">1. premise<", -1)).hasSize(2 + 1);
        assertThat(svg).contains(">(P ∨ H) ∧ ¬H<", ">4. unit resolution (2, 3)<", "P &amp; H");
    }

    /** What is proved stands at the bottom. */
    @Test
    void premisesAreOnTop() {
        Proof proof = RuleProver.prove(Sequent.parse("A, A => B |= B")).proof().orElseThrow();
        String svg = ProofPicture.svg(proof, "");
        assertThat(top(svg, ">2. A ⇒ B, premise<")).isLessThan(top(svg, ">3. B, modus ponens (2, 1)<"));
    }

    private static double top(String svg, String tooltip) {
        String box = svg.substring(svg.indexOf(tooltip));
        return Double.parseDouble(box.replaceFirst("(?s).*?<rect [^>]*? y=\"([0-9.]+)\".*", "$1"));
    }

    @Test
    void refusesWhatNobodyCanRead() {
        ProofWriter writer = new ProofWriter();
        Formula formula = new Variable("A");
        int line = writer.line(formula, ProofWriter.PREMISE);
        for (int i = 0; i < 10; i++) {
            formula = new And(formula, formula);
            line = writer.line(formula, "∧-introduction", List.of(line, line));
        }
        Proof proof = writer.proof();
        assertThatThrownBy(() -> ProofPicture.svg(proof, ""))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("more than 400 boxes")
                .hasMessageContaining("11 lines");
    }
}
