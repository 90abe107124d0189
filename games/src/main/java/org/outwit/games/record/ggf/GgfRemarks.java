package org.outwit.games.record.ggf;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands behind the moves: an evaluation and a time, {@code 1.25/3.5}. As a tag it is one word for each move,
 * separated by spaces, {@link #NONE} where there is nothing.
 */
final class GgfRemarks {

    private static final String NONE = "-";

    private final List<String> words = new ArrayList<>();
    private boolean any;

    /** Notes the remark of a move; moves that were put in before it have none. */
    void add(int move, String remark) {
        while (words.size() < move - 1) words.add(NONE);
        String word = remark.replaceAll("\\s+", "");
        any |= !word.isEmpty();
        words.add(word.isEmpty() ? NONE : word);
    }

    boolean isEmpty() {
        return !any;
    }

    String text() {
        return String.join(" ", words);
    }

    /** The remark of each move as it is written behind it; nothing at all where the tag does not fit the moves. */
    static List<String> of(String tag, int moves) {
        List<String> words = tag == null ? List.of() : List.of(tag.split(" "));
        List<String> remarks = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            boolean none =
                    words.size() > moves || i >= words.size() || words.get(i).equals(NONE);
            remarks.add(none ? "" : "/" + words.get(i));
        }
        return remarks;
    }
}
