package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.outwit.core.tree.TreeException;
import org.outwit.trees.RandomSpec;
import org.outwit.trees.RandomTreeFile;
import org.outwit.trees.TreeAlgorithms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit tree grow}: random trees as tree files. */
@Command(
        name = "grow",
        mixinStandardHelpOptions = true,
        description = {
            "Prints random trees as a tree file, one question a line.",
            "Equal descriptions give equal trees, here and in 'outwit tree solve --random'."
        },
        footerHeading = "%nA tree is described by%n",
        footer = {
            "  b=4          children of an inner node, or b=2-5 for two to five",
            "  d=3          depth: no leaf is deeper",
            "  seed=1       each seed gives another tree",
            "  range=100    values are whole numbers from -100 to 100",
            "  leaf=20      percentage of nodes that are leaves before the depth is reached",
            "  functions=3  values f2, f1 and f0 instead of f",
            "  bound=50     largest |f_j + f_(j-1)|; neighbours are independent if left out",
            "",
            "Examples:",
            "  outwit tree grow b=3,d=4,seed=1 > tree.json",
            "  outwit tree grow b=1-4,d=6,leaf=20,seed=1 b=1-4,d=6,leaf=20,seed=2 --algorithm 'sss*'"
        })
public final class TreeGrow implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "TREE", arity = "1..*", description = "A description such as b=3,d=4,seed=1.")
    private List<String> trees;

    @Option(names = "--algorithm", paramLabel = "NAME", description = "Ask for this algorithm in the file.")
    private String algorithm;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "Ask for this player in the file, such as f or -f.")
    private String player;

    @Override
    public Integer call() {
        String refusal = algorithm == null ? null : TreeAlgorithms.refusal(algorithm);
        if (refusal != null) throw new ParameterException(spec.commandLine(), "--algorithm: " + refusal);
        List<RandomTreeFile> files = trees.stream().map(this::grown).toList();
        PrintWriter out = spec.commandLine().getOut();
        for (int i = 0; i < files.size(); i++) {
            files.get(i).write(trees.get(i), algorithm, player, out);
            out.println();
            if (out.checkError()) break; // the reader of this has gone
        }
        return 0;
    }

    private RandomTreeFile grown(String description) {
        try {
            RandomTreeFile file = new RandomTreeFile(RandomSpec.parse(description));
            file.checkSize();
            return file;
        } catch (TreeException e) {
            throw new ParameterException(spec.commandLine(), description + ": " + e.getMessage());
        }
    }
}
