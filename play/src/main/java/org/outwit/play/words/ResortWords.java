package org.outwit.play.words;

import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ResortForecast;

/** Why a move was chosen where best play does not help, in words. */
public final class ResortWords<P extends Position> {

    /** What hardly ever happens is not worth a number. */
    private static final double HARDLY = 0.005;

    private final Wording<P> wording;

    public ResortWords(Game<P> game) {
        this.wording = new Wording<>(game);
    }

    /** For whoever is to move at this position. */
    public String sentence(P root, ResortForecast why) {
        String state = why.drawn() ? "This is drawn with best play" : "This is lost against best play";
        String move = wording.move(root, why.move());
        String plain = wording.move(root, why.plainMove());
        if (why.better() < HARDLY) {
            return state + ", and hardly anybody goes wrong after any move"
                    + (why.drawn() ? "." : "; " + move + " delays the end.");
        }
        String here = state + "; " + move + (why.drawn() ? " keeps the draw, and that" : "")
                + " is where most people go wrong: " + "about " + percent(why.better()) + " do";
        return why.departsFromPlain()
                ? here + ", and " + percent(why.plainBetter()) + " after " + plain + "."
                : here + ", and after no other of the " + why.compared() + " moves do more.";
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }
}
