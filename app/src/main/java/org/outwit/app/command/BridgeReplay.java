package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.bridge.BoardFile;
import org.outwit.app.bridge.ReplayedBoard;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BridgeBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge replay}: what each card of recorded boards cost. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Replays boards and tells which cards cost a trick, and what would not have: with all cards in sight, which"
                    + " nobody at the table had. Boards without a card played are left out.",
            "Files are PBN, or LIN if their names end in .lin."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge replay boards.pbn",
            "  outwit bridge replay vugraph.lin --first 5 --json",
            "",
            "Exit status: 0 when every board was replayed, 1 when one could not be used,",
            "130 when it was interrupted, 2 for bad usage or a file that could not be read."
        })
public final class BridgeReplay implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file of boards, .pbn or .lin.")
    private String file;

    @Mixin
    private DealOptions options;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object a board: board, contract, declarer, tricks (before the first card), costs;"
                            + " then one with what declarers and defenders lost.")
    private boolean json;

    @Override
    public Integer call() {
        Integer first = options.first();
        PrintWriter err = spec.commandLine().getErr();
        Optional<BoardFile> read = BoardFile.read(file, err);
        if (read.isEmpty()) return 2;
        try (ProgressDisplay progress = options.display(err)) {
            boolean stopped = replay(read.get().first(first), progress);
            return stopped ? Interruption.STATUS : read.get().isSound() ? 0 : 1;
        }
    }

    /** Whether it was stopped. */
    private boolean replay(List<BridgeBoard> boards, ProgressDisplay progress) {
        PrintWriter out = spec.commandLine().getOut();
        DoubleDummySolver solver = new DoubleDummySolver();
        int replayed = 0;
        int declarers = 0;
        int defenders = 0;
        boolean stopped = false;
        for (int i = 0; i < boards.size(); i++) {
            progress.progress("replaying boards", i, boards.size());
            stopped = progress.isStopped();
            if (stopped) break;
            if (boards.get(i).play().isEmpty()) continue;
            ReplayedBoard board = ReplayedBoard.of(boards.get(i), solver);
            if (json) Json.print(out, board.object());
            else board.print(out);
            out.flush();
            replayed++;
            declarers += board.lost(true);
            defenders += board.lost(false);
        }
        if (json) {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("boards", replayed);
            object.put("declarersLost", declarers);
            object.put("defendersLost", defenders);
            Json.print(out, object);
        } else {
            out.println("boards: " + replayed + ", tricks lost by declarers: " + declarers + ", by defenders: "
                    + defenders);
        }
        return stopped;
    }
}
