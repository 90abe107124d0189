package org.outwit.lab.worth;

import java.util.Arrays;
import java.util.function.Supplier;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.DraughtsPosition;

/** What a player makes of a model: nothing, or one of the searches that have one. */
enum ModelUse {
    PLAIN("plain", "plain engine") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.plain();
        }
    },
    DEEPER("deeper", "plain engine, a ply deeper") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.deeper();
        }
    },
    NEXT_REPLY("next-reply", "next reply") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.nextReply(theirs.evaluator(), theirs.depth(), margin);
        }
    },
    M_STAR("m-star", "M*") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.mStar(theirs.evaluator(), theirs.depth(), margin);
        }
    },
    EXPECTED_REPLY("expected-reply", "expected reply") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.expecting(theirs.evaluator(), theirs.depth(), margin);
        }
    },
    M_STAR_TO_LEAVES("m-star-to-leaves", "M* believed to every leaf") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.mStarToTheLeaves(theirs.evaluator(), theirs.depth());
        }
    },
    ALPHA_BETA("alpha-beta", "listing of alpha-beta") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.listing();
        }
    },
    QUANTAL("quantal", "listing of quantal M*") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.quantal(theirs.evaluator(), theirs.depth(), TEMPERATURE, margin);
        }
    },
    PROM("prom", "listing of PrOM") {
        @Override
        Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin) {
            return own.prom(theirs.evaluator(), theirs.depth(), margin);
        }
    };

    /** In thousandths of a man. */
    static final int TEMPERATURE = 100;

    private final String word;
    private final String title;

    ModelUse(String word, String title) {
        this.word = word;
        this.title = title;
    }

    static ModelUse of(String word) {
        return Arrays.stream(values())
                .filter(each -> each.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No player is called '" + word + "'."));
    }

    /** Makes players, one for each game. */
    abstract Supplier<Search<DraughtsPosition>> player(Contender own, TakenFor theirs, int margin);

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
