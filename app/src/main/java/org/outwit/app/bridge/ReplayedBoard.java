package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.doubledummy.CardCost;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.cards.Cards;

/** A board that was played, with what each card cost. */
public final class ReplayedBoard {

    private final BridgeBoard board;
    private final Contract contract;
    private final int before; // what there is for the declarer before the first card
    private final List<CardCost> costs;

    private ReplayedBoard(BridgeBoard board, Contract contract, int before, List<CardCost> costs) {
        this.board = board;
        this.contract = contract;
        this.before = before;
        this.costs = costs;
    }

    /** Replays a board with cards. */
    public static ReplayedBoard of(BridgeBoard board, DoubleDummySolver solver) {
        Contract contract = board.contract().orElseThrow();
        Seat declarer = contract.declarer();
        CardPlay start = new CardPlay(board.deal(), contract.strain(), declarer.next());
        List<CardCost> costs = CardCost.of(start, contract.strain(), declarer, board.play(), solver);
        CardCost lead = costs.get(0);
        return new ReplayedBoard(board, contract, lead.declarerTricks() - lead.lost(), costs);
    }

    private boolean isDeclarers(CardCost cost) {
        return cost.seat().isNorthSouth() == contract.declarer().isNorthSouth();
    }

    /** How many tricks the declarer's side lost, or the defenders. */
    public int lost(boolean declarer) {
        return costs.stream()
                .filter(each -> isDeclarers(each) == declarer)
                .mapToInt(CardCost::lost)
                .sum();
    }

    private static List<String> best(CardCost cost) {
        return Cards.sorted(cost.best()).stream().map(Cards::name).toList();
    }

    /** As text for people: only cards that cost something. */
    public void print(PrintWriter out) {
        Seat declarer = contract.declarer();
        out.println("Board " + board.name() + ": " + contract + ", " + before + " tricks before the first card");
        for (CardCost each : costs) {
            if (each.lost() == 0) continue;
            out.println("  trick " + each.trick() + ", " + each.seat() + " " + Cards.name(each.card()) + " lost "
                    + each.lost() + ", so " + declarer + " comes to " + each.declarerTricks() + "; better "
                    + best(each).stream().collect(Collectors.joining(" ")));
        }
        board.tricks().ifPresent(tricks -> out.println("  " + declarer + " won " + tricks));
    }

    /**
     * For other programs.
     *
     * @param tricks what there was for the declarer before the first card
     * @param won empty where the record does not say it
     */
    private record Report(
            String board, String contract, char declarer, int tricks, OptionalInt won, List<Played> costs) {}

    /** @param best empty where the card cost nothing */
    private record Played(char seat, String card, int lost, int declarerTricks, Optional<List<String>> best) {

        static Played of(CardCost cost) {
            return new Played(
                    cost.seat().letter(),
                    Cards.name(cost.card()),
                    cost.lost(),
                    cost.declarerTricks(),
                    cost.lost() > 0 ? Optional.of(ReplayedBoard.best(cost)) : Optional.empty());
        }
    }

    /** As one JSON object, all cards included. */
    public Record object() {
        return new Report(
                board.name(),
                contract.bidText(),
                contract.declarer().letter(),
                before,
                board.tricks(),
                costs.stream().map(Played::of).toList());
    }
}
