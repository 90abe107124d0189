package org.outwit.app.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.FactText;
import org.outwit.games.bridge.inference.Promises;
import org.outwit.games.bridge.inference.TableFacts;
import org.outwit.games.bridge.record.BridgeBoard;

/**
 * A board as somebody at the table sees it at some time of the play.
 *
 * @param play the cards so far
 */
public record SeatView(BridgeBoard board, Seat viewer, List<Long> play) {

    private static final int WHOLE = 13;

    public SeatView {
        play = List.copyOf(play);
    }

    /**
     * The board after a number of tricks.
     *
     * @param after null for all cards of the record
     */
    public static SeatView of(BridgeBoard board, Optional<Seat> viewer, Integer after) {
        int whole = board.play().size() / 4;
        if (after != null && (after < 0 || after > whole)) {
            throw new InputException("--after must be 0 to " + whole + ", the tricks that were played on board "
                    + board.name() + ", found " + after + ".");
        }
        Seat looks = viewer.orElse(board.contract().map(Contract::declarer).orElse(Seat.SOUTH));
        return new SeatView(
                board, looks, after == null ? board.play() : board.play().subList(0, 4 * after));
    }

    /** What is known. */
    public DealKnowledge knowledge(boolean promises, List<String> said) {
        DealKnowledge seen = board.contract()
                .map(contract -> TableFacts.of(board.deal(), contract, play, viewer))
                .orElseGet(() -> TableFacts.of(board.deal(), viewer));
        List<DealFact> told = new ArrayList<>();
        for (String each : said) {
            try {
                told.add(FactText.parse(each));
            } catch (NotationException e) {
                throw new InputException(
                        "--fact '" + each + "', column " + (e.column() + 1) + ": " + e.getMessage(), e);
            }
        }
        boolean bid = promises && board.deal().tricks() == WHOLE; // an ending has no auction of its own
        if (bid) seen = seen.believing(Promises.facts(board.dealer(), board.auction()));
        return seen.with(told);
    }

    /** The cards that were played. */
    public long played() {
        long cards = 0;
        for (long card : play) cards |= card;
        return cards;
    }

    public String title() {
        String contract = board.contract().map(each -> each + ", ").orElse("");
        int cards = play.size();
        return "Board " + board.name() + ": " + contract + "as " + viewer + " sees it after " + cards
                + (cards == 1 ? " card" : " cards");
    }

    /** What a JSON object begins with. */
    public Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("board", board.name());
        object.put("seat", "" + viewer.letter());
        object.put("cards", play.size());
        return object;
    }
}
