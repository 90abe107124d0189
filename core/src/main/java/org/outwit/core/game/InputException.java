package org.outwit.core.game;

/**
 * Something that a user gave cannot be used: a name, a number, a file. The message is a sentence for that user, with the place,
 * what was found and what was expected. Any other exception is a fault of ours and must never look like the user's.
 */
public class InputException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public InputException(String sentence) {
        super(sentence);
    }

    public InputException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
