package org.outwit.trees;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.outwit.core.tree.RandomTree;

/** Asks questions one after the other and reports the answers; what goes wrong with one leaves the others alone. */
public final class Solving {

    /**
     * What is to be done with all questions.
     *
     * @param unsaid taken wherever a question says nothing
     * @param algorithms only questions for these are asked, and those that name none are asked of each; empty: all
     * @param visits whether answers tell the visited nodes
     * @param check whether they are needed, too, where they are expected
     */
    public record Plan(SolveRequest unsaid, List<String> algorithms, boolean visits, boolean check) {}

    private final Plan plan;
    private final Report report;
    private final BooleanSupplier wanted;
    private final Set<String> asked = new HashSet<>();
    private long passedOver;

    /** {@code wanted} is asked after each answer whether anybody still reads them. */
    public Solving(Plan plan, Report report, BooleanSupplier wanted) {
        this.plan = plan;
        this.report = report;
        this.wanted = wanted;
    }

    /** Asks all questions of a file and returns how many there were; ends early when answers are no longer wanted. */
    public int file(QuestionFile file) throws IOException {
        int count = 0;
        for (; ; count++) {
            try {
                Question question = next(file);
                if (question == null) return count;
                question(question);
            } catch (QuestionException e) {
                if (e.algorithm() == null || isChosen(e.algorithm())) report.failed(null, e);
                asked.add(e.algorithm());
            }
            if (!wanted.getAsBoolean()) return count + 1;
        }
    }

    private static Question next(QuestionFile file) throws IOException {
        try {
            return file.next();
        } catch (OutOfMemoryError e) {
            throw new IOException("a question is too large for the memory; " + DeepStack.moreMemory(), e);
        }
    }

    /** Asks one question, of several algorithms where it names none. */
    public void question(Question question) {
        SolveRequest ask = question.ask().orElse(plan.unsaid());
        if (ask.algorithm() == null && !plan.algorithms().isEmpty()) {
            for (String name : plan.algorithms()) one(question, ask.withAlgorithm(name));
        } else if (ask.algorithm() == null || isChosen(ask.algorithm())) {
            one(question, ask);
        } else {
            passedOver++;
        }
    }

    /** How many questions so far were for other algorithms than the chosen ones. */
    public long passedOver() {
        return passedOver;
    }

    /** The chosen algorithms that no question so far was for. */
    public List<String> unasked() {
        return plan.algorithms().stream().filter(name -> !asked.contains(name)).toList();
    }

    /** Asks each algorithm about a tree that is grown while it is searched; {@code name} is that of the answer. */
    public void random(String name, RandomTree tree) {
        QuestionPlace place = new QuestionPlace("--random", 0);
        for (String algorithm : plan.algorithms()) {
            try {
                Answer answer =
                        TreeAlgorithms.solve(tree, place, name, plan.unsaid().withAlgorithm(algorithm));
                report.answered(null, answer);
            } catch (QuestionException e) {
                report.failed(null, e);
            }
            if (!wanted.getAsBoolean()) return;
        }
    }

    private boolean isChosen(String algorithm) {
        return plan.algorithms().isEmpty() || plan.algorithms().contains(algorithm);
    }

    private void one(Question question, SolveRequest ask) {
        asked.add(ask.algorithm());
        boolean watched = plan.visits() || plan.check() && question.expect().containsKey("visits");
        try {
            Question asked = TreeAlgorithms.asked(question, ask);
            report.answered(asked, TreeAlgorithms.solve(asked, watched).answer());
        } catch (QuestionException e) {
            report.failed(question, e);
        }
    }
}
