package org.outwit.games.record.movetext;

import org.outwit.games.record.Place;
import org.outwit.games.record.Rejection;

/** A game cannot be used: says where and why. It is an answer about the text, so it carries no stack trace. */
public final class MovetextException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Place place;

    public MovetextException(Place place, String reason) {
        super(reason, null, false, false);
        this.place = place;
    }

    public Rejection rejection(long number) {
        return new Rejection(number, place, getMessage());
    }
}
