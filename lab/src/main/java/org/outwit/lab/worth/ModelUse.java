package org.outwit.lab.worth;

import java.util.Arrays;
import java.util.function.Supplier;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.DraughtsPosition;

/** What a player makes of a model: nothing, or one of the searches that have one. */
enum ModelUse {
    PLAIN("plain", "plain engine", (own, theirs, margin) -> own.plain()),
    DEEPER("deeper", "plain engine, a ply deeper", (own, theirs, margin) -> own.deeper()),
    NEXT_REPLY(
            "next-reply",
            "next reply",
            (own, theirs, margin) -> own.nextReply(theirs.evaluator(), theirs.depth(), margin)),
    M_STAR("m-star", "M*", (own, theirs, margin) -> own.mStar(theirs.evaluator(), theirs.depth(), margin)),
    EXPECTED_REPLY(
            "expected-reply",
            "expected reply",
            (own, theirs, margin) -> own.expecting(theirs.evaluator(), theirs.depth(), margin)),
    M_STAR_TO_LEAVES(
            "m-star-to-leaves",
            "M* believed to every leaf",
            (own, theirs, margin) -> own.mStarToTheLeaves(theirs.evaluator(), theirs.depth())),
    ALPHA_BETA("alpha-beta", "listing of alpha-beta", (own, theirs, margin) -> own.listing()),
    QUANTAL(
            "quantal",
            "listing of quantal M*",
            (own, theirs, margin) -> own.quantal(theirs.evaluator(), theirs.depth(), ModelUse.TEMPERATURE, margin)),
    PROM("prom", "listing of PrOM", (own, theirs, margin) -> own.prom(theirs.evaluator(), theirs.depth(), margin));

    /** In thousandths of a man. */
    static final int TEMPERATURE = 100;

    private final String word;
    private final String title;
    private final Maker maker;

    ModelUse(String word, String title, Maker maker) {
        this.word = word;
        this.title = title;
        this.maker = maker;
    }

    /** Makes players who take the other for this. */
    private interface Maker {
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin);
    }

    static ModelUse of(String word) {
        return Arrays.stream(values())
                .filter(each -> each.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No player is called '" + word + "'."));
    }

    /** Makes players, one for each game. */
    Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
        return maker.player(own, theirs, margin);
    }

    /** As cells write it. */
    String word() {
        return word;
    }

    String title() {
        return title;
    }

    boolean hasModel() {
        return this != PLAIN && this != DEEPER && this != ALPHA_BETA;
    }

    /** Whom it has to be compared with: listings have no table and no techniques, so a model is not to blame for that. */
    ModelUse withoutModel() {
        return this == QUANTAL || this == PROM ? ALPHA_BETA : PLAIN;
    }
}
