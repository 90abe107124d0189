package org.outwit.core.tree;

import org.outwit.core.game.InputException;

/** Something is wrong with a tree or with what is asked of it; the message is a sentence that names the node. */
public final class TreeException extends InputException {

    private static final long serialVersionUID = 1L;

    public TreeException(String message) {
        super(message);
    }
}
