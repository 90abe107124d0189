package org.outwit.learn.model;

import org.outwit.core.game.InputException;

/** A model file that cannot be used; the message says where, what was found and what was expected. */
public final class ModelException extends InputException {

    private static final long serialVersionUID = 1;

    public ModelException(String message) {
        super(message);
    }
}
