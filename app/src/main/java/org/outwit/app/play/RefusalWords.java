package org.outwit.app.play;

import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionEvent.Refused;

/** Why something that was typed could not be done, and what to type instead. */
final class RefusalWords {

    private RefusalWords() {}

    static String of(Refused<?> refused) {
        return switch (refused.kind()) {
            case GAME_IS_OVER ->
                refused.asked() instanceof SessionCommand.Move
                        ? "The game is over, so you cannot play; 'undo' takes back your last move."
                        : refused.asked() instanceof SessionCommand.Hint
                                ? "The game is over: there is nothing to play."
                                : "The game is over already.";
            case WATCHING -> "You only watch this game.";
            case NOT_WATCHING -> "You play in this game, and Outwit moves by itself.";
            case NOTHING_TO_TAKE_BACK -> "You have no move to take back.";
            case NOTHING_TO_EXPLAIN -> "Outwit has not moved yet.";
            case NOT_LEARNING -> "Outwit does not learn how you play; with --learn FILE it does.";
            case KEPT_ANYWAY -> "This game is kept in " + ((SessionCommand.Save) refused.asked()).file() + " anyway.";
            case ILLEGAL_MOVE -> refused.detail() + " Type 'help' to see what else you can type.";
            case NOT_SAVED -> refused.detail();
            case NOT_KEPT -> "The game is not kept: " + refused.detail() + ". 'save FILE' saves it elsewhere.";
        };
    }
}
