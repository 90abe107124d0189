package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.core.game.Game;
import org.outwit.draw.text.Columns;
import org.outwit.learn.population.PopulationModel;
import org.outwit.play.player.Level;
import org.outwit.play.player.LevelLadder;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit players}: whom one can play against. */
@Command(
        name = "players",
        mixinStandardHelpOptions = true,
        description = {
            "Lists whom you can play a game against: ten levels that fail like people, with what each is better by than the one"
                    + " below it, in Elo with its 95 %% interval, as measured by matches; and the evaluators that play as well as they can.",
            "Where it is known how people play the game, a level plays as people of a strength do; elsewhere it looks a few plies"
                    + " ahead and errs. 'outwit play GAME --level 3' is the same as '--against level:3'."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit players othello",
            "  outwit play othello --level 4",
            "  outwit match checkers level:5 samuel@2 --games 20",
            "",
            "Exit status: 0, or 2 for bad usage."
        })
public final class PlayersCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Option(names = "--json", description = "One JSON object a player.")
    private boolean json;

    public PlayersCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Optional<PopulationModel> people = resources.populations().of(game);
        List<LevelLadder.Step> steps = LevelLadder.of(game);
        if (json) {
            for (Level each : Level.all()) Json.print(out, object(each, people, step(each, steps)));
            for (String each : game.evaluators().keySet()) Json.print(out, Map.of("player", each));
            return 0;
        }
        Columns columns = new Columns("player", "plays like", "looks ahead", "better by", "95 %");
        for (Level each : Level.all()) {
            Optional<LevelLadder.Step> step = step(each, steps);
            columns.row(
                    each.toString(),
                    people.map(known -> whom(each, known)).orElse(each.player(game)),
                    plies(people.map(each::plies).orElse(each.depth())),
                    step.map(found -> String.format(Locale.ROOT, "%+.0f Elo", found.elo()))
                            .orElse(""),
                    step.map(found -> String.format(Locale.ROOT, "%+.0f to %+.0f", found.low(), found.high()))
                            .orElse(""));
        }
        columns.print(out);
        out.println();
        out.println(
                "As well as they can: " + String.join(", ", game.evaluators().keySet()) + ".");
        return 0;
    }

    private static String whom(Level level, PopulationModel people) {
        return level.rating(people).isPresent()
                ? "people of about " + level.rating(people).getAsInt() + " Elo"
                : "people";
    }

    private static String plies(int count) {
        return count == 0 ? "not at all" : count == 1 ? "1 ply" : count + " plies";
    }

    private static Optional<LevelLadder.Step> step(Level level, List<LevelLadder.Step> steps) {
        return steps.stream().filter(each -> each.level() == level.number()).findFirst();
    }

    private Map<String, Object> object(Level level, Optional<PopulationModel> people, Optional<LevelLadder.Step> step) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", level.toString());
        people.filter(known -> level.rating(known).isPresent())
                .ifPresent(known -> object.put("rating", level.rating(known).getAsInt()));
        object.put("plies", people.map(level::plies).orElse(level.depth()));
        step.ifPresent(found -> {
            object.put("elo", found.elo());
            object.put("eloInterval", List.of(found.low(), found.high()));
            object.put("games", found.games());
        });
        return object;
    }
}
