package org.outwit.app.play;

import java.util.Locale;
import java.util.Optional;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.session.SessionEvent.LearnerState;

/** What a learner knows of somebody, in words. */
final class Knowledge {

    private Knowledge() {}

    static String sentence(LearnerState<?> learner) {
        String seen = "Outwit has seen " + count(learner.seen()) + " of yours";
        String now = learner.learning() ? " It is learning from them now, which takes no time off the game." : "";
        return known(seen, learner.lesson()) + now;
    }

    private static String known(String seen, Optional<? extends OnlineLesson<?>> last) {
        if (last.isEmpty()) return seen + " and cannot say anything yet.";
        OnlineLesson<?> lesson = last.get();
        String known = String.format(
                Locale.ROOT,
                "%s. From %s it takes you for somebody who looks %d %s ahead, and would have predicted %.0f %% of your moves, chance %.0f %%.",
                seen,
                lesson.examples(),
                lesson.depth(),
                lesson.depth() == 1 ? "ply" : "plies",
                100 * lesson.holdOut().agreement(),
                100 * lesson.holdOut().chance());
        return known
                + (lesson.isTrusted()
                        ? " It plays by that now."
                        : " That is too little to play by, so it plays as against anybody.");
    }

    private static String count(int decisions) {
        return decisions == 1 ? "1 decision" : decisions + " decisions";
    }
}
