package org.outwit.core.game;

/** Text that is not a move or position of the game: says what was found, where, and what was expected. */
public final class NotationException extends InputException {

    private static final long serialVersionUID = 1L;

    private final int column;

    /** {@code column} counts from 0 within the text that was parsed. */
    public NotationException(String message, int column) {
        super(message);
        this.column = column;
    }

    public int column() {
        return column;
    }
}
