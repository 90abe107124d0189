package org.outwit.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.Sprt;
import org.outwit.play.match.TimeControl;
import tools.jackson.databind.json.JsonMapper;

/** Writes a tournament as the file that {@link TournamentFile} reads, with everything in it that is usual elsewhere. */
public final class TournamentText {

    private static final JsonMapper JSON = JsonMapper.shared();

    private TournamentText() {}

    public static String of(TournamentPlan<?> plan) {
        List<String> fields = new ArrayList<>();
        add(fields, "games", plan.games());
        add(fields, "seed", plan.seed());
        limits(fields, plan.limits());
        time(fields, plan.time());
        add(fields, "opening", plan.openingPlies());
        add(fields, "most-plies", plan.mostPlies());
        add(fields, "table", plan.megabytes());
        return "{\"outwit\": \"tournament\", \"version\": 1, \"name\": " + json(plan.name()) + ", \"game\": "
                + json(plan.game().name()) + ", \"kind\": " + json(plan.kind().word()) + ",\n "
                + String.join(", ", fields) + ",\n" + sprt(plan.sprt()) + " \"players\": [\n"
                + plan.entrants().stream()
                        .map(each -> "  {\"name\": " + json(each.name()) + ", \"player\": "
                                + json(each.player().toString()) + "}")
                        .collect(Collectors.joining(",\n"))
                + "]}\n";
    }

    private static void limits(List<String> fields, Limits limits) {
        if (limits.depth() < Integer.MAX_VALUE) add(fields, "depth", limits.depth());
        if (limits.nodes() < Long.MAX_VALUE) add(fields, "nodes", limits.nodes());
        if (limits.evaluations() < Long.MAX_VALUE) add(fields, "evaluations", limits.evaluations());
        if (limits.time() != null) add(fields, "thinking", limits.time().toMillis());
    }

    private static void time(List<String> fields, TimeControl time) {
        time.perMove().ifPresent(each -> add(fields, "milliseconds", each.toMillis()));
        time.perGame()
                .ifPresent(all -> add(
                        fields,
                        "clock",
                        seconds(all.toMillis()) + "+" + seconds(time.increment().toMillis())));
    }

    private static String seconds(long millis) {
        return millis % 1000 == 0
                ? String.valueOf(millis / 1000)
                : millis / 1000 + "." + String.format(Locale.ROOT, "%03d", millis % 1000);
    }

    private static String sprt(Optional<Sprt> sprt) {
        return sprt.map(each -> " \"sprt\": {\"elo0\": " + each.elo0() + ", \"elo1\": " + each.elo1() + ", \"alpha\": "
                        + each.alpha() + ", \"beta\": " + each.beta() + "},\n")
                .orElse("");
    }

    private static void add(List<String> fields, String name, Object value) {
        fields.add(json(name) + ": " + json(value));
    }

    private static String json(Object value) {
        return JSON.writeValueAsString(value);
    }
}
