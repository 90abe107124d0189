package org.outwit.app.logic;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.outwit.logic.formula.Interpretation;
import org.outwit.logic.formula.Sequent;
import org.outwit.logic.knowledge.Theory;

/** How many models the premises have, and some of them that were drawn. */
public final class ModelReport {

    private final ProofReport words;
    private final Theory base = new Theory();
    private final List<Interpretation> drawn = new ArrayList<>();

    /** @param samples how many models to draw, each with equal probability */
    public ModelReport(ProofReport words, Sequent sequent, int samples, long seed) {
        this.words = words;
        sequent.variables().forEach(base::declare);
        sequent.premises().forEach(base::tell);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < samples; i++) base.sample(random).ifPresent(drawn::add);
    }

    public void print(PrintWriter out) {
        BigInteger count = base.modelCount();
        out.println();
        out.println("The premises have " + count + (count.equals(BigInteger.ONE) ? " model." : " models."));
        for (Interpretation each : drawn) out.println("  " + words.literals(each));
    }

    /** Adds them to an answer; the count is a text, because it may be larger than numbers of other programs. */
    public void addTo(Map<String, Object> json) {
        json.put("models", base.modelCount().toString());
        if (!drawn.isEmpty())
            json.put("samples", drawn.stream().map(words::json).toList());
    }
}
