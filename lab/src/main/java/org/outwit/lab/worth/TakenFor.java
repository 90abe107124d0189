package org.outwit.lab.worth;

import org.outwit.core.game.Evaluator;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * Whom an opponent is taken for, as cells write it: {@code samuel@4} looks four plies ahead, and {@code samuel-1@4} has every weight wrong
 * by 40 %, up or down as the seed 1 has it.
 */
record TakenFor(Evaluator<DraughtsPosition> evaluator, int depth) {

    private static final double ERROR = 0.4;

    static TakenFor of(String text) {
        String[] parts = text.split("@");
        String[] name = parts[0].split("-");
        Evaluator<DraughtsPosition> right = CheckersPair.GAME.evaluator(name[0]);
        Evaluator<DraughtsPosition> function =
                name.length == 1 ? right : Contender.misjudged(right, ERROR, Long.parseLong(name[1]));
        return new TakenFor(function, Integer.parseInt(parts[1]));
    }
}
