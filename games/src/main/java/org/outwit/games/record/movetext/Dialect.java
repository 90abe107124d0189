package org.outwit.games.record.movetext;

import java.util.List;

/** Where the languages that share tags and movetext differ: what a word can be, and what is forgiven. */
public interface Dialect {

    /** What a word of the movetext is. */
    enum Word {
        MOVE,
        /** Ends a game. */
        RESULT,
        /** A move number without its dot. */
        NUMBER,
        /** The beginning of a move whose rest may follow after blanks. */
        UNFINISHED,
        /** Adds nothing to the move before it. */
        IDLE,
        UNKNOWN
    }

    Word kind(String word);

    /**
     * Whether a move that reads {@code word} so far goes on, after blanks, with the byte {@code next}. Only asked of moves
     * and unfinished ones.
     */
    boolean continues(String word, int next);

    /** All words that end a game but for {@link AnnotatedGame#NO_RESULT}, for messages. */
    List<String> results();

    /** What a move looks like, for messages: "a move such as ...". */
    String example();

    /** Whether a slash begins a position that is put on the board between moves. */
    boolean hasSetups();

    /**
     * Whether games must be separated by results, numbers followed by moves, and variations not be empty. A dialect that
     * is not strict takes the tags of the next game for the end of this one.
     */
    boolean strict();
}
