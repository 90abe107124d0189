package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.people.MoveJudge;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;

/**
 * Whether a model's claims about errors are true. An exploit is chosen because the model predicts an error, so the model's own errors are
 * chosen, too; it has to be right on exactly those decisions. The judge looks further ahead than the model does.
 *
 * @param judgeDepth how many plies the judge looks ahead, and {@code depth} the model
 * @param sizes what is claimed and what was played where the model's favourite loses at least a given size
 * @param expectedLoss what the model expects a move to lose on average, in units, and {@code realLoss} what was lost
 * @param calibration how often moves were played that lose at least the least of the sizes, by how often that was claimed
 * @param spread the variance of what is expected, from decision to decision
 * @param slope by how much the real loss grows where the expected one grows by one, and {@code slopeError} its standard error
 */
public record ErrorClaims(
        int decisions,
        int depth,
        int judgeDepth,
        List<Size> sizes,
        double expectedLoss,
        double realLoss,
        ClaimCalibration calibration,
        double spread,
        double slope,
        double slopeError) {

    /** Losses are looked at from the error size of the game on, in these multiples. */
    private static final double[] MULTIPLES = {1, 2, 4};

    /** A move that loses more than this number of error sizes is simply bad. */
    private static final double FARTHEST = 4;

    private static final int FURTHER = 2;

    /**
     * Moves that lose at least {@code least}.
     *
     * @param least in units
     * @param favourites how often the model's favourite was such a move
     * @param claimed how likely it said they were, on average, and {@code played} how often they were
     * @param mass how likely any such move was by the model, on average, and {@code errors} how often one was played
     */
    public record Size(
            double least,
            int favourites,
            double claimed,
            ConfidenceInterval played,
            double mass,
            ConfidenceInterval errors) {}

    /** Of one game of one person, told by a number. */
    private record Judged(long game, double[] probabilities, double[] losses, int chosen) {}

    /** Says how likely each legal move is, of a decision in which one of them was played. */
    private interface Claimant<P extends Position> {
        void claim(P position, int played, double[] into);
    }

    /** What is said of these decisions, asked for by each thread for itself. */
    public record Asked<P extends Position>(Supplier<? extends MovePredictor<P>> claiming, List<Example<P>> examples) {}

    /**
     * Judges decisions by looking two plies further ahead than the model at its deepest.
     *
     * @param learned whether the model was learned from these decisions; then each is taken out of the book before it is asked about
     */
    public static <P extends Position> ErrorClaims of(
            ModelPredictor<P> predictor,
            List<Example<P>> examples,
            boolean learned,
            Parallel parallel,
            ProgressMonitor monitor) {
        ModelPredictor<P> claiming = predictor.claiming();
        ProgressCount progress = new ProgressCount(monitor, "judging what is claimed", examples.size());
        int judgeDepth = claiming.depth() + FURTHER;
        Supplier<Court<P>> courts = () -> {
            ModelPredictor<P> own = claiming.forAnotherThread();
            Claimant<P> claimant = learned ? own::predictAnew : (position, played, into) -> own.predict(position, into);
            return new Court<>(0, claimant, judge(predictor.game(), judgeDepth), progress);
        };
        List<Judged> judged = parallel.map(examples, monitor, courts, Court::judge);
        return of(predictor.game(), judged, claiming.depth(), judgeDepth);
    }

    /** Judges decisions of several people by looking two plies further ahead than their predictors, which look so far. */
    public static <P extends Position> ErrorClaims of(
            Game<P> game, int depth, List<Asked<P>> people, Parallel parallel, ProgressMonitor monitor) {
        int judgeDepth = depth + FURTHER;
        int total = people.stream().mapToInt(each -> each.examples.size()).sum();
        ProgressCount progress = new ProgressCount(monitor, "judging what is claimed", total);
        List<Judged> judged = new ArrayList<>();
        for (int i = 0; i < people.size(); i++) {
            Asked<P> person = people.get(i);
            int number = i;
            Supplier<Court<P>> courts = () -> {
                MovePredictor<P> own = person.claiming.get();
                Claimant<P> claimant = (position, played, into) -> own.predict(position, into);
                return new Court<>(number, claimant, judge(game, judgeDepth), progress);
            };
            judged.addAll(parallel.map(person.examples, monitor, courts, Court::judge));
        }
        return of(game, judged, depth, judgeDepth);
    }

    /** Judges what is said of anybody of the rating of whoever decided. */
    public static <P extends Position> ErrorClaims ofAnybody(
            Game<P> game,
            PopulationModel population,
            List<RatedDecision<P>> decisions,
            Parallel parallel,
            ProgressMonitor monitor) {
        PopulationPredictor<P> claiming =
                PopulationPredictor.of(game, population, Double.NaN).claiming();
        int judgeDepth = claiming.depth() + FURTHER;
        ProgressCount progress = new ProgressCount(monitor, "judging what is claimed", decisions.size());
        List<Judged> judged = parallel.map(
                decisions,
                monitor,
                () -> new RatedCourt<>(claiming.forAnotherThread(), judge(game, judgeDepth)),
                (court, decision) -> {
                    PopulationPredictor<P> own = court.claiming.rated(decision.rating(), decision.pool());
                    Claimant<P> claimant = (position, played, into) -> own.predict(position, into);
                    return new Court<>(0, claimant, court.judge, progress).judge(decision.example());
                });
        return of(game, judged, claiming.depth(), judgeDepth);
    }

    private record RatedCourt<P extends Position>(PopulationPredictor<P> claiming, MoveJudge<P> judge) {}

    private static <P extends Position> MoveJudge<P> judge(Game<P> game, int depth) {
        return new MoveJudge<>(game, depth, FARTHEST * game.errorSize());
    }

    private static ErrorClaims of(Game<?> game, List<Judged> judged, int depth, int judgeDepth) {
        List<Size> sizes = new ArrayList<>();
        for (double multiple : MULTIPLES) sizes.add(size(judged, multiple * game.errorSize()));
        return of(judged, depth, judgeDepth, sizes);
    }

    private record Court<P extends Position>(
            int person, Claimant<P> claimant, MoveJudge<P> judge, ProgressCount progress) {

        Judged judge(Example<P> example) {
            P position = Position.copyOf(example.position());
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            double[] probabilities = new double[count];
            claimant.claim(position, example.move(), probabilities);
            double[] losses = judge.losses(position);
            progress.another();
            return new Judged(
                    ((long) person << Integer.SIZE) + example.game(),
                    probabilities,
                    losses,
                    ChosenMove.indexOf(example.move(), moves, count));
        }
    }

    private static Size size(List<Judged> all, double least) {
        int favourites = 0;
        int hits = 0;
        int errors = 0;
        double claimed = 0;
        double mass = 0;
        for (Judged each : all) {
            int favourite = MovePredictor.likeliest(each.probabilities, each.probabilities.length);
            if (each.losses[favourite] >= least) {
                favourites++;
                claimed += each.probabilities[favourite];
                if (favourite == each.chosen) hits++;
            }
            for (int i = 0; i < each.losses.length; i++) if (each.losses[i] >= least) mass += each.probabilities[i];
            if (each.losses[each.chosen] >= least) errors++;
        }
        return new Size(
                least,
                favourites,
                favourites == 0 ? 0 : claimed / favourites,
                ConfidenceInterval.ofShare(hits, favourites),
                mass / all.size(),
                ConfidenceInterval.ofShare(errors, all.size()));
    }

    /** The slope is that of the regression of real losses on expected ones. */
    private static ErrorClaims of(List<Judged> all, int depth, int judgeDepth, List<Size> sizes) {
        double expected = 0;
        double real = 0;
        double squares = 0;
        double products = 0;
        int n = all.size();
        for (Judged each : all) {
            double mean = expected(each);
            double lost = each.losses[each.chosen];
            expected += mean / n;
            real += lost / n;
            squares += mean * mean / n;
            products += mean * lost / n;
        }
        double variance = squares - expected * expected;
        double slope = variance > 0 ? (products - expected * real) / variance : 0;
        double slopeError = variance > 0 ? slopeError(all, expected, real, slope) / variance : Double.POSITIVE_INFINITY;
        return new ErrorClaims(
                n,
                depth,
                judgeDepth,
                sizes,
                expected,
                real,
                ClaimCalibration.fit(claims(all, sizes.get(0).least())),
                variance,
                slope,
                slopeError);
    }

    private static List<ClaimCalibration.Claim> claims(List<Judged> all, double least) {
        List<ClaimCalibration.Claim> claims = new ArrayList<>();
        for (Judged each : all) {
            for (int i = 0; i < each.losses.length; i++) {
                boolean counts = each.losses[i] >= least && each.probabilities[i] >= ClaimCalibration.LEAST_CLAIMED;
                if (counts) claims.add(new ClaimCalibration.Claim(each.probabilities[i], i == each.chosen));
            }
        }
        return claims;
    }

    /**
     * The standard error of the slope, times the variance of what is expected. The spread of real losses differs from decision to
     * decision, so White's sum is taken. Decisions of one game go together, so it is taken over games, too; few games make that
     * too small, so the larger of both counts.
     */
    private static double slopeError(List<Judged> all, double expected, double real, double slope) {
        double byDecision = 0;
        Map<Long, Double> games = new HashMap<>();
        for (Judged each : all) {
            double off = expected(each) - expected;
            double residual = off * (each.losses[each.chosen] - real - slope * off);
            byDecision += residual * residual;
            games.merge(each.game, residual, Double::sum);
        }
        double byGame = 0;
        for (double residual : games.values()) byGame += residual * residual;
        return Math.sqrt(Math.max(byDecision, byGame)) / all.size();
    }

    /** What grows by the slope, with its 95 % interval; without ends where nothing can be said. */
    public ConfidenceInterval slopeInterval() {
        double half = ConfidenceInterval.halfWidth(slopeError);
        return new ConfidenceInterval(slope, slope - half, slope + half);
    }

    private static double expected(Judged each) {
        double mean = 0;
        for (int i = 0; i < each.losses.length; i++) mean += each.probabilities[i] * each.losses[i];
        return mean;
    }
}
