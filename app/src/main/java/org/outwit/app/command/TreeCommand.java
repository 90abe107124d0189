package org.outwit.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit tree}: all that is done with trees that somebody wrote down. */
@Command(
        name = "tree",
        mixinStandardHelpOptions = true,
        description = "Game trees that you write down: solve them, draw them, grow random ones.",
        subcommands = {TreeSolve.class, TreeDraw.class, TreeGrow.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit tree solve --tree '((3 12 8) (2 4 6))' --algorithm alpha-beta",
            "  outwit tree solve --check examples.jsonl",
            "  outwit tree draw --tree '((3 12 8) (2 4 6))' --algorithm alpha-beta > tree.svg",
            "  outwit tree grow b=3,d=4,seed=1 > tree.json"
        })
public final class TreeCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do with a tree: solve, draw or grow.");
    }
}
