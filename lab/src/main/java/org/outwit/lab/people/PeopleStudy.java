package org.outwit.lab.people;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleBiFunction;
import org.outwit.lab.people.DecisionSet.Decision;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.Trust;

/**
 * Everything that is learned before anybody is tested. No tested decision is seen: patterns are learned from games that are neither
 * studied nor tested, the book of everybody from games that are tested for nobody, all the rest from the earlier decisions of each.
 * Somebody's earlier game may be tested for the opponent, but then only for the opponent's moves.
 */
public final class PeopleStudy {

    /** As many of somebody's latest earlier games tell what weights they have; books have them all. */
    static final int MOST_STUDIED = 150;

    private static final double[] STRENGTHS = {300, 1000, 3000, 10_000, 30_000};

    /** How fast a person's leaning is learned; 0 leaves it out. */
    private static final double[] STEPS = {0, 0.01, 0.02, 0.04, 0.08};

    /** After so many games a game counts half in the person's own book. */
    private static final double[] HALVES = {50, 100, 200, 500, 1500, 1e9};

    /** After so many years a game of others counts half in the book of everybody. */
    private static final double[] YEARS = {0.5, 1, 2, 4, 8, 1e9};

    private final List<TestedPerson> people = new ArrayList<>();
    private final Annals everybody = new Annals();
    private final Map<TestedPerson, Annals> added = new HashMap<>();
    private final Map<Double, Prior> priors = new ConcurrentHashMap<>();
    private double[][] generic;
    private Choices scale;
    private Memory ofOthers;
    private Memory frozen;
    private Memory updated;
    private double strength;
    private double step;

    private PeopleStudy() {}

    /** Reads and learns. */
    public static PeopleStudy of(TrialPlan plan) throws IOException {
        Archive archive = Archive.read(plan.folder());
        PeopleStudy study = new PeopleStudy();
        List<Archive.Game> spare =
                study.divide(archive, archive.busiest(plan.people(), plan.programs()), plan.rehearsal());
        Collections.shuffle(spare, new Random(plan.seed()));
        study.fill(spare.subList(0, Math.min(plan.mostSpare(), spare.size())), plan);
        study.weigh();
        study.ofOthers = study.memory(YEARS, study::otherCases);
        study.trustThemselves();
        return study;
    }

    /** Makes the dossiers that are not kept already. */
    private void fill(List<Archive.Game> spare, TrialPlan plan) throws IOException {
        String making = "people %d, programs %b, spare games %d, seed %d, rehearsal %b, studied %d, depths %s"
                .formatted(
                        plan.people(),
                        plan.programs(),
                        spare.size(),
                        plan.seed(),
                        plan.rehearsal(),
                        MOST_STUDIED,
                        Arrays.toString(DecisionSet.DEPTHS));
        Optional<Cabinet> cabinet = plan.keep().map(folder -> new Cabinet(folder, making));
        List<TestedPerson> missing = new ArrayList<>();
        for (TestedPerson person : people) {
            Optional<DecisionSet> kept = cabinet.isPresent() ? cabinet.get().find(person) : Optional.empty();
            if (kept.isPresent()) person.dossier(kept.get());
            else missing.add(person);
        }
        if (missing.isEmpty()) return;
        PatternEvaluator appraisal = PatternEvaluator.learn(spare);
        PatternPolicy intuition = PatternPolicy.learn(spare);
        missing.parallelStream().forEach(person -> {
            person.study(MOST_STUDIED, intuition.again(), appraisal.again());
            try {
                if (cabinet.isPresent()) cabinet.get().keep(person, person.dossier());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Fills people and books, and returns the games of which nothing is studied or tested. */
    private List<Archive.Game> divide(Archive archive, List<Integer> numbers, boolean rehearsal) {
        Map<Integer, TestedPerson> known = new HashMap<>();
        for (int number : numbers) {
            TestedPerson person = new TestedPerson(number, archive.name(number));
            known.put(number, person);
            people.add(person);
            added.put(person, new Annals());
        }
        for (Archive.Game game : archive.games()) {
            for (int number : game.players())
                if (known.containsKey(number)) known.get(number).games().add(game);
        }
        if (rehearsal) people.forEach(TestedPerson::forgetTested);
        Map<TestedPerson, Integer> met = new HashMap<>();
        List<Archive.Game> spare = new ArrayList<>();
        for (Archive.Game game : archive.games()) {
            List<TestedPerson> players = new ArrayList<>();
            boolean studied = false;
            boolean tested = false;
            for (int number : game.players()) {
                TestedPerson person = known.get(number);
                if (person == null) continue;
                players.add(person);
                int games = met.merge(person, 1, Integer::sum);
                studied |= games > person.earlier() - MOST_STUDIED;
                tested |= games > person.earlier();
            }
            if (!studied) spare.add(game);
            if (tested) continue;
            everybody.add(game, -1);
            for (TestedPerson person : players) added.get(person).add(game, person.number());
        }
        return spare;
    }

    /** Half of each person's studied games are enough for weights that are everybody's. */
    private void weigh() {
        scale = new Choices(DecisionSet.PHASES, DecisionSet.COLUMNS);
        for (TestedPerson person : people)
            scale.addAll(person.learned(MOST_STUDIED / 2).choices(), 1);
        generic = Softmax.fit(scale, Prior.nothing(scale, 10));
    }

    /** What everybody else had played, for decisions that everybody's weights were fitted to. */
    private List<Trust.Case> otherCases(TestedPerson person, double half) {
        List<Trust.Case> cases = new ArrayList<>();
        Predictor predictor = new Predictor(everybody, added.get(person), null);
        DecisionSet dossier = person.learned(MOST_STUDIED / 2);
        for (int d = 0; d < dossier.decisions().size(); d++) {
            Decision decision = dossier.decisions().get(d);
            predictor.generic(dossier.choices(), d, decision, generic);
            cases.add(predictor.with(predictor.others(decision, half), decision));
        }
        return cases;
    }

    /**
     * How near to everybody a person is kept, how fast a leaning is learned, how far the own book is trusted and how fast it
     * forgets, all by what would have predicted the later part of the earlier games best.
     */
    private void trustThemselves() {
        strength = best(STRENGTHS, this::lossNear);
        step = best(STEPS, this::lossLeaning);
        frozen = memory(HALVES, this::laterCases);
        updated = memory(HALVES, this::nextCases);
    }

    private double best(double[] tried, ToDoubleBiFunction<TestedPerson, Double> loss) {
        double best = tried[0];
        double least = Double.POSITIVE_INFINITY;
        for (double each : tried) {
            double sum = people.parallelStream()
                    .mapToDouble(person -> loss.applyAsDouble(person, each))
                    .sum();
            if (sum >= least) continue;
            least = sum;
            best = each;
        }
        return best;
    }

    /** The forgetting, and the trust that goes with it, under which what was played is likeliest. */
    private static Memory best(double[] halves, DoubleFunction<List<Trust.Case>> casesOf) {
        Memory best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (double half : halves) {
            List<Trust.Case> cases = casesOf.apply(half);
            Trust trust = Trust.fit(cases);
            double likelihood = cases.stream()
                    .mapToDouble(each -> Math.log(trust.probability(each)))
                    .sum();
            if (likelihood > most) {
                most = likelihood;
                best = new Memory(trust, half);
            }
        }
        return best;
    }

    private Memory memory(double[] halves, Cases cases) {
        return best(
                halves,
                half -> people.parallelStream()
                        .flatMap(person -> cases.of(person, half).stream())
                        .toList());
    }

    private interface Cases {
        List<Trust.Case> of(TestedPerson person, double half);
    }

    /** The last third of what is studied, which shows what the first two are good for. */
    private static int firstLater(TestedPerson person) {
        return person.earlier() - Math.min(MOST_STUDIED, person.earlier()) / 3;
    }

    private double lossNear(TestedPerson person, double tried) {
        DecisionSet all = person.learned(MOST_STUDIED);
        int firstLater = firstLater(person);
        double[][] weights = Softmax.fit(all.part(0, firstLater).choices(), near(tried), generic, 3);
        return Softmax.score(all.part(firstLater, person.earlier()).choices(), weights)
                .logLoss();
    }

    private double lossLeaning(TestedPerson person, double tried) {
        PersonalBias leaning =
                leaning(person, person.learned(MOST_STUDIED).part(0, firstLater(person)), generic, tried);
        Predictor predictor = predictor(person);
        PersonalPredictor manner = new PersonalPredictor(generic, leaning, null);
        DecisionSet later = person.learned(person.earlier() - firstLater(person));
        PredictionScore sum = PredictionScore.NONE;
        for (int d = 0; d < later.decisions().size(); d++) {
            Decision decision = later.decisions().get(d);
            predictor.personal(later.choices(), d, decision, manner, 1, null);
            sum = sum.and(predictor.score(decision));
        }
        return sum.logLoss();
    }

    /** The last of the earlier games, by a leaning of those before and a book that is as old as it is where games are tested. */
    private List<Trust.Case> laterCases(TestedPerson person, double tried) {
        List<Trust.Case> cases = new ArrayList<>();
        Predictor predictor = predictor(person);
        int known = (int) (person.earlier() * TestedPerson.EARLIER);
        MoveCounts own = person.book(known, known, tried);
        PersonalBias leaning = leaning(person, person.learned(MOST_STUDIED).part(0, firstLater(person)), generic, step);
        DecisionSet dossier = person.learned(person.earlier() - firstLater(person));
        for (int d = 0; d < dossier.decisions().size(); d++) {
            Decision decision = dossier.decisions().get(d);
            predictor.generic(dossier.choices(), d, decision, generic);
            leaning.apply(decision, predictor.found);
            cases.add(predictor.with(predictor.own(decision, own, 1), decision));
        }
        return cases;
    }

    /** What the person leans to, by these decisions. */
    private PersonalBias leaning(TestedPerson person, DecisionSet dossier, double[][] weights, double tried) {
        PersonalBias leaning = new PersonalBias(tried);
        Predictor predictor = predictor(person);
        for (int d = 0; d < dossier.decisions().size(); d++) {
            predictor.teach(dossier.choices(), d, dossier.decisions().get(d), weights, leaning);
        }
        return leaning;
    }

    /** Each game by a book of all games before it. */
    private List<Trust.Case> nextCases(TestedPerson person, double tried) {
        List<Trust.Case> cases = new ArrayList<>();
        Predictor predictor = predictor(person);
        DecisionSet dossier = person.learned(MOST_STUDIED);
        int known = dossier.decisions().get(0).game();
        int start = known;
        MoveCounts own = person.book(known, known, tried);
        PersonalBias leaning = new PersonalBias(step);
        for (int d = 0; d < dossier.decisions().size(); d++) {
            Decision decision = dossier.decisions().get(d);
            for (; known < decision.game(); known++) person.remember(known, start, tried, own);
            predictor.teach(dossier.choices(), d, decision, generic, leaning);
            double times = 1 / TestedPerson.weight(decision.game() - 1, start, tried);
            cases.add(predictor.with(predictor.own(decision, own, times), decision));
        }
        return cases;
    }

    private Prior near(double decisions) {
        return priors.computeIfAbsent(decisions, by -> Prior.around(generic, scale, by));
    }

    public List<TestedPerson> people() {
        return people;
    }

    double[][] generic() {
        return generic;
    }

    /** The weights of a person after so many of the latest earlier games. */
    double[][] weights(TestedPerson person, int games) {
        return Softmax.fit(person.learned(games).choices(), near(strength), generic, 3);
    }

    /** The weights that follow from these and all decisions of a dossier, by one step. */
    double[][] next(Choices choices, double[][] weights) {
        return Softmax.fit(choices, near(strength), weights, 1);
    }

    Predictor predictor(TestedPerson person) {
        return new Predictor(everybody, added.get(person), ofOthers);
    }

    /**
     * How a book is used.
     *
     * @param half after so many games, or years where it is the book of others, a game counts half
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

    /** How somebody plays, by the last {@code games} to learn from. */
    PersonalPredictor manner(TestedPerson person, int games, Memory memory) {
        int studied = Math.min(games, MOST_STUDIED);
        double[][] weights = weights(person, studied);
        PersonalBias leaning = leaning(person, person.learned(studied), weights, step);
        return new PersonalPredictor(weights, leaning, person.book(games, person.earlier(), memory.half()));
    }

    @Override
    public String toString() {
        return people.size() + " people; " + everybody.positions() + " positions in the book of everybody, " + ofOthers
                + "; own book frozen " + frozen + ", updated " + updated + "; weights held near everybody's by "
                + (int) strength + " decisions, leaning by steps of " + step;
    }
}
