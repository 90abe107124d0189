package org.outwit.web.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.pruning.CounterexampleQuestion;
import org.outwit.trees.Question;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * A tree of the menu: a figure of a paper, or one on which a printed listing goes wrong.
 *
 * @param id for addresses
 * @param group under which heading it stands
 * @param why what is to be seen on it
 * @param question the tree and what is asked first
 * @param second the algorithm beside it
 * @param printed the listing as it was printed; null for figures
 */
record ExampleTree(
        String id,
        String group,
        String title,
        String why,
        Question question,
        String second,
        CounterexampleQuestion printed) {

    /** What an algorithm is called that is no algorithm of the catalogue but a listing as it was printed. */
    static final String AS_PRINTED = "as printed";

    private static final List<ExampleTree> ALL = read();

    static List<ExampleTree> all() {
        return ALL;
    }

    static Optional<ExampleTree> named(String id) {
        return ALL.stream().filter(each -> each.id.equals(id)).findFirst();
    }

    private static List<ExampleTree> read() {
        List<ExampleTree> all = new ArrayList<>();
        try (InputStream in = ExampleTree.class.getResourceAsStream("figures.jsonl");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) all.add(figure(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (CounterexampleQuestion each : CounterexampleQuestion.all()) all.add(counterexample(each));
        return List.copyOf(all);
    }

    private static ExampleTree figure(String line) {
        JsonNode said = JsonText.object(line);
        String id = said.get("id").stringValue();
        JsonNode tree = said.get("tree");
        Question bare = tree.isString()
                ? TreeSource.written(tree.stringValue(), id)
                : TreeSource.written("{\"tree\":" + tree + "}", id);
        return new ExampleTree(
                id,
                "Figures and textbook trees",
                said.get("title").stringValue(),
                said.get("why").stringValue(),
                bare.with(RunRequest.read(said.get("solve"))),
                said.get("second").stringValue(),
                null);
    }

    private static ExampleTree counterexample(CounterexampleQuestion each) {
        return new ExampleTree(
                each.id(), "Where print goes wrong", each.listing(), each.why(), each.question(), AS_PRINTED, each);
    }
}
