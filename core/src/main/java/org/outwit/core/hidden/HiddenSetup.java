package org.outwit.core.hidden;

import org.outwit.core.game.ClairvoyantValues;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Partners;
import org.outwit.core.game.Position;
import org.outwit.core.game.SightKey;
import org.outwit.core.search.Search;

/**
 * What a search over hidden cards is set up with.
 *
 * @param eyes which positions look the same to a player
 * @param partners who wins and loses together
 * @param clairvoyant values a world in which all cards are seen
 * @param evaluator judges leaves and the horizon
 * @param worlds over how many worlds averages go at most; where there are no more, over all of them, and else over as many samples
 * @param seed equal seeds, equal searches
 */
public record HiddenSetup<P extends Position>(
        SightKey<P> eyes, Partners partners, Search<P> clairvoyant, Evaluator<P> evaluator, int worlds, long seed) {

    /** Averages err by a seventh of what single deals differ by. */
    public static final int USUAL_WORLDS = 50;

    public HiddenSetup {
        if (worlds < 1) throw new IllegalArgumentException("The number of worlds (" + worlds + ") must be positive.");
    }

    /** Everybody plays for themselves. */
    public HiddenSetup(SightKey<P> eyes, Search<P> clairvoyant, Evaluator<P> evaluator, int worlds, long seed) {
        this(eyes, Partners.NONE, clairvoyant, evaluator, worlds, seed);
    }

    /** For a game whose worlds are valued in a way of its own. */
    public static <P extends Position> HiddenSetup<P> valued(
            HiddenGame<P> game, ClairvoyantValues<P> values, Evaluator<P> evaluator, int worlds, long seed) {
        return new HiddenSetup<>(game, game, new ValuedWorlds<>(values), evaluator, worlds, seed);
    }

    /** Whether worlds are valued to the end of the game, beyond any horizon. */
    boolean seesToTheEnd() {
        return clairvoyant instanceof ValuedWorlds;
    }
}
