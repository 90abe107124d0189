package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.lab.people.DecisionSet.Decision;
import org.outwit.learn.prediction.Likeness;
import org.outwit.learn.prediction.Likeness.Match;

/** The tested games of one person, each as likely as it is under the model of everybody in the study. */
public final class LineUp {

    /** Of each person so many tested games are looked at. */
    private static final int MOST_GAMES = 150;

    private final TestedPerson person;

    /** One row for each game: the logarithms of its probability under each model. */
    private final List<double[]> games = new ArrayList<>();

    private final List<TestedPerson> people;

    private LineUp(TestedPerson person, List<TestedPerson> people) {
        this.person = person;
        this.people = people;
    }

    /** Compares each person's tested games with the models of all. */
    public static List<LineUp> of(PeopleStudy study) {
        List<TestedPerson> people = study.people();
        List<PersonalPredictor> manners = people.parallelStream()
                .map(person -> study.manner(person, person.earlier(), study.frozen()))
                .toList();
        return people.parallelStream()
                .map(person -> {
                    LineUp lineUp = new LineUp(person, people);
                    DecisionSet tested = person.tested().part(person.earlier(), person.earlier() + MOST_GAMES);
                    int most = Math.min(MOST_GAMES, person.games().size() - person.earlier());
                    for (int i = 0; i < most; i++) lineUp.games.add(new double[people.size()]);
                    for (int p = 0; p < people.size(); p++) lineUp.ask(study, tested, p, manners.get(p));
                    return lineUp;
                })
                .toList();
    }

    private void ask(PeopleStudy study, DecisionSet tested, int candidate, PersonalPredictor manner) {
        Predictor predictor = study.predictor(people.get(candidate));
        for (int d = 0; d < tested.decisions().size(); d++) {
            Decision decision = tested.decisions().get(d);
            predictor.personal(
                    tested.choices(), d, decision, manner, 1, study.frozen().trust());
            games.get(decision.game() - person.earlier())[candidate] += Math.log(predictor.found[decision.chosen()]);
        }
    }

    public TestedPerson person() {
        return person;
    }

    /** How many games there are to draw from. */
    public int games() {
        return games.size();
    }

    /** Draws so many different games and says who plays like that, the likeliest first. */
    public List<Match> matches(int howMany, Random random) {
        List<double[]> drawn = new ArrayList<>(games);
        Collections.shuffle(drawn, random);
        Map<String, Double> sums = new LinkedHashMap<>();
        for (int p = 0; p < people.size(); p++) {
            double sum = 0;
            for (double[] game : drawn.subList(0, howMany)) sum += game[p];
            sums.put(people.get(p).name(), sum);
        }
        return Likeness.matches(sums);
    }
}
