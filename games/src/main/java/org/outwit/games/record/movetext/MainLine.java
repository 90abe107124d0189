package org.outwit.games.record.movetext;

import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/**
 * Finds the moves that a row of texts means. Where a text can mean several moves, the one is taken after which the rest
 * of the game is legal: people leave out what the board made obvious to them. If there is no such move, or more than
 * one, there is no meaning.
 */
final class MainLine<P extends Position> {

    /** Each may double the work, and no real game has many. */
    private static final int MOST_AMBIGUITIES = 8;

    private final P position;
    private final List<String> texts;
    private final Scoresheet.MoveReader<P> reader;
    private final int[] trial;
    private int[] moves;
    private int firstAmbiguity = -1;
    private int troubleIndex = -1;
    private String trouble;

    MainLine(P position, List<String> texts, Scoresheet.MoveReader<P> reader) {
        this.position = position;
        this.texts = texts;
        this.reader = reader;
        this.trial = new int[texts.size()];
        if (meanings(0, 0) > 1) {
            moves = null;
            troubleIndex = firstAmbiguity;
            trouble = "it can mean several moves, and those after it fit more than one.";
        }
    }

    /** The moves, or null where {@link #trouble} tells what is wrong with the text {@link #troubleIndex}. */
    int[] moves() {
        return moves;
    }

    int troubleIndex() {
        return troubleIndex;
    }

    String trouble() {
        return trouble;
    }

    /** How many meanings the texts from an index on have, counted up to two; the position is left as it was. */
    private int meanings(int from, int ambiguities) {
        int at = from;
        int found = 0;
        for (; at < trial.length; at++) {
            int[] candidates;
            try {
                candidates = reader.candidates(position, texts.get(at));
            } catch (InputException bad) {
                stopped(at, bad.getMessage());
                break;
            }
            if (candidates.length > 1) {
                found = meaningsOfAny(candidates, at, ambiguities + 1);
                break;
            }
            trial[at] = candidates[0];
            position.make(trial[at]);
        }
        if (at == trial.length) {
            moves = trial.clone();
            found = 1;
        }
        for (int made = at - from; made > 0; made--) position.undo();
        return found;
    }

    private int meaningsOfAny(int[] candidates, int at, int ambiguities) {
        if (firstAmbiguity < 0) firstAmbiguity = at;
        if (ambiguities > MOST_AMBIGUITIES) {
            stopped(at, "more than " + MOST_AMBIGUITIES + " moves of the game can mean several.");
            return 0;
        }
        int found = 0;
        for (int i = 0; i < candidates.length && found < 2; i++) {
            trial[at] = candidates[i];
            position.make(candidates[i]);
            found += meanings(at + 1, ambiguities);
            position.undo();
        }
        return found;
    }

    /** What stopped the longest attempt is what people want to know. */
    private void stopped(int index, String reason) {
        if (index < troubleIndex) return;
        troubleIndex = index;
        trouble = reason;
    }
}
