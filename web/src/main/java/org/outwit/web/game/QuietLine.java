package org.outwit.web.game;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.session.SessionEvent.LearnerState;

/** One quiet line on what is known of the person so far. */
final class QuietLine {

    private QuietLine() {}

    static String of(LearnerState<?> state) {
        String known = known(state.lesson());
        String right = state.of() == 0
                ? ""
                : String.format(Locale.ROOT, "I predicted %d of your last %d moves.", state.predicted(), state.of());
        String line = (known + " " + right).strip();
        return line.isEmpty() ? "I do not know you yet." : line;
    }

    private static String known(Optional<? extends OnlineLesson<?>> lesson) {
        if (lesson.isEmpty() || lesson.get().examples() == 0) return "";
        OpponentModel model = lesson.get().model();
        String after = "After " + lesson.get().examples() + " decisions of yours ";
        if (model.personal().isPresent()) {
            OptionalDouble rating = model.personal().get().rating();
            return rating.isPresent()
                    ? after + "you play like people of about " + Math.round(rating.getAsDouble()) + " Elo."
                    : after + "I begin to see what you like.";
        }
        int depth = lesson.get().depth();
        return after + "you seem to look " + depth + (depth == 1 ? " ply" : " plies") + " ahead.";
    }
}
