package org.outwit.web.search;

import org.outwit.core.catalogue.Algorithm;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.trees.Question;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import tools.jackson.databind.JsonNode;

/** The tree that a page asks about, and the runs that it wants to see on it. */
final class AskedTree {

    /** One algorithm on the tree, and for whom. */
    record Run(String algorithm, String player, SearchSteps steps) {}

    private final Question question;
    private final ExampleTree example; // null where the tree is not from the menu
    private final boolean ofGame;
    private SolveRequest first; // null until a run was asked for

    private AskedTree(Question question, ExampleTree example, boolean ofGame) {
        this.question = question;
        this.example = example;
        this.ofGame = ofGame;
    }

    static AskedTree read(JsonNode source) {
        Question question = TreeSource.read(source);
        String kind = JsonText.text(source, "kind", "");
        ExampleTree example = kind.equals("example") ? TreeSource.example(JsonText.text(source, "id", "")) : null;
        return new AskedTree(question, example, kind.equals("game"));
    }

    Run run(JsonNode said) {
        SolveRequest wanted = RunRequest.read(said);
        if (ExampleTree.AS_PRINTED.equals(wanted.algorithm())) return printed();
        SolveRequest ask = completed(wanted);
        checkReading(ask);
        SearchSteps steps = SearchSteps.of(question.with(ask));
        return new Run(ask.algorithm(), ask.player(), steps);
    }

    /** One picture shows one tree, and values in square brackets are not the same for everybody. */
    private void checkReading(SolveRequest ask) {
        if (first == null) first = ask;
        if (question.line() == null || question.line().isReadAlike(first, ask)) return;
        throw Refusal.bad(
                "Values such as [4,-4] are f1 and f0 to one of " + first.algorithm() + " and " + ask.algorithm()
                        + ", and those of players 0 and 1 to the other; write the tree as JSON, where they have names.");
    }

    private Run printed() {
        if (example == null || example.printed() == null) {
            throw Refusal.bad("Only the trees on which print goes wrong can be searched as printed.");
        }
        return new Run(
                ExampleTree.AS_PRINTED,
                question.ask().player(),
                example.printed().printed());
    }

    /** What the page leaves out is taken from the question, as far as the algorithm understands it, and then guessed. */
    private SolveRequest completed(SolveRequest wanted) {
        SolveRequest stated = question.ask();
        String name = wanted.algorithm() == null ? stated.algorithm() : wanted.algorithm();
        String chosen = name == null ? Algorithm.ALPHA_BETA.toString() : name;
        String refusal = TreeAlgorithms.refusal(chosen);
        if (refusal != null) throw Refusal.bad("'algorithm': " + refusal);
        Algorithm algorithm = Algorithm.named(chosen);
        SolveRequest ask = wanted.withAlgorithm(chosen);
        if (chosen.equals(stated.algorithm())) ask = ask.orElse(stated);
        if (ask.player() != null) return ask;
        String usual = UsualPlayer.of(algorithm, question.tree(), ofGame);
        return new SolveRequest(chosen, usual, null, null, null, null, null, null, null, null).orElse(ask);
    }
}
