package org.outwit.games.record.movetext;

import org.outwit.core.game.InputException;

/** One thing in a {@link MoveLine}, in the order in which people wrote it. */
public sealed interface Item {

    /** A move as the file writes it, without blanks. */
    record Move(String text) implements Item {
        public Move {
            if (text.isEmpty() || text.chars().anyMatch(c -> c <= ' ')) {
                throw new InputException("The move '" + text + "' must be one word.");
            }
        }
    }

    /** A remark. Blanks and line ends count as one space each time, so that lines may be broken anew. */
    record Comment(String text) implements Item {
        public Comment {
            text = Text.singleSpaced(text);
        }
    }

    /** A numeric annotation glyph; 1 to 6 are {@code ! ? !! ?? !? ?!}. It belongs to the move before it. */
    record Nag(int number) implements Item {
        static final int MOST = 255;

        public Nag {
            if (number < 0 || number > MOST) {
                throw new InputException("The glyph $" + number + " must be between $0 and $" + MOST + ".");
            }
        }

        /** The glyph that a mark such as {@code !?} stands for; longer marks count as the nearest of the six. */
        static Nag ofMark(CharSequence mark) {
            boolean good = mark.charAt(0) == '!';
            if (mark.length() == 1) return new Nag(good ? 1 : 2);
            boolean same = mark.chars().allMatch(c -> c == mark.charAt(0));
            return new Nag((same ? 3 : 5) + (good ? 0 : 1));
        }
    }

    /** What might have been played instead of the move before it. */
    record Variation(MoveLine line) implements Item {}

    /** A position that is put on the board between moves, as PDN writes it between slashes. */
    record Setup(String text) implements Item {
        public Setup {
            text = Text.singleSpaced(text);
            if (text.indexOf('/') >= 0) {
                throw new InputException("The set-up '" + text + "' must not hold a slash.");
            }
        }
    }
}
