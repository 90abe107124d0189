package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.bridge.BoardFile;
import org.outwit.app.bridge.SolvedBoard;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BridgeBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge solve}: the tricks of every board of a file. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = {
            "Reads boards and tells how many tricks there are if everybody sees all cards: for a board with a contract"
                    + " after every first card, else for every declarer in every strain; and par, what the deal is worth if both sides"
                    + " bid as well as can be.",
            "Files are PBN, or LIN if their names end in .lin."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge solve boards.pbn",
            "  outwit bridge solve boards.pbn --table",
            "  outwit bridge solve vugraph.lin --first 10 --json",
            "",
            "Exit status: 0 when every board was solved, 1 when one could not be used,",
            "130 when it was interrupted, 2 for bad usage or a file that could not be read."
        })
public final class BridgeSolve implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file of boards, .pbn or .lin.")
    private String file;

    @Option(names = "--table", description = "Also print all declarers and strains for a board with a contract.")
    private boolean table;

    @Mixin
    private DealOptions options;

    @Option(
            names = "--json",
            description = "Print one JSON object a board: board, dealer, vulnerable, deal, contract, leader, cards (the"
                    + " declarer's tricks after each), table (by strain and declarer), par.")
    private boolean json;

    @Override
    public Integer call() {
        Integer first = options.first();
        Optional<BoardFile> read = BoardFile.read(file, spec.commandLine().getErr());
        return read.isEmpty() ? 2 : solve(read.get(), first);
    }

    private int solve(BoardFile read, Integer first) {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        List<BridgeBoard> boards = read.first(first);
        DoubleDummySolver solver = new DoubleDummySolver();
        try (ProgressDisplay progress = options.display(err)) {
            for (int i = 0; i < boards.size(); i++) {
                progress.progress("solving boards", i, boards.size());
                if (progress.isStopped()) return Interruption.STATUS;
                SolvedBoard solved = SolvedBoard.of(boards.get(i), solver, table);
                if (i > 0 && !json) out.println();
                if (json) Json.print(out, solved.object());
                else solved.print(out);
                out.flush();
            }
        }
        return read.isSound() ? 0 : 1;
    }
}
