package org.outwit.play.session;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.people.OwnTaste;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.play.session.SessionEvent.LearnerState;

/** What a learner knows about the person, in the words that every face of a session uses. */
public final class Knowledge {

    /** In natural logarithms: one move in ten more than with others can be seen in a few dozen. */
    private static final double WORTH_SAYING = 0.1;

    private static final int MOST_NAMED = 2;

    private Knowledge() {}

    /** What is known in one or two short sentences, for a page where it stands beside the board. */
    public static String inShort(PersonNumbers numbers, int predicted, int of) {
        String right = right(predicted, of);
        if (numbers.learnedFrom() == 0) return "So far I expect of you what people play." + right;
        if (!numbers.score().isBetterThanChance()) return "So far I cannot tell how you play." + right;
        if (!numbers.isComparedWithPeople()) {
            return "So far you look " + numbers.depth() + (numbers.depth() == 1 ? " ply" : " plies") + " ahead."
                    + right;
        }
        String likes = named(numbers, taste -> taste.influence() >= WORTH_SAYING);
        String avoids = named(numbers, taste -> taste.influence() <= -WORTH_SAYING);
        if (likes.isEmpty() && avoids.isEmpty()) return "So far you play as other people do." + right;
        String both = likes.isEmpty() || avoids.isEmpty() ? "" : " and ";
        return "So far you "
                + (likes.isEmpty() ? "" : "like " + likes)
                + both
                + (avoids.isEmpty() ? "" : "avoid " + avoids)
                + " more than others do."
                + right;
    }

    private static String right(int predicted, int of) {
        if (of == 0) return "";
        if (of == 1) return predicted == 1 ? " I predicted your last move." : " I did not predict your last move.";
        return " I predicted " + predicted + " of your last " + of + " moves.";
    }

    private static String named(PersonNumbers numbers, Predicate<OwnTaste> which) {
        return numbers.tastes().stream()
                .filter(which)
                .limit(MOST_NAMED)
                .map(OwnTaste::feature)
                .collect(Collectors.joining(" and "));
    }

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
        if (!lesson.holdOut().isBetterThanChance()) {
            return String.format(
                    Locale.ROOT,
                    "%s, and cannot tell from %s of them how you play: %s",
                    seen,
                    lesson.examples(),
                    lesson.holdOut().examples() == 0
                            ? "none is left to test it on."
                            : String.format(
                                    Locale.ROOT,
                                    "it would have predicted %.0f %% of your moves, and a guess is right in %.0f %%.",
                                    100 * lesson.holdOut().agreement(),
                                    100 * lesson.holdOut().chance()));
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

    private static String person(OnlineLesson<?> lesson, PersonalDifference personal) {
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
