package org.outwit.core.tree;

/** Something is wrong with a tree or with what is asked of it; the message is a sentence that names the node. */
public final class TreeException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public TreeException(String message) {
        super(message);
    }
}
