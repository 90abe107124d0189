package org.outwit.play.player;

import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.learn.people.PopulationPredictor;

/**
 * How likely a level or a character plays each move: as likely as people do, raised to a sharpness, times what its taste makes of it. For
 * one thread.
 */
final class MannerPredictor<P extends Position> implements MovePredictor<P> {

    private final PopulationPredictor<P> people;
    private final double sharpness;
    private final TasteTerm<P> taste; // null for none

    MannerPredictor(PopulationPredictor<P> people, double sharpness, TasteTerm<P> taste) {
        this.people = people;
        this.sharpness = sharpness;
        this.taste = taste;
    }

    @Override
    public int predict(P position, double[] into) {
        int count = people.predict(position, into);
        for (int i = 0; i < count; i++) into[i] = Math.pow(into[i], sharpness);
        if (taste != null) taste.apply(position, into);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += into[i];
        for (int i = 0; i < count; i++) into[i] /= sum;
        return count;
    }
}
