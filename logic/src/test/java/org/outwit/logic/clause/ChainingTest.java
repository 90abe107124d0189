package org.outwit.logic.clause;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Implies;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.formula.Spelling;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.table.TruthTable;

/** Forward and backward chaining, which must agree with truth tables and so with each other. */
class ChainingTest {

    private static final List<Function<Sequent, Optional<Proof>>> BOTH =
            List.of(ForwardChaining::prove, BackwardChaining::prove);

    @Test
    void proveWhatFollowsFromHornClauses() {
        int proved = 0;
        int count = 2_000;
        for (int seed = 0; seed < count; seed++) {
            RandomClauses random = new RandomClauses(seed);
            List<Formula> premises = random.horn().stream().map(Clause::formula).toList();
            Formula goal = seed % 5 == 0 ? Formula.FALSE : random.variable();
            if (seed % 3 == 0) goal = new And(random.variable(), goal);
            Sequent sequent = new Sequent(premises, goal);
            boolean entailed = TruthTable.entails(sequent);
            if (entailed) proved++;
            for (Function<Sequent, Optional<Proof>> prover : BOTH) {
                Optional<Proof> proof = prover.apply(sequent);
                assertThat(proof.isPresent()).as(sequent.toString()).isEqualTo(entailed);
                if (proof.isPresent()) ProofChecks.check(proof.get(), premises, goal);
            }
        }
        assertThat(proved).isBetween(count / 5, count * 4 / 5);
    }

    @Test
    void writeProofs() {
        Sequent sequent = Sequent.parse("A, B, A & B => L, L & B => M |= M & A");
        for (Function<Sequent, Optional<Proof>> prover : BOTH) {
            assertThat(prover.apply(sequent).orElseThrow().text(Spelling.UNICODE))
                    .containsExactly(
                            "1. B           premise",
                            "2. A           premise",
                            "3. A ∧ B ⇒ L   premise",
                            "4. L           modus ponens (3, 2, 1)",
                            "5. L ∧ B ⇒ M   premise",
                            "6. B ∧ L ⇒ M   clause of (5)",
                            "7. M           modus ponens (6, 1, 4)",
                            "8. M ∧ A       ∧-introduction (7, 2)");
        }
    }

    /** In a circle nothing is proved by itself, and a way in from outside is found. */
    @Test
    void circlesDoNoHarm() {
        for (Function<Sequent, Optional<Proof>> prover : BOTH) {
            assertThat(prover.apply(Sequent.parse("A => B, B => A |= A"))).isEmpty();
            assertThat(prover.apply(Sequent.parse("B => A, A & C => B, D => B, D |= A")))
                    .isPresent();
        }
    }

    /** Each of 40 variables follows from each other one, which would take for ever if failures were tried again and again. */
    @Test
    void manyCirclesAreQuick() {
        List<Formula> premises = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            for (int j = 0; j < 40; j++) premises.add(new Implies(new Variable("v" + i), new Variable("v" + j)));
        }
        for (Function<Sequent, Optional<Proof>> prover : BOTH) {
            assertThat(prover.apply(new Sequent(premises, new Variable("v7")))).isEmpty();
        }
    }

    @Test
    void refuseWhatIsNotHorn() {
        for (Function<Sequent, Optional<Proof>> prover : BOTH) {
            assertThatThrownBy(() -> prover.apply(Sequent.parse("A | B, ~A |= B")))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("A ∨ B is none");
            assertThatThrownBy(() -> prover.apply(Sequent.parse("~A => B & C |= B")))
                    .hasMessageContaining("¬A ⇒ B ∧ C has the clause A ∨ B, which is none");
            assertThatThrownBy(() -> prover.apply(Sequent.parse("A |= A | B"))).hasMessageContaining("A ∨ B is none");
        }
    }
}
