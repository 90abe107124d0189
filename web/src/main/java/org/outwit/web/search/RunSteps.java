package org.outwit.web.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.LevelCounts;
import org.outwit.draw.steps.SearchStep;
import org.outwit.draw.steps.SearchSteps;

/**
 * What an algorithm did, column by column.
 *
 * @param line the nodes of the principal line, the root first; none where there is no line
 * @param note why there are no steps; empty where there are
 * @param levels of each ply its number, its nodes, and how many were visited and cut off
 */
record RunSteps(
        String algorithm,
        String player,
        String title,
        List<String> facts,
        List<Integer> line,
        String note,
        List<List<Integer>> levels,
        List<String> kinds,
        List<Integer> nodes,
        List<String> windows,
        List<String> values,
        List<Optional<List<String>>> others,
        List<Boolean> found,
        List<Optional<List<Integer>>> cut,
        List<String> briefs,
        List<String> sentences,
        List<Integer> leaves,
        List<Integer> entered,
        List<Integer> cuts) {

    static RunSteps of(SearchSteps run, String algorithm, String player) {
        List<SearchStep> steps = run.steps();
        return new RunSteps(
                algorithm,
                player == null ? "" : player,
                run.subject().title(),
                run.subject().facts(),
                line(run),
                run.note(),
                run.levels().stream().map(RunSteps::level).toList(),
                column(steps, step -> step.kind().toString()),
                column(steps, SearchStep::node),
                column(steps, SearchStep::window),
                column(steps, SearchStep::value),
                column(steps, step -> some(step.others())),
                column(steps, SearchStep::found),
                column(steps, step -> some(step.cut())),
                column(steps, SearchStep::brief),
                column(steps, SearchStep::sentence),
                column(steps, step -> step.spent().leaves()),
                column(steps, step -> step.spent().nodes()),
                column(steps, step -> step.spent().cuts()));
    }

    private static List<Integer> line(SearchSteps run) {
        List<Integer> nodes = new ArrayList<>();
        Tree tree = run.subject().tree();
        if (!run.subject().line().isEmpty()) nodes.add(0);
        int at = 0;
        for (int place : run.subject().line()) nodes.add(at = tree.child(at, place));
        return nodes;
    }

    private static List<Integer> level(LevelCounts level) {
        return List.of(level.ply(), level.nodes(), level.visited(), level.cut());
    }

    private static <T> Optional<List<T>> some(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    private static <T> List<T> column(List<SearchStep> steps, Function<SearchStep, T> of) {
        List<T> column = new ArrayList<>(steps.size());
        for (SearchStep step : steps) column.add(of.apply(step));
        return column;
    }
}
