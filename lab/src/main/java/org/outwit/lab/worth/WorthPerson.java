package org.outwit.lab.worth;

import java.util.function.Function;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;

/**
 * Somebody to play against, and what players know of them. Every predictor that is made is for one thread.
 *
 * @param self draws the moves that are played
 * @param known the predictor of a row
 * @param lines where games with them begin
 */
record WorthPerson<P extends Position>(
        String name,
        Supplier<MovePredictor<P>> self,
        Function<WorthRow, Supplier<MovePredictor<P>>> known,
        OpeningLines<P> lines) {}
