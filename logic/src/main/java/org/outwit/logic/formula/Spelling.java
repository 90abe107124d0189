package org.outwit.logic.formula;

/** In which characters connectives are written. Both are read, mixed as one likes. */
public enum Spelling {
    /** As in books: ¬ ∧ ∨ ⇒ ⇔. */
    UNICODE,
    /** As on every keyboard: {@code ~ & | => <=>}. */
    ASCII
}
