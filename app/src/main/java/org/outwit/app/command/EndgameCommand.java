package org.outwit.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit endgame}: tables that know how games end. */
@Command(
        name = "endgame",
        mixinStandardHelpOptions = true,
        description = "Builds and asks endgame tables, which hold the outcome of every position with few pieces left.",
        subcommands = {EndgameBuild.class, EndgameProbe.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit endgame build checkers --pieces 4 --out tables",
            "  outwit endgame probe checkers --position 'W:W28,K10:B5,K2' --tables tables"
        })
public final class EndgameCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do with endgame tables: build or probe.");
    }
}
