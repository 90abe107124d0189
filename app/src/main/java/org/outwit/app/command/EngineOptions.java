package org.outwit.app.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.endgame.Tables;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How players search, the same for all commands that have players. */
final class EngineOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            description =
                    "engine, alpha-beta*, next-reply, m*, sss*, …: any search of docs/algorithms.md. Default: what suits the player.")
    private String algorithm;

    @Option(
            names = "--table",
            paramLabel = "MB",
            description = "The size of a player's transposition table. Default: 64, in a match 8.")
    private Integer megabytes;

    @Option(
            names = "--margin",
            paramLabel = "UNITS",
            description = "A model may cost at most so much by the player's own judgement.")
    private Double margin;

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description =
                    "The folder of endgame tables that players without a model ask; 'outwit endgame build' makes it.")
    private Path tables;

    /**
     * What players are given.
     *
     * @param usualMegabytes the size of a table where nothing was said
     * @param count how many tables one game may need
     */
    PlayerSettings equipment(Resources resources, int usualMegabytes, int count) {
        int size = megabytes == null ? usualMegabytes : megabytes;
        if (resources.groupsThatFit(count, (long) size * count) == 0) {
            throw bad("--table: " + (count == 1 ? "a table" : count + " tables") + " of " + size
                    + " MB cannot fit into the " + resources.tableMegabytes()
                    + " MB of Java's memory that tables may take; take "
                    + (count == 1 ? "a smaller one" : "smaller ones")
                    + ", or give Java more with OUTWIT_JAVA_OPTS=-Xmx….");
        }
        Optional<Algorithm> chosen = Optional.ofNullable(algorithm).map(Algorithm::named);
        OptionalDouble loss = margin == null ? OptionalDouble.empty() : OptionalDouble.of(margin);
        return new PlayerSettings(chosen, size, 1, 0, loss, false, Optional.ofNullable(tables), resources);
    }

    /** Refuses tables that this player would not ask, and says of what is there; empty without {@code --tables}. */
    <P extends Position> Optional<String> tablesOf(SearchingChooser<P> chooser, PlayerSpec who) {
        if (tables == null) return Optional.empty();
        Tables<P> asked = chooser.tables()
                .orElseThrow(() -> bad(
                        "--tables: " + who + " asks no endgame tables; players without a model who do not err do."));
        long count = IntStream.range(0, asked.endings().slices(asked.endings().mostPieces()))
                .filter(slice -> asked.totals(slice).isPresent())
                .count();
        return Optional.of("asks " + count + " endgame tables in " + tables);
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
