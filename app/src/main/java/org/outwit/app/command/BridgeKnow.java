package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.app.bridge.BoardFile;
import org.outwit.app.bridge.CardQuestion;
import org.outwit.app.bridge.DrawnDeals;
import org.outwit.app.bridge.KnownBoard;
import org.outwit.app.bridge.SeatView;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Pbn;
import org.outwit.games.cards.Cards;
import org.outwit.play.cards.DealProof;
import org.outwit.play.cards.DealProver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit bridge know}: what somebody at the table can know of the hands that they do not see. */
@Command(
        name = "know",
        mixinStandardHelpOptions = true,
        description = {
            "Tells what a seat can know of the hidden hands of a board: from its own hand, dummy, the cards played, who did"
                    + " not follow suit, and what the calls of the auction promise. Lengths and points are those of the hands as"
                    + " they were dealt.",
            "All deals that fit count as equally likely. They are counted exactly, and drawn so that each is exactly as likely"
                    + " as any other.",
            "Promises are what nearly everybody means by a call, and people break them: see outwit bridge promises."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit bridge know boards.pbn",
            "  outwit bridge know boards.pbn --seat W --after 1 --why HK",
            "  outwit bridge know boards.pbn --fact 'E clubs 4+' --fact 'W lacks DK'",
            "  outwit bridge know boards.pbn --deals 100 --seed 7 --out deals.pbn",
            "",
            "Exit status: 0 when it was answered, 1 when what is known contradicts itself or another board",
            "of the file could not be used, 130 when it was interrupted, 2 for bad usage or a file that",
            "could not be read."
        })
public final class BridgeKnow implements Callable<Integer> {

    private static final int MOST_DEALS = 100_000;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file of boards, .pbn or .lin.")
    private String file;

    @Option(names = "--board", paramLabel = "NAME", description = "Which board of the file. Default: the first.")
    private String board;

    @Option(
            names = "--seat",
            paramLabel = "S",
            description = "Who looks: N, E, S, or W. Default: the declarer, or South without a contract.")
    private String seat;

    @Option(
            names = "--after",
            paramLabel = "N",
            description = "After how many tricks; 0 is before the first card. Default: after all cards of the record.")
    private Integer after;

    @Option(names = "--no-promises", description = "Do not believe what the auction promises.")
    private boolean noPromises;

    @Option(
            names = "--fact",
            paramLabel = "FACT",
            description =
                    "Something else that is known, such as a signal: 'E holds SQ', 'W lacks SK HA', 'E spades 4+',"
                            + " 'W points 5-8'. As often as you like.")
    private List<String> facts = List.of();

    @Option(
            names = "--why",
            paramLabel = "CARD",
            description = "Where a card like SQ is, with a proof if that is certain.")
    private String why;

    @Option(names = "--deals", paramLabel = "N", description = "Draw N deals that fit, each as likely as any other.")
    private Integer deals;

    @Option(names = "--seed", paramLabel = "S", description = "For everything drawn. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the drawn deals to this file, as PBN.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object: board, seat, cards (played so far), deals (how many fit), facts, hands, honours; why;"
                            + " drawn; contradiction (the lines of its proof).")
    private boolean json;

    @Override
    public Integer call() {
        long asked = why == null ? 0 : card(why);
        if (deals != null && (deals < 1 || deals > MOST_DEALS)) {
            throw new InputException("--deals must be 1 to " + MOST_DEALS + ", found " + deals + ".");
        }
        if (out != null && deals == null) throw new InputException("--out needs --deals: how many to write.");
        Path place = out == null ? null : OutputFile.place("--out", out, output.other());
        Optional<BoardFile> read = BoardFile.read(file, spec.commandLine().getErr());
        if (read.isEmpty()) return 2;
        List<BridgeBoard> boards = read.get().first(null);
        if (boards.isEmpty()) return 1;
        SeatView view = SeatView.of(chosen(boards), looker(), after);
        DealKnowledge knowledge = view.knowledge(!noPromises, facts);
        if (asked != 0 && (asked & knowledge.pack()) == 0) {
            throw new InputException("--why: " + why + " was not dealt on this board.");
        }
        int status = answer(view, knowledge, asked, place);
        return status == 0 && !read.get().isSound() ? 1 : status;
    }

    private int answer(SeatView view, DealKnowledge knowledge, long asked, Path place) {
        PrintWriter printer = spec.commandLine().getOut();
        KnownBoard known = new KnownBoard(knowledge, view.played());
        Map<String, Object> object = new LinkedHashMap<>(view.object());
        if (json) object.putAll(known.object());
        if (!json) printer.println(view.title());
        if (!json) known.printFacts(printer);
        boolean contradictory = known.odds().count() == 0;
        if (contradictory) {
            contradiction(knowledge, object);
        } else {
            if (!json) known.print(printer);
            if (asked != 0) question(new CardQuestion(knowledge, known.odds(), asked), object);
            if (deals != null && !draw(view, knowledge, place, object)) return Interruption.STATUS;
        }
        if (json) Json.print(printer, object);
        return contradictory ? 1 : 0;
    }

    private void question(CardQuestion question, Map<String, Object> object) {
        if (json) {
            object.put("why", question.object(seed));
        } else {
            spec.commandLine().getOut().println();
            question.print(spec.commandLine().getOut(), seed);
        }
    }

    /** Draws deals and writes or prints them; false if it was stopped, and then nothing is written. */
    private boolean draw(SeatView view, DealKnowledge knowledge, Path place, Map<String, Object> object) {
        List<BridgeBoard> drawn;
        spec.commandLine().getOut().flush(); // what is known can be read while deals are drawn
        try (ProgressDisplay progress =
                new ProgressDisplay(Terminal.isThere() ? spec.commandLine().getErr() : null)) {
            drawn = DrawnDeals.of(view.board(), knowledge, deals, seed, progress);
            if (drawn.size() < deals) return false;
            if (place != null) WholeFile.write(place, Pbn.text(drawn), output.other());
        } catch (IOException e) {
            throw new InputException(out + ": cannot be written: " + FileReason.writing(e) + ".", e);
        }
        if (place != null) return true;
        List<String> texts = drawn.stream().map(each -> each.deal().toString()).toList();
        object.put("drawn", texts);
        if (json) return true;
        spec.commandLine().getOut().println();
        texts.forEach(spec.commandLine().getOut()::println);
        return true;
    }

    private void contradiction(DealKnowledge knowledge, Map<String, Object> object) {
        Optional<DealProof> proof = new DealProver(knowledge).contradiction();
        object.put("contradiction", proof.map(CardQuestion::object).orElse(null));
        if (json) return;
        PrintWriter printer = spec.commandLine().getOut();
        printer.println("No deal fits: what is known contradicts itself." + (proof.isPresent() ? " Proof:" : ""));
        proof.ifPresent(found -> found.text().forEach(line -> printer.println("  " + line)));
        if (!noPromises) printer.println("Somebody may have broken a promise; --no-promises leaves them all out.");
    }

    private BridgeBoard chosen(List<BridgeBoard> boards) {
        if (board == null) return boards.get(0);
        for (BridgeBoard each : boards) if (each.name().equals(board)) return each;
        List<String> names = new ArrayList<>();
        for (BridgeBoard each : boards) if (names.size() < 10) names.add(each.name());
        throw new InputException("--board: there is no board '" + board + "' in " + file + "; there are "
                + String.join(", ", names) + (names.size() < boards.size() ? ", …" : "") + ".");
    }

    private Optional<Seat> looker() {
        if (seat == null) return Optional.empty();
        Seat found = seat.length() == 1 ? Seat.of(Character.toUpperCase(seat.charAt(0))) : null;
        if (found == null) throw new InputException("--seat must be N, E, S, or W, found '" + seat + "'.");
        return Optional.of(found);
    }

    private static long card(String text) {
        String name = text.toUpperCase(Locale.ROOT);
        long card = name.length() == 2 ? Cards.card(name.charAt(0), name.charAt(1)) : 0;
        if (card == 0) {
            throw new InputException("--why: '" + text + "' is no card; expected a suit and a rank like SQ or HT.");
        }
        return card;
    }
}
