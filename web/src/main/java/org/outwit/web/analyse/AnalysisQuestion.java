package org.outwit.web.analyse;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * What a page asks: this position, with this person on that side.
 *
 * @param analysed the position with the way there
 * @param person whose moves are predicted; null where nobody is known
 * @param them their side
 */
record AnalysisQuestion<P extends Position>(AnalysedGame<P> analysed, PersonChoice<P> person, int them) {

    Game<P> game() {
        return analysed.game();
    }

    /** Equal questions have equal keys, so that nothing is asked twice. */
    String key() {
        P start = analysed.start();
        return String.join(
                "\n",
                game().name(),
                game().notation().format(start),
                analysed.moves().toString(),
                person == null ? "" : person.id(),
                Integer.toString(them));
    }

    boolean isTheirTurn(P position) {
        return position.mover() == them;
    }
}
