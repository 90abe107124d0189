package org.outwit.bench.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.bench.people.Dossier.Moment;
import org.outwit.learn.book.Book;
import org.outwit.learn.book.Trust;
import org.outwit.learn.ranking.Choices;
import org.outwit.learn.ranking.Prior;
import org.outwit.learn.ranking.Softmax;

/**
 * Everything that is learned before anybody is tested. No tested decision is seen: patterns are learned from games by none of
 * these people, the book of everybody from games that are tested for nobody, weights and trust from the earlier decisions of
 * each. Somebody's earlier game may be tested for the opponent, but then only for the opponent's moves.
 */
public final class Study {

    /** As many of somebody's latest earlier games tell what weights they have; books have them all. */
    static final int MOST_STUDIED = 200;

    private static final double[] STRENGTHS = {300, 1000, 3000, 10_000, 30_000};

    /** After so many games a game counts half in the person's own book. */
    private static final double[] HALVES = {50, 100, 200, 500, 1500, 1e9};

    private final List<Person> people = new ArrayList<>();
    private final Book everybody = new Book();
    private final Map<Person, Book> added = new HashMap<>();
    private final Map<Double, Prior> priors = new ConcurrentHashMap<>();
    private double[][] generic;
    private Choices scale;
    private Trust inOthers;
    private Memory frozen;
    private Memory updated;
    private double strength;

    private Study() {}

    /**
     * Reads and learns.
     *
     * @param programs whether they are people, too
     * @param mostForeign from so many games of others patterns are learned
     */
    public static Study of(Path folder, int howMany, boolean programs, int mostForeign, long seed) throws IOException {
        Archive archive = Archive.read(folder);
        Study study = new Study();
        List<Archive.Game> foreign = study.divide(archive, archive.busiest(howMany, programs));
        Collections.shuffle(foreign, new Random(seed));
        foreign = foreign.subList(0, Math.min(mostForeign, foreign.size()));
        Appraisal appraisal = Appraisal.learn(foreign);
        Intuition intuition = Intuition.learn(foreign);
        study.people.parallelStream().forEach(p -> p.study(MOST_STUDIED, intuition.again(), appraisal.again()));
        study.weigh();
        study.trustOthers();
        study.trustThemselves();
        return study;
    }

    /** Fills people and books, and returns the games that none of these people played. */
    private List<Archive.Game> divide(Archive archive, List<Integer> numbers) {
        Map<Integer, Person> known = new HashMap<>();
        for (int number : numbers) {
            Person person = new Person(number, archive.name(number));
            known.put(number, person);
            people.add(person);
            added.put(person, new Book());
        }
        for (Archive.Game game : archive.games()) {
            for (int number : game.players())
                if (known.containsKey(number)) known.get(number).games().add(game);
        }
        Map<Person, Integer> met = new HashMap<>();
        List<Archive.Game> foreign = new ArrayList<>();
        for (Archive.Game game : archive.games()) {
            List<Person> players = new ArrayList<>();
            boolean tested = false;
            for (int number : game.players()) {
                Person person = known.get(number);
                if (person == null) continue;
                players.add(person);
                tested |= met.merge(person, 1, Integer::sum) > person.earlier();
            }
            if (players.isEmpty()) foreign.add(game);
            if (tested) continue;
            Person.count(game, -1, everybody, 1);
            for (Person person : players) Person.count(game, person.number(), added.get(person), 1);
        }
        return foreign;
    }

    /** Half of each person's studied games are enough for weights that are everybody's. */
    private void weigh() {
        scale = new Choices(Dossier.PHASES, Dossier.COLUMNS);
        for (Person person : people)
            scale.addAll(person.learned(MOST_STUDIED / 2).choices(), 1);
        generic = Softmax.fit(scale, Prior.nothing(scale, 10));
    }

    private void trustOthers() {
        List<Trust.Case> cases = new ArrayList<>();
        for (Person person : people) {
            Predictor predictor = new Predictor(everybody, added.get(person), null);
            Dossier dossier = person.learned(MOST_STUDIED / 2);
            for (int d = 0; d < dossier.moments().size(); d++) {
                Moment moment = dossier.moments().get(d);
                predictor.generic(dossier.choices(), d, moment, generic);
                cases.add(predictor.with(predictor.others(moment), moment));
            }
        }
        inOthers = Trust.fit(cases);
    }

    /**
     * How near to everybody a person is kept, and how far the own book is trusted and how fast it forgets, all by what would
     * have predicted the later part of the earlier games best.
     */
    private void trustThemselves() {
        double best = Double.POSITIVE_INFINITY;
        for (double tried : STRENGTHS) {
            double loss = people.parallelStream()
                    .mapToDouble(person -> laterLoss(person, tried))
                    .sum();
            if (loss < best) {
                best = loss;
                strength = tried;
            }
        }
        frozen = memory(true);
        updated = memory(false);
    }

    private Memory memory(boolean freeze) {
        Memory best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (double tried : HALVES) {
            List<Trust.Case> cases = people.parallelStream()
                    .flatMap(person -> (freeze ? laterCases(person, tried) : nextCases(person, tried)).stream())
                    .toList();
            Trust trust = Trust.fit(cases);
            double likelihood = cases.stream()
                    .mapToDouble(each -> Math.log(trust.probability(each)))
                    .sum();
            if (likelihood > most) {
                most = likelihood;
                best = new Memory(trust, tried);
            }
        }
        return best;
    }

    /** The later part of the earlier games, by a book of those before: just what is done with the tested games. */
    private List<Trust.Case> laterCases(Person person, double tried) {
        List<Trust.Case> cases = new ArrayList<>();
        Predictor predictor = predictor(person);
        int known = (int) (person.earlier() * Person.EARLIER);
        Book own = person.book(known, known, tried);
        Dossier dossier = person.learned(Math.min(MOST_STUDIED, person.earlier() - known));
        for (int d = 0; d < dossier.moments().size(); d++) {
            Moment moment = dossier.moments().get(d);
            predictor.generic(dossier.choices(), d, moment, generic);
            cases.add(predictor.with(predictor.own(moment, own, 1), moment));
        }
        return cases;
    }

    private double laterLoss(Person person, double tried) {
        int studied = Math.min(MOST_STUDIED, person.earlier());
        Dossier later = person.learned(studied / 3);
        Dossier all = person.learned(studied);
        int firstLater = person.earlier() - studied / 3;
        double[][] weights = Softmax.fit(all.part(0, firstLater).choices(), near(tried), generic, 3);
        return Softmax.score(later.choices(), weights).logLoss();
    }

    /** Each game by a book of all games before it. */
    private List<Trust.Case> nextCases(Person person, double tried) {
        List<Trust.Case> cases = new ArrayList<>();
        Predictor predictor = predictor(person);
        Dossier dossier = person.learned(MOST_STUDIED);
        int known = dossier.moments().get(0).game();
        int start = known;
        Book own = person.book(known, known, tried);
        for (int d = 0; d < dossier.moments().size(); d++) {
            Moment moment = dossier.moments().get(d);
            for (; known < moment.game(); known++) person.remember(known, start, tried, own);
            predictor.generic(dossier.choices(), d, moment, generic);
            double times = 1 / Person.weight(moment.game() - 1, start, tried);
            cases.add(predictor.with(predictor.own(moment, own, times), moment));
        }
        return cases;
    }

    private Prior near(double decisions) {
        return priors.computeIfAbsent(decisions, by -> Prior.around(generic, scale, by));
    }

    public List<Person> people() {
        return people;
    }

    double[][] generic() {
        return generic;
    }

    /** The weights of a person after so many of the latest earlier games. */
    double[][] weights(Person person, int games) {
        return Softmax.fit(person.learned(games).choices(), near(strength), generic, 3);
    }

    /** The weights that follow from these and all decisions of a dossier, by one step. */
    double[][] next(Choices choices, double[][] weights) {
        return Softmax.fit(choices, near(strength), weights, 1);
    }

    Predictor predictor(Person person) {
        return new Predictor(everybody, added.get(person), inOthers);
    }

    /**
     * How a person's own book is used.
     *
     * @param half after so many games a game counts half
     */
    record Memory(Trust trust, double half) {}

    /** For a book that is left as it is after the earlier games. */
    Memory frozen() {
        return frozen;
    }

    /** For a book that grows with every game. */
    Memory updated() {
        return updated;
    }

    /** The own book from the last {@code most} games to learn from. */
    Book book(Person person, int most, Memory memory) {
        return person.book(most, person.earlier(), memory.half());
    }

    @Override
    public String toString() {
        return people.size() + " people; " + everybody.positions() + " positions in the book of everybody, " + inOthers
                + "; own book frozen " + frozen + ", updated " + updated + "; weights held near everybody's by "
                + (int) strength + " decisions";
    }
}
