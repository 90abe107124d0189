package org.outwit.web.search;

import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.outwit.draw.page.Markup;
import org.outwit.draw.steps.SearchSteps;
import org.outwit.trees.QuestionException;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;
import org.outwit.web.search.StepsView.PlacesView;
import tools.jackson.databind.JsonNode;

/** The Search page and what it asks. Searches are short, and no more than two go on at once, for all visitors together. */
public final class SearchPart implements WebPart {

    private static final int AT_ONCE = 2;
    private static final int MOST_RUNS = 2;
    private static final int PATIENCE_SECONDS = 20;

    private final WebServices services;
    private final Semaphore free = new Semaphore(AT_ONCE, true);

    public SearchPart(WebServices services) {
        this.services = services;
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/search", context -> services.shell().send(context, "Search", "Search", "search", content()));
        routes.get("/api/search/menu", context -> JsonText.send(context, SearchMenu.all()));
        routes.post("/api/search/steps", context -> {
            JsonNode asked = JsonText.body(context);
            JsonText.send(context, inTurn(() -> steps(asked)));
        });
        routes.post("/api/search/places", context -> {
            JsonNode asked = JsonText.body(context);
            JsonText.send(context, inTurn(() -> places(asked)));
        });
    }

    private <T> T inTurn(Supplier<T> search) {
        try {
            if (!free.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw Refusal.tooMany("Too many searches are waiting; try again in a moment.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Refusal.tooMany("The server is about to stop.");
        }
        try {
            return search.get();
        } catch (QuestionException e) {
            throw Refusal.bad(sentence(e));
        } finally {
            free.release();
        }
    }

    /** The place is the one text field there is, so only the sentence is left. */
    private static String sentence(QuestionException e) {
        String sentence = e.sentence();
        return sentence.isEmpty() ? e.getMessage() : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static StepsView steps(JsonNode asked) {
        List<AskedTree.Run> runs = runs(asked);
        return new StepsView(
                size(runs),
                picture(asked, runs).map(TreeLayout::all),
                runs.stream()
                        .map(each -> RunSteps.of(each.steps(), each.algorithm(), each.player()))
                        .toList());
    }

    private static PlacesView places(JsonNode asked) {
        List<AskedTree.Run> runs = runs(asked);
        return new PlacesView(size(runs), picture(asked, runs).map(TreeLayout::places));
    }

    private static List<AskedTree.Run> runs(JsonNode asked) {
        JsonNode said = asked.get("runs");
        if (said == null || !said.isArray() || said.isEmpty() || said.size() > MOST_RUNS) {
            throw Refusal.bad("'runs' must be a list of one or two algorithms.");
        }
        AskedTree source = AskedTree.read(asked.get("source"));
        List<AskedTree.Run> runs = new ArrayList<>();
        for (JsonNode each : said) runs.add(source.run(each));
        return runs;
    }

    private static int size(List<AskedTree.Run> runs) {
        return runs.get(0).steps().subject().tree().size();
    }

    private static Optional<TreeLayout> picture(JsonNode asked, List<AskedTree.Run> runs) {
        if (size(runs) > SearchSteps.MOST_DRAWN) return Optional.empty();
        List<SearchSteps> steps = runs.stream().map(AskedTree.Run::steps).toList();
        return Optional.of(new TreeLayout(steps.get(0).subject().tree(), folded(asked, size(runs)), steps));
    }

    private static BitSet folded(JsonNode asked, int size) {
        BitSet folded = new BitSet();
        JsonNode nodes = asked.get("folded");
        if (nodes == null || nodes.isNull()) return folded;
        for (JsonNode node : nodes) {
            if (!node.isIntegralNumber() || !node.canConvertToInt() || node.intValue() < 0 || node.intValue() >= size)
                throw Refusal.bad("'folded' must be a list of nodes from 0 to " + (size - 1) + ".");
            folded.set(node.intValue());
        }
        return folded;
    }

    /** What the page says without script: what it is for, and which trees there are. */
    private static String content() {
        Markup page = new Markup();
        page.text("h1", "Search, step by step");
        page.text(
                "p",
                "Two algorithms on one tree, in step by the leaves they evaluate: windows, values, and the reason of every cut.",
                "class",
                "soft");
        page.open("outwit-search");
        for (String group :
                ExampleTree.all().stream().map(ExampleTree::group).distinct().toList()) {
            page.text("h2", group).open("ul");
            for (ExampleTree each : ExampleTree.all()) {
                if (!each.group().equals(group)) continue;
                page.open("li")
                        .text("a", each.title(), "href", "/search?example=" + each.id())
                        .say(" ")
                        .text("span", each.why(), "class", "soft")
                        .close();
            }
            page.close();
        }
        page.close();
        return page.page();
    }
}
