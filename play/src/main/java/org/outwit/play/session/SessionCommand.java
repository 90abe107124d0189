package org.outwit.play.session;

import java.nio.file.Path;

/** What a person at the table asks for. */
public sealed interface SessionCommand {

    /** Whether it can be followed only while the game goes on. */
    default boolean needsGame() {
        return needsSeat() || this instanceof Hint || this instanceof Next;
    }

    /** Whether only a player of the game can ask for it. */
    default boolean needsSeat() {
        return this instanceof Move || this instanceof Resign || this instanceof OfferDraw;
    }

    /** Play this move, in the game's notation. */
    record Move(String text) implements SessionCommand {}

    /** Where nobody is the person: lets the mover play one turn. */
    record Next() implements SessionCommand {}

    /**
     * Take back the person's last move and all that came after it; or, if they resigned, agreed on a draw or overstepped their time, that.
     * The time comes back, too. Where nobody is the person it is the last move of anybody.
     */
    record TakeBack() implements SessionCommand {}

    /** What would you play in my place? */
    record Hint() implements SessionCommand {}

    /** Why did you play that? */
    record Explain() implements SessionCommand {}

    record Resign() implements SessionCommand {}

    record OfferDraw() implements SessionCommand {}

    /** Put the game so far behind those that the file holds. */
    record Save(Path file) implements SessionCommand {}

    /** What have you learned of me? */
    record ShowLearner() implements SessionCommand {}
}
