package org.outwit.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.people.OwnTaste;

/**
 * What is known of a person so far, in numbers.
 *
 * @param learnedFrom how many decisions
 * @param isComparedWithPeople whether they are known by what they do differently from other people; otherwise by a function and a depth
 * @param rating whom they are taken for, in Elo; empty where nobody knows
 * @param depth how many plies they are taken to look ahead; where they are compared with people it is what people do
 * @param tastes what they like more or less than other people, the strongest first; empty where they are not compared with people
 * @param score how well their last decisions were predicted by earlier ones
 */
public record PersonNumbers(
        int learnedFrom,
        boolean isComparedWithPeople,
        OptionalDouble rating,
        int depth,
        List<OwnTaste> tastes,
        HoldOut score) {

    private static final int MOST_TASTES = 5;

    /** The numbers by the last lesson, if there is one. Takes milliseconds, for decisions are replayed. */
    public static <P extends Position> Optional<PersonNumbers> of(OnlineLearner<P> learner) {
        return learner.last().map(lesson -> of(lesson, learner.examples()));
    }

    private static <P extends Position> PersonNumbers of(OnlineLesson<P> lesson, List<Example<P>> decisions) {
        OpponentModel model = lesson.model();
        int known = Math.min(lesson.examples(), decisions.size());
        List<OwnTaste> tastes = model.personal()
                .flatMap(person -> lesson.populations()
                        .of(lesson.game())
                        .map(people -> OwnTaste.of(lesson.game(), person, people, decisions.subList(0, known))))
                .orElse(List.of());
        return new PersonNumbers(
                lesson.examples(),
                model.personal().isPresent(),
                model.personal().map(person -> person.rating()).orElse(OptionalDouble.empty()),
                lesson.depth(),
                tastes.stream().limit(MOST_TASTES).toList(),
                lesson.holdOut());
    }
}
