package org.outwit.app.command;

import org.outwit.play.resources.Resources;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit train}: what the program knows about games, made anew from an archive of the user. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Learns from an archive of games what the program knows about a game: how people play it.",
        footerHeading = "%nExamples:%n",
        footer = "  outwit train people othello WTH_*.wtb")
public final class TrainCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    private TrainCommand() {}

    /** With its subcommands, which need to know where things are kept. */
    public static CommandLine with(Resources resources) {
        return new CommandLine(new TrainCommand()).addSubcommand(new TrainPeopleCommand(resources));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to train: people.");
    }
}
