package org.outwit.games.kalah;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is the number of its pit, from 1 for the one farthest from the mover's store. A position is South's pits in
 * that order, South's store, North's pits and store, and the side to move: {@code 4,4,4,4,4,4;0;4,4,4,4,4,4;0;S}.
 *
 * <p>Where the text describes a game that has ended, seeds that are left in pits are read as collected.
 */
final class KalahNotation implements Notation<KalahPosition> {

    static final String SIDES = "SN";

    private final KalahRules rules;

    KalahNotation(KalahRules rules) {
        this.rules = rules;
    }

    @Override
    public String format(KalahPosition position, int move) {
        return String.valueOf(move + 1);
    }

    @Override
    public int parse(KalahPosition position, String text) {
        return LegalMoves.written(this, position, text, "a pit of the mover with seeds");
    }

    @Override
    public String format(KalahPosition position) {
        StringBuilder text = new StringBuilder();
        for (int player = 0; player < 2; player++) {
            for (int pit = 0; pit < rules.pits(); pit++) {
                text.append(position.pit(player, pit)).append(pit == rules.pits() - 1 ? ';' : ',');
            }
            text.append(position.store(player)).append(';');
        }
        return text.append(SIDES.charAt(position.mover())).toString();
    }

    @Override
    public KalahPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        int[] houses = new int[rules.houses()];
        long seeds = 0;
        for (int house = 0; house < houses.length; house++) {
            int pit = house % (rules.pits() + 1);
            boolean isStore = pit == rules.pits();
            houses[house] = cursor.number(isStore ? "the seeds of a store" : "the seeds of a pit");
            seeds += houses[house];
            if (pit < rules.pits() - 1) {
                cursor.skip(',', "',' and the next of " + rules.pits() + " pits");
            } else {
                cursor.skip(';', isStore ? "';' after a store" : "';' after " + rules.pits() + " pits");
            }
        }
        int end = cursor.column();
        int mover = cursor.oneOf(SIDES, "the side to move, 'S' or 'N',");
        cursor.finish("the side to move");
        if (seeds != rules.allSeeds()) {
            throw new NotationException(
                    "There are " + seeds + " seeds on the board; with " + rules.pits() + " pits of " + rules.seeds()
                            + " on each side there are always " + rules.allSeeds() + ".",
                    end);
        }
        return new KalahPosition(rules, houses, mover);
    }
}
