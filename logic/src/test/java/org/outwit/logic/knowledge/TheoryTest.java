package org.outwit.logic.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.FormulaParser;
import org.outwit.logic.formula.Interpretation;
import org.outwit.logic.formula.RandomFormulas;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.table.TruthTable;

class TheoryTest {

    /** One base, told one formula after the other and asked in between. */
    @Test
    void answersAsTruthTablesDo() {
        for (int seed = 0; seed < 100; seed++) {
            RandomFormulas formulas = new RandomFormulas(seed, 6);
            Theory base = new Theory();
            formulas.variables().forEach(base::declare);
            TruthTable table = new TruthTable(formulas.variables());
            for (int told = 0; told < 5; told++) {
                base.tell(formulas.next(told * 3));
                Formula all = Formula.all(base.facts());
                Formula question = formulas.next(6);
                Sequent sequent = new Sequent(base.facts(), question);
                boolean entailed = table.counterModel(sequent).isEmpty();
                assertThat(base.entails(question)).as(sequent.toString()).isEqualTo(entailed);
                assertThat(base.isContradictory()).isEqualTo(table.models(all) == 0);
                assertThat(base.modelCount()).isEqualTo(BigInteger.valueOf(table.models(all)));
                base.counterModel(question)
                        .ifPresentOrElse(
                                model -> {
                                    assertThat(model.satisfies(all)).isTrue();
                                    assertThat(model.satisfies(question)).isFalse();
                                },
                                () -> assertThat(entailed).isTrue());
                checkKnown(base, table, all);
            }
        }
    }

    private static void checkKnown(Theory base, TruthTable table, Formula all) {
        if (table.models(all) == 0) {
            assertThat(base.known()).isEmpty();
            assertThat(base.model()).isEmpty();
            return;
        }
        Map<Variable, Boolean> expected = new HashMap<>();
        for (Variable each : table.variables()) {
            if (table.models(new And(all, new Not(each))) == 0) expected.put(each, true);
            if (table.models(new And(all, each)) == 0) expected.put(each, false);
        }
        assertThat(base.known()).isEqualTo(expected);
        assertThat(base.model().orElseThrow().satisfies(all)).isTrue();
    }

    /** So long that parts get variables of their own; they must not be counted. */
    @Test
    void definitionsLeaveTheCountAlone() {
        for (int seed = 0; seed < 20; seed++) {
            RandomFormulas formulas = new RandomFormulas(seed, 8);
            Formula formula = formulas.next(60);
            Theory base = Theory.of(List.of(formula));
            TruthTable table = TruthTable.of(List.of(formula));
            assertThat(base.modelCount()).isEqualTo(BigInteger.valueOf(table.models(formula)));
        }
    }

    /** Pearson's test: each model is drawn as often as the others, beyond what chance explains in one case of a thousand. */
    @Test
    void modelsAreDrawnUniformly() {
        Theory base = Theory.of(List.of(
                FormulaParser.formula("(A | B & C) & (D => A & E) & ~(B & E & F)"), FormulaParser.formula("A | F")));
        base.declare(new Variable("G"));
        int models = base.modelCount().intValueExact();
        int draws = 400 * models;
        SplittableRandom random = new SplittableRandom(7);
        Map<Interpretation, Integer> counts = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            Interpretation drawn = base.sample(random).orElseThrow();
            assertThat(base.facts()).allMatch(drawn::satisfies);
            counts.merge(drawn, 1, Integer::sum);
        }
        assertThat(counts).hasSize(models);
        double expected = (double) draws / models;
        double chiSquare = 0;
        for (int count : counts.values()) chiSquare += (count - expected) * (count - expected) / expected;
        assertThat(chiSquare).isLessThan(critical(models - 1));
    }

    /** The value that chi-square exceeds with probability 0.001, by the approximation of Wilson and Hilferty. */
    private static double critical(int freedom) {
        double ninth = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - ninth + 3.09 * Math.sqrt(ninth), 3);
    }

    /** Some variables are free, some decided: every model comes sooner or later. */
    @Test
    void everyModelIsDrawn() {
        for (int seed = 0; seed < 40; seed++) {
            RandomFormulas formulas = new RandomFormulas(seed, 4);
            Theory base = Theory.of(List.of(formulas.next(6), formulas.next(4)));
            Set<Interpretation> drawn = new HashSet<>();
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < 400; i++) base.sample(random).ifPresent(drawn::add);
            assertThat(drawn).hasSize(base.modelCount().intValueExact());
        }
    }

    @Test
    void countsBeyondWords() {
        Theory base = new Theory();
        for (int i = 0; i < 200; i++) {
            base.tell(new Formula.Or(new Variable("a" + i), new Variable("b" + i)));
        }
        assertThat(base.modelCount()).isEqualTo(BigInteger.valueOf(3).pow(200));
        Interpretation drawn = base.sample(new SplittableRandom(1)).orElseThrow();
        assertThat(base.facts()).allMatch(drawn::satisfies);
    }

    @Test
    void saysWhichFactsContradictEachOther() {
        Theory base = new Theory();
        for (String fact : List.of("A => B", "C | D", "~B", "E", "A & F")) base.tell(FormulaParser.formula(fact));
        assertThat(base.isContradictory()).isTrue();
        assertThat(base.contradiction()).hasToString("[A ⇒ B, ¬B, A ∧ F]");
        assertThat(base.sample(new SplittableRandom(1))).isEmpty();
        assertThat(base.modelCount()).isZero();
        assertThat(base.entails(FormulaParser.formula("Z"))).isTrue();
    }

    @Test
    void anEmptyBaseKnowsWhatIsValid() {
        Theory base = new Theory();
        assertThat(base.entails(FormulaParser.formula("A | ~A"))).isTrue();
        assertThat(base.entails(FormulaParser.formula("True"))).isTrue();
        assertThat(base.entails(FormulaParser.formula("A"))).isFalse();
        assertThat(base.contradiction()).isEmpty();
        assertThat(base.modelCount()).isEqualTo(BigInteger.ONE);
        assertThat(base.sample(new SplittableRandom(1)).orElseThrow().values()).isEmpty();
    }

    /** Far beyond any table: a chain of 2,000 implications. */
    @Test
    void answersAtScale() {
        Theory base = new Theory();
        for (int i = 0; i < 2_000; i++) {
            base.tell(new Formula.Implies(new Variable("v" + i), new Variable("v" + (i + 1))));
        }
        base.tell(new Variable("v0"));
        assertThat(base.entails(new Variable("v2000"))).isTrue();
        assertThat(base.known()).hasSize(2_001);
    }

    /** Pigeons that do not fit into holes keep every solver busy. */
    @Test
    void canBeStopped() {
        Theory base = new Theory(ProgressMonitor.stoppedBy(() -> true));
        List<Formula> facts = new ArrayList<>();
        for (int pigeon = 0; pigeon < 11; pigeon++) {
            List<Formula> holes = new ArrayList<>();
            for (int hole = 0; hole < 10; hole++) {
                holes.add(new Variable("p" + pigeon + "_" + hole));
                for (int other = 0; other < pigeon; other++) {
                    Formula both =
                            new And(new Variable("p" + pigeon + "_" + hole), new Variable("p" + other + "_" + hole));
                    facts.add(new Not(both));
                }
            }
            facts.add(Formula.any(holes));
        }
        facts.forEach(base::tell);
        assertThatThrownBy(base::isContradictory).isInstanceOf(CancellationException.class);
    }
}
