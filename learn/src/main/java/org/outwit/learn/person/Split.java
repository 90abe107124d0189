package org.outwit.learn.person;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * Which games are learned from, which choose among what was learned, and which are held out to measure it: the earlier ones,
 * the later ones and the last ones, because that is how a model will be used.
 *
 * @param firstLater the first game that chooses; as large as {@code firstHeld} where there are too few games for that
 * @param firstHeld the first game that is held out; as large as {@code games} where there is only one
 */
record Split(int firstLater, int firstHeld, int games) {

    private static final double SHARE = 0.3;

    static Split of(int games) {
        int held = games < 2 ? 0 : (int) Math.ceil(SHARE * games);
        int rest = games - held;
        int later = rest < 2 ? 0 : (int) Math.ceil(SHARE * rest);
        return new Split(rest - later, rest, games);
    }

    /** The decisions of games from one number up to before another. */
    static <P extends Position> List<Example<P>> between(List<Example<P>> examples, int from, int to) {
        return examples.stream()
                .filter(example -> example.game() >= from && example.game() < to)
                .toList();
    }
}
