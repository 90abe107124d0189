package org.outwit.play.session;

import java.util.Locale;
import java.util.Optional;
import org.outwit.learn.model.PersonalData;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.session.SessionEvent.LearnerState;

/** What a learner knows about the person, in the words that every face of a session uses. */
public final class Knowledge {

    private Knowledge() {}

    /** What is known, and how well it predicts. */
    public static String sentence(LearnerState<?> learner) {
        if (learner.seen() == 0 && learner.lesson().isEmpty()) {
            return "Outwit has seen 0 decisions of yours and watches how you play.";
        }
        String seen = "Outwit has seen " + count(learner.seen()) + " of yours";
        String now = learner.learning() ? " It is learning from them now, which takes no time off the game." : "";
        return known(seen, learner.lesson()) + now;
    }

    private static String known(String seen, Optional<? extends OnlineLesson<?>> last) {
        if (last.isEmpty()) return seen + " and cannot say anything yet.";
        OnlineLesson<?> lesson = last.get();
        if (lesson.model().personal().isPresent()) {
            return seen + ". " + person(lesson, lesson.model().personal().get());
        }
        String known = String.format(
                Locale.ROOT,
                "%s. From %s of them it concludes that you look %d %s ahead. It would have predicted %.0f %% of your moves; a guess is right in %.0f %%.",
                seen,
                lesson.examples(),
                lesson.depth(),
                lesson.depth() == 1 ? "ply" : "plies",
                100 * lesson.holdOut().agreement(),
                100 * lesson.holdOut().chance());
        return known + " Among moves that it finds about equally good it plays the one that suits this best.";
    }

    private static String person(OnlineLesson<?> lesson, PersonalData personal) {
        String strength = personal.rating().isPresent()
                ? "somebody of about " + Math.round(personal.rating().getAsDouble()) + " Elo"
                : "one of the people who play this game";
        String right = lesson.holdOut().examples() == 0
                ? "It cannot say yet how often it is right."
                : String.format(
                        Locale.ROOT,
                        "Of your last %s it would have predicted %.0f %%, chance %.0f %%.",
                        count((int) lesson.holdOut().examples()),
                        100 * lesson.holdOut().agreement(),
                        100 * lesson.holdOut().chance());
        String belief = lesson.examples() == 0
                ? "It has learned from none of them so far and takes you for " + strength + ". "
                : "From " + count(lesson.examples()) + " it takes you for " + strength + ". ";
        return belief + right + " Among moves that it likes about equally it plays what suits that best.";
    }

    private static String count(int decisions) {
        return decisions == 1 ? "1 decision" : decisions + " decisions";
    }
}
