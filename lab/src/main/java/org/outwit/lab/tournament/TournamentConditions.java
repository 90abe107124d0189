package org.outwit.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.search.Limits;
import org.outwit.draw.report.Finding;

/** All that decides how a tournament goes, for its page: conditions, players as they are written, and the file. */
record TournamentConditions(TournamentPlan<?> plan) {

    /** @param file what the file is called beside the page */
    Finding addTo(Finding finding, String file) {
        return finding.heading("How it was played")
                .table("What holds for all games.", List.of("condition", "here"), conditions())
                .table(
                        "Players as 'outwit match' and 'outwit play' know them. Of files that they name, the hashes are below; another program is known by its"
                                + " command alone.",
                        List.of("player", "written"),
                        plan.entrants().stream()
                                .map(each -> List.of(each.name(), each.player().toString()))
                                .toList())
                .paragraph(
                        "The file " + file + " has all of this, and 'outwit lab tournament " + file
                                + "' plays it again; with a store of its own (--store FILE) from the first game."
                                + (plan.isRepeatable()
                                        ? " Every game comes out the same."
                                        : " Where time limits a move, or another program plays, games need not come out the same."))
                .listing(TournamentText.of(plan));
    }

    private List<List<String>> conditions() {
        List<List<String>> rows = new ArrayList<>();
        add(rows, "game", plan.game().name());
        add(rows, "who meets whom", plan.kind().word());
        add(rows, "games of each pair", plan.games() + ", two with each opening, sides reversed");
        add(rows, "for each move", budget());
        add(
                rows,
                "openings",
                plan.openingPlies()
                        + " random plies that a quick search finds even, the same for every pair, from seed "
                        + plan.seed());
        add(rows, "longest game", plan.mostPlies() + " plies, then it is a draw");
        add(rows, "table of each player", plan.megabytes() + " MB");
        plan.sprt()
                .ifPresent(test -> add(
                        rows,
                        "sequential test",
                        "elo0 " + test.elo0() + ", elo1 " + test.elo1() + ", alpha " + test.alpha() + ", beta "
                                + test.beta() + ", asked after every ten openings"));
        return rows;
    }

    private String budget() {
        List<String> parts = new ArrayList<>();
        Limits limits = plan.limits();
        if (limits.depth() < Integer.MAX_VALUE) parts.add("depth " + limits.depth());
        if (limits.nodes() < Long.MAX_VALUE) parts.add(limits.nodes() + " nodes");
        if (limits.evaluations() < Long.MAX_VALUE) parts.add(limits.evaluations() + " evaluations");
        if (limits.time() != null) parts.add(limits.time().toMillis() + " ms of thinking, by which nobody loses");
        if (plan.time().isTimed()) parts.add(plan.time() + ", by which a player can lose");
        return parts.isEmpty() ? "no limit but a player's own depth" : String.join(", ", parts);
    }

    private static void add(List<List<String>> rows, String condition, String here) {
        rows.add(List.of(condition, here));
    }
}
