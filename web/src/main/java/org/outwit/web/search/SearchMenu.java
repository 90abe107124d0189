package org.outwit.web.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.trees.NumberRange;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;
import org.outwit.web.http.Wire;

/** What there is to choose from: trees, algorithms with what they can be told, and games. */
@Wire(answers = "GET /api/search/menu")
record SearchMenu(List<ExampleView> examples, List<AlgorithmView> algorithms, List<SearchedGame> games) {

    /**
     * @param first what is asked first
     * @param second the algorithm beside it
     */
    record ExampleView(String id, String group, String title, String why, AskedView first, String second) {}

    /** What is asked, as people would type it. */
    record AskedView(
            String algorithm,
            Optional<String> player,
            Optional<String> bounds,
            Optional<String> sum,
            Optional<String> players,
            Optional<String> nodes) {}

    /** @param keys what it can be told */
    record AlgorithmView(String name, String family, String paper, List<String> keys) {}

    record SearchedGame(String name, String title, List<String> evaluators) {}

    static SearchMenu all() {
        return new SearchMenu(
                ExampleTree.all().stream().map(SearchMenu::example).toList(),
                TreeAlgorithms.names().stream()
                        .map(Algorithm::named)
                        .filter(each -> each.family() != Family.LEARNING)
                        .map(SearchMenu::algorithm)
                        .toList(),
                Games.all().stream()
                        .filter(each -> !each.capabilities().hidden()) // in which everybody sees everything
                        .map(SearchMenu::game)
                        .toList());
    }

    private static ExampleView example(ExampleTree each) {
        return new ExampleView(
                each.id(),
                each.group(),
                each.title(),
                each.why(),
                asked(each.question().ask()),
                each.second());
    }

    private static AskedView asked(SolveRequest ask) {
        return new AskedView(
                ask.algorithm(),
                Optional.ofNullable(ask.player()),
                Optional.ofNullable(ask.bounds())
                        .map(bounds -> bounds.stream().map(SearchMenu::bound).collect(Collectors.joining(","))),
                Optional.ofNullable(ask.sum()).map(Object::toString),
                Optional.ofNullable(ask.players()).map(Object::toString),
                Optional.ofNullable(ask.effort().nodes()).map(Object::toString));
    }

    private static String bound(NumberRange range) {
        return range.low().negate().equals(range.high()) ? range.high().toString() : range.low() + ".." + range.high();
    }

    private static AlgorithmView algorithm(Algorithm algorithm) {
        String figure = algorithm.figure().isEmpty() ? "" : ", " + algorithm.figure();
        return new AlgorithmView(
                algorithm.toString(),
                algorithm.family().heading(),
                algorithm.paper() + figure,
                algorithm.keys().stream().sorted().toList());
    }

    private static SearchedGame game(Game<?> game) {
        return new SearchedGame(
                game.name(), game.title(), List.copyOf(game.evaluators().keySet()));
    }
}
