package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.bridge.BoardFile;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Pbn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge records}: what a file of boards holds, and the same boards as PBN. */
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        description = {
            "Reads boards, checks every call and card by the rules, and tells how many there are, how many were played and"
                    + " to the last card, and what was rejected and why.",
            "Files are PBN, or LIN if their names end in .lin."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge records boards.pbn",
            "  outwit bridge records vugraph.lin --out vugraph.pbn",
            "",
            "Exit status: 0 when every board could be used, 1 when something was rejected,",
            "2 for bad usage or a file that could not be read."
        })
public final class BridgeRecords implements Callable<Integer> {

    private static final int PACK = 52;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file of boards, .pbn or .lin.")
    private String file;

    @Option(names = "--out", paramLabel = "FILE", description = "Write all boards to this file, as PBN.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(
            names = "--json",
            description = "Print one JSON object: boards, contracts, passedOut, played, playedOut, rejected.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Path place = out == null ? null : OutputFile.place("--out", out, output.other());
        Optional<BoardFile> read = BoardFile.read(file, err);
        if (read.isEmpty()) return 2;
        List<BridgeBoard> boards = read.get().first(null);
        print(boards, read.get().rejected());
        try {
            if (place != null) WholeFile.write(place, Pbn.text(boards), output.other());
        } catch (IOException e) {
            err.println("outwit: " + out + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
        return read.get().isSound() ? 0 : 1;
    }

    private void print(List<BridgeBoard> boards, int rejected) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("boards", boards.size());
        object.put(
                "contracts",
                boards.stream().filter(each -> each.contract().isPresent()).count());
        object.put("passedOut", boards.stream().filter(BridgeBoard::passedOut).count());
        object.put(
                "played", boards.stream().filter(each -> !each.play().isEmpty()).count());
        object.put(
                "playedOut",
                boards.stream().filter(each -> each.play().size() == PACK).count());
        object.put("rejected", rejected);
        PrintWriter printer = spec.commandLine().getOut();
        if (json) Json.print(printer, object);
        else
            printer.println(file + ": boards " + object.get("boards") + ", with a contract " + object.get("contracts")
                    + ", passed out " + object.get("passedOut") + ", with cards " + object.get("played")
                    + ", played to the last " + object.get("playedOut") + ", rejected " + rejected);
    }
}
