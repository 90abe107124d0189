package org.outwit.lab.cards;

import java.util.List;
import java.util.random.RandomGenerator;
import org.outwit.core.game.InputException;

/**
 * A player by rules: the first that says something decides. Now and then they slip and play any card they may, so that no card is
 * impossible, and nobody who believes in the rules is ever sure of too much.
 *
 * @param rules asked in turn
 * @param slip how often a card is played without any rule, 0 to 1; only where some rule says something
 */
record Defender(List<CardRule> rules, double slip) implements CardRule {

    /** Room for the chances of a hand. */
    public static final int CARDS = 13;

    public Defender {
        rules = List.copyOf(rules);
        if (!(slip >= 0 && slip <= 1)) throw new InputException("A slip (" + slip + ") is 0 to 1.");
    }

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        for (CardRule rule : rules) {
            if (!rule.says(sight, chances)) continue;
            int count = Long.bitCount(sight.legal());
            for (int i = 0; i < count; i++) chances[i] = (1 - slip) * chances[i] + slip / count;
            return true;
        }
        return false;
    }

    /** Plays a card; any that is legal where no rule says something. */
    public long play(DefenderSight sight, RandomGenerator random) {
        List<Long> cards = sight.cards();
        double[] chances = new double[CARDS];
        if (!says(sight, chances)) return cards.get(random.nextInt(cards.size()));
        double point = random.nextDouble();
        int drawn = 0;
        for (int i = 0; i < cards.size() && point >= 0; i++) {
            if (chances[i] > 0) drawn = i; // rounding may leave a little behind the last one
            point -= chances[i];
        }
        return cards.get(drawn);
    }
}
