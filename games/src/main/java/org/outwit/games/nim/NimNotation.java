package org.outwit.games.nim;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/** A move is its heap and how many stones it takes, {@code c4}. A position is its heaps and the mover: {@code 3,5,7;A}. */
final class NimNotation implements Notation<NimPosition> {

    static final String SIDES = "ABCDEF";

    private final NimRules rules;

    NimNotation(NimRules rules) {
        this.rules = rules;
    }

    static char heapName(int heap) {
        return (char) ('a' + heap);
    }

    @Override
    public String format(NimPosition position, int move) {
        return heapName(NimPosition.heap(move)) + String.valueOf(NimPosition.taken(move));
    }

    @Override
    public int parse(NimPosition position, String text) {
        return LegalMoves.written(this, position, text, "a heap and how many of its stones are taken");
    }

    @Override
    public String format(NimPosition position) {
        StringBuilder text = new StringBuilder();
        for (int heap = 0; heap < position.heapCount(); heap++) {
            text.append(heap == 0 ? "" : ",").append(position.stones(heap));
        }
        return text.append(';').append(SIDES.charAt(position.mover())).toString();
    }

    @Override
    public NimPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        int[] stones = new int[rules.heaps().size()];
        for (int heap = 0; heap < stones.length; heap++) {
            if (heap > 0) cursor.skip(',', "',' and the next of " + stones.length + " heaps");
            int column = cursor.column();
            stones[heap] = cursor.number("the stones of heap " + heapName(heap));
            if (stones[heap] <= NimRules.MOST_STONES) continue;
            throw new NotationException(
                    "Heap " + heapName(heap) + " has " + stones[heap] + " stones; expected 0 to " + NimRules.MOST_STONES
                            + ".",
                    column);
        }
        cursor.skip(';', "';' after " + stones.length + " heaps");
        String sides = SIDES.substring(0, rules.players());
        int mover = cursor.oneOf(sides, "the mover, one of " + sides + ",");
        cursor.finish("the mover");
        return new NimPosition(rules, stones, mover);
    }
}
