package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.core.game.Game;
import org.outwit.draw.text.Columns;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.LearnerSpec;
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
            "Lists whom you can play a game against: levels that fail like people, with what each is better by than the one below it;"
                    + " characters, who have a taste besides, with what each is better by than the nearest level; the evaluators that"
                    + " play as well as they can; and a learner, who plays by one of them and for the errors that it foresees. What one is better by is Elo with its 95 %% interval, as measured by matches.",
            "Where it is known how people play the game, a level draws from the moves of people of a strength; elsewhere it looks a few"
                    + " plies ahead and errs. Games in which skill does not go far have fewer than ten levels.",
            "'outwit play GAME --level 3' is the same as '--against level:3'. A character is named as it is listed, or as character:NAME."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit players othello",
            "  outwit play othello --level 4",
            "  outwit play chess --against fiona",
            "  outwit match checkers level:5 samuel@2 --games 20",
            "  outwit match checkers learner:samuel@4 exchanger@4 --games 40",
            "",
            "Exit status: 0, or 2 for bad usage."
        })
public final class PlayersCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Option(names = "--json", description = "Print one JSON object for each player.")
    private boolean json;

    public PlayersCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Optional<PopulationModel> people = resources.populations().of(game);
        PlayerRows rows = new PlayerRows(people, LevelLadder.of(game, people));
        List<Level> levels = Level.all(game, people);
        List<GameCharacter> characters = GameCharacter.all(game);
        if (json) {
            for (Level each : levels) Json.print(out, rows.object(each.toString(), each.manner(), ""));
            for (GameCharacter each : characters) {
                Json.print(out, rows.object(each.toString(), each.manner(), each.about()));
            }
            for (String each : game.evaluators().keySet()) Json.print(out, Map.of("player", each));
            if (hasLearner()) Json.print(out, Map.of("player", learner()));
            return 0;
        }
        Columns columns = new Columns("player", "plays moves of", "looks ahead", "better by", "95 %", "than");
        for (Level each : levels) columns.row(rows.cells(each.toString(), each.manner()));
        for (GameCharacter each : characters) columns.row(rows.cells(each.toString(), each.manner()));
        if (!levels.isEmpty() || !characters.isEmpty()) {
            columns.print(out);
            out.println();
        }
        for (GameCharacter each : characters) out.println(each.about());
        if (!characters.isEmpty()) out.println();
        out.println(
                "As well as they can: " + String.join(", ", game.evaluators().keySet()) + ".");
        if (hasLearner()) {
            out.println("Learns whom it plays: " + LearnerSpec.PREFIX + "EVALUATOR, such as " + learner() + ".");
        }
        return 0;
    }

    private boolean hasLearner() {
        return LearnerSpec.refusal(game).isEmpty();
    }

    private String learner() {
        return LearnerSpec.of(game.defaultEvaluatorName()).toString();
    }
}
