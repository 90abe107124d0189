package org.outwit.lab.cards;

import org.outwit.games.bridge.defence.CardRule;
import org.outwit.games.bridge.defence.Defender;

/**
 * One cell of an experiment: who defends, and what the declarer believes.
 *
 * @param truth the name of the defenders
 * @param belief the name of what is believed
 * @param defenders both of them
 * @param model what the declarer takes them for
 * @param replies whether the declarer takes the next reply from it, too, and not only what cards tell
 */
record DefenderCell(String truth, String belief, Defender defenders, CardRule model, boolean replies) {

    String name() {
        return truth + "/" + belief;
    }

    boolean isPlain() {
        return model == CardRule.NOTHING;
    }
}
