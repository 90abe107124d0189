package org.outwit.app.command;

import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.play.player.PlayerSettings;
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

    /**
     * What players are given.
     *
     * @param usualMegabytes the size of a table where nothing was said
     * @param tables how many tables there will be at a time
     */
    PlayerSettings equipment(int usualMegabytes, int tables) {
        int size = megabytes == null ? usualMegabytes : megabytes;
        long most = Runtime.getRuntime().maxMemory() >> 20;
        if ((long) size * tables > most) {
            throw bad("--table: " + (tables == 1 ? "a table" : tables + " tables") + " of " + size
                    + " MB cannot fit into the " + most + " MB that Java may use; take "
                    + (tables == 1 ? "a smaller one" : "smaller ones")
                    + ", or give Java more with OUTWIT_JAVA_OPTS=-Xmx….");
        }
        Optional<Algorithm> chosen = Optional.ofNullable(algorithm).map(Algorithm::named);
        OptionalDouble loss = margin == null ? OptionalDouble.empty() : OptionalDouble.of(margin);
        return new PlayerSettings(chosen, size, 1, 0, loss, false);
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
