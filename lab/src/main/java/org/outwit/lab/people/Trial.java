package org.outwit.lab.people;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.outwit.lab.people.DecisionSet.Decision;
import org.outwit.lab.people.PeopleStudy.Memory;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.PredictionScore;

/**
 * One person's tested games, predicted in several ways.
 *
 * @param random a legal move by lot
 * @param generic everybody's weights and everybody else's book; the first for all phases, then one for each
 * @param personal the person's weights and own book as well, learned from the earlier games and left so
 * @param updated the same, but learning from every tested game as soon as it is over
 * @param bookOnly everybody's model with the own book alone; {@code leaningOnly} and {@code weightsOnly} with the other two
 * @param after the personal way with the latest 10, 30, 100 and 300 earlier games only; nothing where there are fewer
 */
public record Trial(
        TestedPerson person,
        PredictionScore random,
        List<PredictionScore> generic,
        List<PredictionScore> personal,
        PredictionScore updated,
        PredictionScore bookOnly,
        PredictionScore leaningOnly,
        PredictionScore weightsOnly,
        List<PredictionScore> after) {

    public static final List<Integer> GAMES = List.of(10, 30, 100, 300);

    /** After how many tested games the weights take a step; the book grows with every game. */
    private static final int EVERY = 20;

    /** Predicts all tested games of somebody. */
    public static Trial of(PeopleStudy study, TestedPerson person) {
        int earlier = person.earlier();
        DecisionSet tested = person.tested();
        PersonalPredictor whole = study.manner(person, earlier, study.frozen());
        List<PredictionScore> after = GAMES.stream()
                .map(games -> games > earlier
                        ? PredictionScore.NONE
                        : phases(study, person, tested, study.manner(person, games, study.frozen()))
                                .get(0))
                .toList();
        return new Trial(
                person,
                random(tested),
                phases(study, person, tested, PersonalPredictor.of(study.generic())),
                phases(study, person, tested, whole),
                updated(study, person, tested),
                phases(study, person, tested, new PersonalPredictor(study.generic(), null, whole.own()))
                        .get(0),
                phases(study, person, tested, new PersonalPredictor(study.generic(), whole.leaning(), null))
                        .get(0),
                phases(study, person, tested, PersonalPredictor.of(whole.weights()))
                        .get(0),
                after);
    }

    private static PredictionScore random(DecisionSet tested) {
        PredictionScore sum = PredictionScore.NONE;
        for (Decision decision : tested.decisions()) {
            double share = 1.0 / decision.moves().length;
            sum = sum.and(new PredictionScore(1, share, -Math.log(share)));
        }
        return sum;
    }

    /** All phases together, then each. */
    private static List<PredictionScore> phases(
            PeopleStudy study, TestedPerson person, DecisionSet tested, PersonalPredictor manner) {
        PredictionScore[] scores = new PredictionScore[1 + DecisionSet.PHASES];
        Arrays.fill(scores, PredictionScore.NONE);
        Predictor predictor = study.predictor(person);
        for (int d = 0; d < tested.decisions().size(); d++) {
            Decision decision = tested.decisions().get(d);
            predictor.personal(
                    tested.choices(), d, decision, manner, 1, study.frozen().trust());
            PredictionScore score = predictor.score(decision);
            scores[0] = scores[0].and(score);
            scores[1 + decision.phase()] = scores[1 + decision.phase()].and(score);
        }
        return List.of(scores);
    }

    private static PredictionScore updated(PeopleStudy study, TestedPerson person, DecisionSet tested) {
        Memory memory = study.updated();
        PersonalPredictor manner = study.manner(person, person.earlier(), memory);
        Choices known = new Choices(DecisionSet.PHASES, DecisionSet.COLUMNS);
        known.addAll(person.learned(PeopleStudy.MOST_STUDIED).choices(), 1);
        Predictor predictor = study.predictor(person);
        PredictionScore sum = PredictionScore.NONE;
        int d = 0;
        int begun = 0;
        for (int game = person.earlier(); game < person.games().size(); game++) {
            double times = 1 / TestedPerson.weight(game - 1, person.earlier(), memory.half());
            int first = d;
            for (; d < tested.decisions().size() && tested.decisions().get(d).game() == game; d++) {
                Decision decision = tested.decisions().get(d);
                predictor.personal(tested.choices(), d, decision, manner, times, memory.trust());
                sum = sum.and(predictor.score(decision));
            }
            for (int t = first; t < d; t++) {
                predictor.teach(tested.choices(), t, tested.decisions().get(t), manner.weights(), manner.leaning());
            }
            person.remember(game, person.earlier(), memory.half(), manner.own());
            int played = game + 1 - person.earlier();
            if (played % EVERY == 0) {
                known.addAll(tested.part(person.earlier() + begun, game + 1).choices(), 1);
                begun = played;
                manner = new PersonalPredictor(study.next(known, manner.weights()), manner.leaning(), manner.own());
            }
        }
        return sum;
    }

    /** How much better the personal way is than the generic, in whatever is asked. */
    public double gain(ToDoubleFunction<PredictionScore> of) {
        return of.applyAsDouble(personal.get(0)) - of.applyAsDouble(generic.get(0));
    }
}
