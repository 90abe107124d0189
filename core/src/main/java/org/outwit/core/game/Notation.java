package org.outwit.core.game;

/**
 * The text boundary of a game: moves and positions as people write them, both ways. Text that does not parse gets a
 * {@link NotationException} that says where and what was expected.
 */
public interface Notation<P extends Position> {

    /** A legal move of the position in full, unambiguous form. */
    String format(P position, int move);

    /** The legal move that the text means; an illegal or ambiguous one is refused with the candidates listed. */
    int parse(P position, String text);

    /** The whole position: parsing it back gives an equal one. */
    String format(P position);

    P position(String text);

    /** The move as it is said aloud where no cells of a board tell it, such as a card; as it is written where the game does not say. */
    default String spoken(P position, int move) {
        return format(position, move);
    }
}
