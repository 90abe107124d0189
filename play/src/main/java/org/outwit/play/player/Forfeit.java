package org.outwit.play.player;

/** A player loses without a move. The message is a sentence for people about what happened. */
public final class Forfeit extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why there is no move. */
    public enum Reason {
        RESIGNATION,
        ILLEGAL_MOVE,
        /** A program ended, does not answer, or says something that cannot be understood. */
        FAILURE
    }

    private final Reason reason;

    public Forfeit(Reason reason, String sentence) {
        super(sentence);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
