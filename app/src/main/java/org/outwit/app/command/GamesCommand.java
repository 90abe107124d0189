package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit games}: what is installed. */
@Command(
        name = "games",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the installed games and what each offers.",
            "A jar on the class path that registers a game adds it to the list."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  outwit games", "  outwit games --json", "", "Exit status: 0, or 2 for bad usage."})
public final class GamesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object for each game.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Game<?>> games = Games.all();
        int width = games.stream().mapToInt(game -> game.name().length()).max().orElse(0);
        for (Game<?> game : games) {
            if (json) Json.print(out, Installed.of(game));
            else print(out, game, width);
        }
        if (!json) out.printf("%nTry: outwit features GAME, outwit board GAME, outwit perft GAME 5%n");
        return 0;
    }

    private static void print(PrintWriter out, Game<?> game, int width) {
        String indent = " ".repeat(width + 2);
        out.println(game.name() + " ".repeat(width - game.name().length() + 2) + game.title());
        out.println(indent + String.join(", ", kind(game.capabilities())));
        out.println(indent + "plays as " + String.join(", ", game.evaluators().keySet()) + "; "
                + game.features().size() + " features");
        List<String> formats = formats(game);
        if (!formats.isEmpty()) out.println(indent + "records: " + String.join(", ", formats));
    }

    private static List<String> kind(Capabilities capabilities) {
        List<String> kind = new ArrayList<>();
        kind.add(capabilities.players() + (capabilities.players() == 1 ? " player" : " players"));
        kind.add(capabilities.zeroSum() ? "zero-sum" : "not zero-sum");
        if (capabilities.chance()) kind.add("chance");
        if (capabilities.hidden()) kind.add("hidden information");
        if (capabilities.loops()) kind.add("positions can come back");
        return kind;
    }

    private record Installed(
            String game,
            String title,
            int players,
            boolean zeroSum,
            boolean chance,
            boolean hidden,
            boolean loops,
            String unit,
            List<String> evaluators,
            List<String> features,
            List<String> records) {

        static Installed of(Game<?> game) {
            Capabilities capabilities = game.capabilities();
            return new Installed(
                    game.name(),
                    game.title(),
                    capabilities.players(),
                    capabilities.zeroSum(),
                    capabilities.chance(),
                    capabilities.hidden(),
                    capabilities.loops(),
                    game.scale().name(),
                    List.copyOf(game.evaluators().keySet()),
                    game.features().stream().map(Feature::name).toList(),
                    formats(game));
        }
    }

    private static <P extends Position> List<String> formats(Game<P> game) {
        return RecordFiles.formats(game).stream().map(RecordFormat::name).toList();
    }
}
