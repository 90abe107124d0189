package org.outwit.bench.people;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.outwit.bench.people.Dossier.Moment;
import org.outwit.bench.people.Study.Memory;
import org.outwit.learn.book.Book;
import org.outwit.learn.ranking.Choices;
import org.outwit.learn.ranking.Score;

/**
 * One person's tested games, predicted in several ways.
 *
 * @param random a legal move by lot
 * @param generic everybody's weights and everybody else's book; the first for all phases, then one for each
 * @param personal the person's weights and own book as well, learned from the earlier games and left so
 * @param updated the same, but learning from every tested game as soon as it is over
 * @param bookOnly everybody's weights with the own book; {@code weightsOnly} the other way round
 * @param after the personal way with the latest 10, 30, 100 and 300 earlier games only; nothing where there are fewer
 */
public record Trial(
        Person person,
        Score random,
        List<Score> generic,
        List<Score> personal,
        Score updated,
        Score bookOnly,
        Score weightsOnly,
        List<Score> after) {

    public static final List<Integer> GAMES = List.of(10, 30, 100, 300);

    /** After how many tested games the weights take a step; the book grows with every game. */
    private static final int EVERY = 20;

    /** Predicts all tested games of somebody. */
    public static Trial of(Study study, Person person) {
        int earlier = person.earlier();
        Dossier tested = person.tested();
        Book own = study.book(person, earlier, study.frozen());
        double[][] weights = study.weights(person, Study.MOST_STUDIED);
        List<Score> generic = phases(study, person, tested, study.generic(), null);
        List<Score> personal = phases(study, person, tested, weights, own);
        List<Score> after = GAMES.stream()
                .map(games -> games > earlier
                        ? Score.NONE
                        : phases(
                                        study,
                                        person,
                                        tested,
                                        study.weights(person, games),
                                        study.book(person, games, study.frozen()))
                                .get(0))
                .toList();
        return new Trial(
                person,
                random(tested),
                generic,
                personal,
                updated(study, person, tested, weights),
                phases(study, person, tested, study.generic(), own).get(0),
                phases(study, person, tested, weights, null).get(0),
                after);
    }

    private static Score random(Dossier tested) {
        Score sum = Score.NONE;
        for (Moment moment : tested.moments()) {
            double share = 1.0 / moment.moves().length;
            sum = sum.and(new Score(1, share, -Math.log(share)));
        }
        return sum;
    }

    /** All phases together, then each. */
    private static List<Score> phases(Study study, Person person, Dossier tested, double[][] weights, Book own) {
        Score[] scores = new Score[1 + Dossier.PHASES];
        Arrays.fill(scores, Score.NONE);
        Predictor predictor = study.predictor(person);
        for (int d = 0; d < tested.moments().size(); d++) {
            Moment moment = tested.moments().get(d);
            if (own == null) predictor.generic(tested.choices(), d, moment, weights);
            else
                predictor.personal(
                        tested.choices(),
                        d,
                        moment,
                        weights,
                        own,
                        1,
                        study.frozen().trust());
            Score score = predictor.score(moment);
            scores[0] = scores[0].and(score);
            scores[1 + moment.phase()] = scores[1 + moment.phase()].and(score);
        }
        return List.of(scores);
    }

    private static Score updated(Study study, Person person, Dossier tested, double[][] frozen) {
        Memory memory = study.updated();
        Book own = study.book(person, person.earlier(), memory);
        double[][] weights = frozen;
        Choices known = new Choices(Dossier.PHASES, Dossier.COLUMNS);
        known.addAll(person.learned(Study.MOST_STUDIED).choices(), 1);
        Predictor predictor = study.predictor(person);
        Score sum = Score.NONE;
        int d = 0;
        int begun = 0;
        for (int game = person.earlier(); game < person.games().size(); game++) {
            double times = 1 / Person.weight(game - 1, person.earlier(), memory.half());
            for (; d < tested.moments().size() && tested.moments().get(d).game() == game; d++) {
                Moment moment = tested.moments().get(d);
                predictor.personal(tested.choices(), d, moment, weights, own, times, memory.trust());
                sum = sum.and(predictor.score(moment));
            }
            person.remember(game, person.earlier(), memory.half(), own);
            int played = game + 1 - person.earlier();
            if (played % EVERY == 0) {
                known.addAll(tested.part(person.earlier() + begun, game + 1).choices(), 1);
                begun = played;
                weights = study.next(known, weights);
            }
        }
        return sum;
    }

    /** How much better the personal way is than the generic, in whatever is asked. */
    public double gain(ToDoubleFunction<Score> of) {
        return of.applyAsDouble(personal.get(0)) - of.applyAsDouble(generic.get(0));
    }
}
