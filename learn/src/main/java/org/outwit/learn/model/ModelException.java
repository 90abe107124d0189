package org.outwit.learn.model;

/** A model file that cannot be used; the message says where, what was found and what was expected. */
public final class ModelException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    ModelException(String message) {
        super(message);
    }
}
