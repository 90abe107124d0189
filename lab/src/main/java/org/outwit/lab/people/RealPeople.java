package org.outwit.lab.people;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.prediction.PredictionScore;

/**
 * How well can real people be predicted? The players of Othello with most games in a folder of WTHOR files: the later 30 % of
 * each one's games, plies 8 to 50, where there were at least two legal moves, predicted from the earlier 70 % by (a) a legal move
 * by lot, (b) the generic model with a book of everybody else, (c) the personal one. Intervals are 95 %, from pairs over players.
 *
 * <p>Usage: {@code RealPeople [--quick] [--programs] [--rehearsal] [--keep=FOLDER] [FOLDER [players [seed]]]}; by default
 * ../shared/data/othello/wthor, 50 and 1. {@code --quick} takes 8 players and a part of the games of others, {@code --programs} lets
 * programs be people, {@code --rehearsal} tests with the later part of the games to learn from, {@code --keep} lets a run that was
 * stopped go on.
 */
public final class RealPeople {

    private static final ToDoubleFunction<PredictionScore> TOP = PredictionScore::agreement;
    private static final ToDoubleFunction<PredictionScore> LOSS = PredictionScore::logLoss;

    private RealPeople() {}

    public static void main(String[] args) throws IOException {
        report(PeopleStudy.of(TrialPlan.of(args)));
    }

    static void report(PeopleStudy study) {
        System.out.println(study);
        List<Trial> trials = study.people().parallelStream()
                .map(person -> Trial.of(study, person))
                .toList();
        table(trials);
        summary(trials);
    }

    private static void table(List<Trial> trials) {
        System.out.printf(
                "%n%-24s %6s %6s  %6s %6s %6s  %6s %6s %6s%n",
                "top-1 and log-loss", "learnt", "tested", "(a)", "(b)", "(c)", "(a)", "(b)", "(c)");
        for (Trial t : trials) {
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %6d %6d  %6.3f %6.3f %6.3f  %6.3f %6.3f %6.3f%n",
                    t.person().name(),
                    t.person().earlier(),
                    t.person().games().size() - t.person().earlier(),
                    t.random().agreement(),
                    t.generic().get(0).agreement(),
                    t.personal().get(0).agreement(),
                    t.random().logLoss(),
                    t.generic().get(0).logLoss(),
                    t.personal().get(0).logLoss());
        }
    }

    private static void summary(List<Trial> trials) {
        long decisions = trials.stream().mapToLong(t -> t.random().decisions()).sum();
        System.out.printf("%n%d decisions; means over %d players%n", decisions, trials.size());
        row("(a) a legal move by lot", trials, Trial::random);
        row("(b) generic", trials, t -> t.generic().get(0));
        row("(c) personal", trials, t -> t.personal().get(0));
        long top = trials.stream().filter(t -> t.gain(TOP) > 0).count();
        long loss = trials.stream().filter(t -> t.gain(LOSS) < 0).count();
        System.out.printf(
                "(c) is better than (b) in log-loss for %d, in top-1 for %d of %d%n", loss, top, trials.size());

        System.out.printf("%nwhat (b) and (c) gain, top-1 and log-loss%n");
        gain("(c) over (b)", trials, t -> t.generic().get(0), t -> t.personal().get(0));
        gain("  own book alone", trials, t -> t.generic().get(0), Trial::bookOnly);
        gain("  own leaning alone", trials, t -> t.generic().get(0), Trial::leaningOnly);
        gain("  own weights alone", trials, t -> t.generic().get(0), Trial::weightsOnly);
        gain("updated over frozen", trials, t -> t.personal().get(0), Trial::updated);
        List<String> phases = List.of("opening", "middle", "ending");
        for (int p = 0; p < phases.size(); p++) {
            int at = p + 1;
            row(phases.get(p) + " (b)", trials, t -> t.generic().get(at));
            gain(
                    phases.get(p) + " (c) over (b)",
                    trials,
                    t -> t.generic().get(at),
                    t -> t.personal().get(at));
        }
        for (int i = 0; i < Trial.GAMES.size(); i++) {
            int at = i;
            List<Trial> enough = new ArrayList<>(trials);
            enough.removeIf(t -> t.after().get(at).decisions() == 0);
            String name = "(c) over (b), " + Trial.GAMES.get(i) + " games, " + enough.size() + " players";
            gain(name, enough, t -> t.generic().get(0), t -> t.after().get(at));
        }
    }

    private static void row(String name, List<Trial> trials, Function<Trial, PredictionScore> score) {
        System.out.printf(
                "%-40s %s   %s%n",
                name,
                interval(trials, t -> score.apply(t).agreement()),
                interval(trials, t -> score.apply(t).logLoss()));
    }

    private static void gain(
            String name,
            List<Trial> trials,
            Function<Trial, PredictionScore> from,
            Function<Trial, PredictionScore> to) {
        if (trials.size() < 2) return;
        System.out.printf(
                "%-40s %s   %s%n",
                name,
                interval(trials, t -> to.apply(t).agreement() - from.apply(t).agreement()),
                interval(trials, t -> to.apply(t).logLoss() - from.apply(t).logLoss()));
    }

    private static String interval(List<Trial> trials, ToDoubleFunction<Trial> value) {
        return ConfidenceInterval.ofMean(trials.stream().mapToDouble(value).toArray())
                .plusMinus(4);
    }
}
