package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.DealOdds;
import org.outwit.games.bridge.inference.PossibleDeals;
import org.outwit.games.cards.Cards;
import org.outwit.play.cards.DealProof;
import org.outwit.play.cards.DealProver;

/** Where a card is, and why; or two deals that show that nobody can say. */
public final class CardQuestion {

    private final long card;
    private final DealKnowledge knowledge;
    private final Map<Seat, Double> shares = new LinkedHashMap<>(); // of seats that may hold it
    private final Optional<DealProof> proof;

    public CardQuestion(DealKnowledge knowledge, DealOdds odds, long card) {
        this.card = card;
        this.knowledge = knowledge;
        long[] holders = odds.holders(card);
        for (Seat seat : Seat.values()) {
            if (holders[seat.ordinal()] > 0) shares.put(seat, (double) holders[seat.ordinal()] / odds.count());
        }
        proof = shares.size() == 1 ? new DealProver(knowledge).holds(holder(), card) : Optional.empty();
    }

    private Seat holder() {
        return shares.keySet().iterator().next();
    }

    /** As text for people. */
    public void print(PrintWriter out, long seed) {
        if (shares.size() == 1) {
            out.println(holder() + " holds " + Cards.name(card) + " in every deal."
                    + (proof.isPresent()
                            ? " Proof:"
                            : " No proof was found that is short enough to read; the deals were counted."));
            proof.ifPresent(found -> found.text().forEach(line -> out.println("  " + line)));
            return;
        }
        out.println("Nobody can say where " + Cards.name(card) + " is. Both of these fit, for example:");
        examples(seed)
                .forEach((seat, deal) ->
                        out.printf(Locale.ROOT, "  %s (%.1f%%): %s%n", seat, 100 * shares.get(seat), deal));
    }

    /** A deal for each of the two likeliest holders. */
    private Map<Seat, String> examples(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Seat> likeliest = new ArrayList<>(shares.keySet());
        likeliest.sort((one, other) -> Double.compare(shares.get(other), shares.get(one)));
        Map<Seat, String> deals = new LinkedHashMap<>();
        for (Seat seat : likeliest.subList(0, 2)) {
            DealKnowledge there = knowledge.with(new DealFact.Holds(seat, card, "for example"));
            deals.put(seat, PossibleDeals.of(there).draw(random).toString());
        }
        return deals;
    }

    /** As JSON. */
    public Map<String, Object> object(long seed) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("card", Cards.name(card));
        Map<String, Object> held = new LinkedHashMap<>();
        shares.forEach((seat, share) -> held.put("" + seat.letter(), share));
        object.put("shares", held);
        if (shares.size() == 1) {
            object.put("holder", "" + holder().letter());
            object.put("proof", proof.map(CardQuestion::object).orElse(null));
        } else {
            Map<String, Object> examples = new LinkedHashMap<>();
            examples(seed).forEach((seat, deal) -> examples.put("" + seat.letter(), deal));
            object.put("examples", examples);
        }
        return object;
    }

    private record ProofLine(String line, String formula, String because, List<Integer> from) {}

    /** The lines of a proof. */
    public static List<? extends Record> object(DealProof proof) {
        return proof.lines().stream()
                .map(each -> new ProofLine(each.words(), each.formula().toString(), each.because(), each.from()))
                .toList();
    }
}
