package org.outwit.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit bridge}: boards and deals. */
@Command(
        name = "bridge",
        mixinStandardHelpOptions = true,
        description =
                "Reads boards of bridge, solves them with all cards in sight (double dummy), tells what can be known of hidden hands,"
                        + " and learns leads.",
        subcommands = {
            BridgeRecords.class,
            BridgeSolve.class,
            BridgeCheck.class,
            BridgeReplay.class,
            BridgeKnow.class,
            BridgePromises.class,
            BridgeLeads.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge records vugraph.lin --out vugraph.pbn",
            "  outwit bridge solve boards.pbn --table",
            "  outwit bridge replay boards.pbn",
            "  outwit bridge check list100.txt",
            "  outwit bridge know boards.pbn --seat W --after 1",
            "  outwit bridge leads vugraph.lin --learn leads.json"
        })
public final class BridgeCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Say what to do with deals: records, solve, replay, check, know, promises, or leads.");
    }
}
