package org.outwit.logic.knowledge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.formula.Interpretation;

/**
 * Facts that were told, and what follows from them: what textbooks of AI call a knowledge base. Telling adds to what is known, and what was learned while answering stays, so
 * many questions after each other are cheap. Models are those of the variables that were told or declared; counting and drawing compile
 * the facts first, once until something new is told. One thread at a time.
 */
public final class Theory {

    private final ProgressMonitor monitor;
    private final Set<Formula> facts = new LinkedHashSet<>();
    private final Set<Variable> variables = new LinkedHashSet<>();
    private final LogicNg library;
    private final ClauseEncoder encoder;
    private List<Variable> compiledVariables;
    private List<Integer> compiledNumbers;
    private CompiledModels compiled; // null until it is needed

    public Theory() {
        this(ProgressMonitor.NONE);
    }

    /** @param monitor may stop long questions, with a {@link java.util.concurrent.CancellationException} */
    public Theory(ProgressMonitor monitor) {
        this.monitor = monitor;
        library = new LogicNg(monitor);
        encoder = new ClauseEncoder(library::add);
    }

    public static Theory of(Collection<Formula> facts) {
        Theory base = new Theory();
        facts.forEach(base::tell);
        return base;
    }

    /** Adds a fact; what was told before stays. */
    public void tell(Formula fact) {
        if (!facts.add(fact)) return;
        fact.variables().forEach(this::declare);
        encoder.require(fact);
        compiled = null;
    }

    /** Says that there is such a variable, of which nothing is known yet; models then say something about it. */
    public void declare(Variable variable) {
        if (!variables.add(variable)) return;
        encoder.number(variable);
        compiled = null;
    }

    /** What was told, each once, in the order of telling. */
    public List<Formula> facts() {
        return List.copyOf(facts);
    }

    /** Whether there is no model at all, so that everything follows. */
    public boolean isContradictory() {
        return !library.isSatisfiable(List.of());
    }

    /** The fewest facts that contradict each other, in the sense that without any of them the others do not; empty if all agree. */
    public List<Formula> contradiction() {
        return isContradictory() ? MinimalSupport.of(facts(), Formula.FALSE).orElseThrow() : List.of();
    }

    /** Whether a formula is true in every model. */
    public boolean entails(Formula formula) {
        return !library.isSatisfiable(List.of(-encoder.literal(formula)));
    }

    /** Some model of the facts in which a formula is false, which shows that it does not follow. */
    public Optional<Interpretation> counterModel(Formula formula) {
        Set<Variable> named = new LinkedHashSet<>(variables);
        named.addAll(formula.variables());
        return model(List.of(-encoder.literal(formula)), named);
    }

    /** Some model of the facts. */
    public Optional<Interpretation> model() {
        return model(List.of(), variables);
    }

    /** The variables that are true in every model, or false in every model; all that is certain, if the facts do not contradict each other. */
    public Map<Variable, Boolean> known() {
        Map<Variable, Boolean> known = new LinkedHashMap<>();
        Optional<Interpretation> some = model();
        if (some.isEmpty()) return known;
        for (Variable each : variables) {
            boolean value = some.get().isTrue(each);
            if (entails(value ? each : new Not(each))) known.put(each, value);
        }
        return known;
    }

    /** How many models there are. */
    public BigInteger modelCount() {
        return compiled().count();
    }

    /** A model that is drawn so that each is equally likely; nothing if there is none. */
    public Optional<Interpretation> sample(RandomGenerator random) {
        CompiledModels models = compiled();
        if (models.count().signum() == 0) return Optional.empty();
        BitSet drawn = models.draw(random);
        Map<Variable, Boolean> values = new LinkedHashMap<>();
        for (int i = 0; i < compiledVariables.size(); i++) {
            values.put(compiledVariables.get(i), drawn.get(compiledNumbers.get(i)));
        }
        return Optional.of(new Interpretation(values));
    }

    private Optional<Interpretation> model(List<Integer> assumptions, Set<Variable> named) {
        if (!library.isSatisfiable(assumptions)) return Optional.empty();
        Map<Variable, Boolean> values = new LinkedHashMap<>();
        for (Variable each : named) values.put(each, library.isTrue(encoder.number(each)));
        return Optional.of(new Interpretation(values));
    }

    /** From the facts alone, without the definitions that questions have left behind. */
    private CompiledModels compiled() {
        if (compiled != null) return compiled;
        List<int[]> clauses = new ArrayList<>();
        ClauseEncoder fresh = new ClauseEncoder(clauses::add);
        compiledVariables = List.copyOf(variables);
        compiledNumbers = compiledVariables.stream().map(fresh::number).toList();
        for (Formula each : facts) fresh.require(each);
        BitSet counted = new BitSet();
        compiledNumbers.forEach(counted::set);
        compiled = new CompiledModels(new LogicNg(monitor).compile(clauses), counted);
        return compiled;
    }
}
