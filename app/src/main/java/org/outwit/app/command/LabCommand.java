package org.outwit.app.command;

import org.outwit.learn.network.Networks;
import org.outwit.play.resources.Resources;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit lab}: the papers' figures measured again, our own questions, and tournaments. */
@Command(
        name = "lab",
        mixinStandardHelpOptions = true,
        description = {
            "Runs experiments: every table and figure of the papers measured again, and questions of our own. Each ends in a page"
                    + " with plots, 95 %% intervals and a verdict.",
            "What was measured is kept, so a run that was stopped goes on where it was, and nothing is measured twice."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab list",
            "  outwit lab run pruning-fig-13 --quick",
            "  outwit lab run all --quick --out report",
            "  outwit lab run all --full --dry-run",
            "  outwit lab report --out report",
            "  outwit lab export pruning-fig-13 --out fig13.csv",
            "  outwit lab tournament cup.json --out report",
            "  outwit lab load --games 10 --seconds 20"
        })
public final class LabCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    /** The command with all that belongs to it. Experiments measure Outwit, whatever networks a user has brought. */
    public static CommandLine with(Resources program) {
        Resources resources = program.hearing(Networks.NONE);
        return new CommandLine(new LabCommand())
                .addSubcommand("list", new LabList(resources))
                .addSubcommand("run", new LabRunCommand(resources))
                .addSubcommand("report", new LabReport(resources))
                .addSubcommand("export", new LabExport(resources))
                .addSubcommand("ship", new LabShip(resources))
                .addSubcommand("tournament", new LabTournament(resources))
                .addSubcommand("load", new LabLoad(resources));
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "Say what to do in the lab: list, run, report, export, ship, tournament, or load.");
    }
}
