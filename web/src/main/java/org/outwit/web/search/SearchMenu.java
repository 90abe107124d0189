package org.outwit.web.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.trees.NumberRange;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;

/** What there is to choose from: trees, algorithms with what they can be told, and games. */
final class SearchMenu {

    private SearchMenu() {}

    static Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("examples", ExampleTree.all().stream().map(SearchMenu::example).toList());
        json.put("algorithms", algorithms());
        json.put("games", games());
        return json;
    }

    private static Map<String, Object> example(ExampleTree each) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", each.id());
        json.put("group", each.group());
        json.put("title", each.title());
        json.put("why", each.why());
        json.put("first", asked(each.question().ask()));
        json.put("second", each.second());
        return json;
    }

    /** What is asked, as people would type it. */
    private static Map<String, Object> asked(SolveRequest ask) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("algorithm", ask.algorithm());
        if (ask.player() != null) json.put("player", ask.player());
        if (ask.bounds() != null)
            json.put("bounds", ask.bounds().stream().map(SearchMenu::bound).collect(Collectors.joining(",")));
        if (ask.sum() != null) json.put("sum", ask.sum().toString());
        if (ask.players() != null) json.put("players", ask.players().toString());
        if (ask.effort().nodes() != null) json.put("nodes", ask.effort().nodes().toString());
        return json;
    }

    private static String bound(NumberRange range) {
        return range.low().negate().equals(range.high()) ? range.high().toString() : range.low() + ".." + range.high();
    }

    private static List<Object> algorithms() {
        List<Object> list = new ArrayList<>();
        for (String name : TreeAlgorithms.names()) {
            Algorithm algorithm = Algorithm.named(name);
            if (algorithm.family() == Family.LEARNING) continue;
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", name);
            json.put("family", algorithm.family().heading());
            json.put("paper", algorithm.paper() + (algorithm.figure().isEmpty() ? "" : ", " + algorithm.figure()));
            json.put("keys", algorithm.keys().stream().sorted().toList());
            list.add(json);
        }
        return list;
    }

    /** Games in which everybody sees everything. */
    private static List<Object> games() {
        List<Object> list = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            if (game.capabilities().hidden()) continue;
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", game.name());
            json.put("title", game.title());
            json.put("evaluators", List.copyOf(game.evaluators().keySet()));
            list.add(json);
        }
        return list;
    }

    /** The names of the kinds of things, for tests of what pages offer. */
    static List<String> groups() {
        return Arrays.asList(
                ExampleTree.all().stream().map(ExampleTree::group).distinct().toArray(String[]::new));
    }
}
