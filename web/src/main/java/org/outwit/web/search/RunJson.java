package org.outwit.web.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.LevelCounts;
import org.outwit.draw.steps.SearchStep;
import org.outwit.draw.steps.SearchSteps;

/** What an algorithm did, column by column. */
final class RunJson {

    private RunJson() {}

    static Map<String, Object> of(SearchSteps run, String algorithm, String player) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("algorithm", algorithm);
        json.put("player", player == null ? "" : player);
        json.put("title", run.subject().title());
        json.put("facts", run.subject().facts());
        json.put("line", line(run));
        json.put("note", run.note());
        json.put("levels", run.levels().stream().map(RunJson::level).toList());
        List<SearchStep> steps = run.steps();
        json.put("kinds", column(steps, step -> step.kind().toString()));
        json.put("nodes", column(steps, SearchStep::node));
        json.put("windows", column(steps, SearchStep::window));
        json.put("values", column(steps, SearchStep::value));
        json.put("others", column(steps, step -> step.others().isEmpty() ? null : step.others()));
        json.put("found", column(steps, SearchStep::found));
        json.put("cut", column(steps, step -> step.cut().isEmpty() ? null : step.cut()));
        json.put("briefs", column(steps, SearchStep::brief));
        json.put("sentences", column(steps, SearchStep::sentence));
        json.put("leaves", column(steps, step -> step.spent().leaves()));
        json.put("entered", column(steps, step -> step.spent().nodes()));
        json.put("cuts", column(steps, step -> step.spent().cuts()));
        return json;
    }

    /** The nodes of the principal line, the root first; none where there is no line. */
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

    private static List<Object> column(List<SearchStep> steps, Function<SearchStep, Object> of) {
        List<Object> column = new ArrayList<>(steps.size());
        for (SearchStep step : steps) column.add(of.apply(step));
        return column;
    }
}
