package org.outwit.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit bridge}: deals with all cards in sight. */
@Command(
        name = "bridge",
        mixinStandardHelpOptions = true,
        description = "Reads boards of bridge, solves them with all cards in sight (double dummy), and learns leads.",
        subcommands = {BridgeRecords.class, BridgeSolve.class, BridgeCheck.class, BridgeReplay.class, BridgeLeads.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge records vugraph.lin --out vugraph.pbn",
            "  outwit bridge solve boards.pbn --table",
            "  outwit bridge replay boards.pbn",
            "  outwit bridge check list100.txt",
            "  outwit bridge leads vugraph.lin --learn leads.json"
        })
public final class BridgeCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "Say what to do with deals: records, solve, replay, check, or leads.");
    }
}
