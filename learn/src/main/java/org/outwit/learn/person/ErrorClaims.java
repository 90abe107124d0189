package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
 * @param slopeInterval by how much the real loss grows where the expected one grows by one, over games; without ends where nothing can be said
 */
public record ErrorClaims(
        int decisions,
        int depth,
        int judgeDepth,
        List<Size> sizes,
        double expectedLoss,
        double realLoss,
        ClaimCalibration calibration,
        ConfidenceInterval slopeInterval) {

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

    /** Says how likely each legal move is, of a decision in which one of them was played. */
    private interface Claimant<P extends Position> {
        void claim(P position, int played, double[] into);
    }

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
            return new Court<>(claimant, judge(predictor.game(), judgeDepth), progress);
        };
        List<ClaimedDecision> judged = parallel.map(examples, monitor, courts, Court::judge);
        return of(predictor.game(), judged, claiming.depth());
    }

    /** Judges decisions of somebody by looking two plies further ahead than whoever makes the claims, who looks so far. */
    public static <P extends Position> List<ClaimedDecision> judged(
            Game<P> game,
            int depth,
            Supplier<? extends MovePredictor<P>> claiming,
            List<Example<P>> examples,
            Parallel parallel,
            ProgressMonitor monitor) {
        ProgressCount progress = new ProgressCount(monitor, "judging what is claimed", examples.size());
        Supplier<Court<P>> courts = () -> {
            MovePredictor<P> own = claiming.get();
            return new Court<>(
                    (position, played, into) -> own.predict(position, into), judge(game, depth + FURTHER), progress);
        };
        return parallel.map(examples, monitor, courts, Court::judge);
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
        List<ClaimedDecision> judged = parallel.map(
                decisions,
                monitor,
                () -> new RatedCourt<>(claiming.forAnotherThread(), judge(game, judgeDepth)),
                (court, decision) -> {
                    PopulationPredictor<P> own = court.claiming.rated(decision.rating(), decision.pool());
                    Claimant<P> claimant = (position, played, into) -> own.predict(position, into);
                    return new Court<>(claimant, court.judge, progress).judge(decision.example());
                });
        return of(game, judged, claiming.depth());
    }

    private record RatedCourt<P extends Position>(PopulationPredictor<P> claiming, MoveJudge<P> judge) {}

    private static <P extends Position> MoveJudge<P> judge(Game<P> game, int depth) {
        return new MoveJudge<>(game, depth, FARTHEST * game.errorSize());
    }

    /** What these decisions say together, of whom whoever made the claims looks so far ahead. */
    public static ErrorClaims of(Game<?> game, List<ClaimedDecision> judged, int depth) {
        List<Size> sizes = new ArrayList<>();
        for (double multiple : MULTIPLES) sizes.add(size(judged, multiple * game.errorSize()));
        return of(judged, depth, sizes);
    }

    private record Court<P extends Position>(Claimant<P> claimant, MoveJudge<P> judge, ProgressCount progress) {

        ClaimedDecision judge(Example<P> example) {
            P position = Position.copyOf(example.position());
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            double[] probabilities = new double[count];
            claimant.claim(position, example.move(), probabilities);
            double[] losses = judge.losses(position);
            progress.another();
            return new ClaimedDecision(
                    example.game(), probabilities, losses, ChosenMove.indexOf(example.move(), moves, count));
        }
    }

    private static Size size(List<ClaimedDecision> all, double least) {
        int favourites = 0;
        int hits = 0;
        int errors = 0;
        double claimed = 0;
        double mass = 0;
        for (ClaimedDecision each : all) {
            int favourite = each.favourite();
            if (each.losses()[favourite] >= least) {
                favourites++;
                claimed += each.probabilities()[favourite];
                if (favourite == each.chosen()) hits++;
            }
            for (int i = 0; i < each.losses().length; i++)
                if (each.losses()[i] >= least) mass += each.probabilities()[i];
            if (each.losses()[each.chosen()] >= least) errors++;
        }
        return new Size(
                least,
                favourites,
                favourites == 0 ? 0 : claimed / favourites,
                ConfidenceInterval.ofShare(hits, favourites),
                mass / all.size(),
                ConfidenceInterval.ofShare(errors, all.size()));
    }

    /** The slope is that of the regression of real losses on expected ones; decisions of one game go together. */
    private static ErrorClaims of(List<ClaimedDecision> all, int depth, List<Size> sizes) {
        Map<Long, LossSums> games = new LinkedHashMap<>();
        for (ClaimedDecision each : all) games.merge(each.game(), each.sums(), LossSums::plus);
        LossSums sums = LossSums.sum(games.values());
        return new ErrorClaims(
                all.size(),
                depth,
                depth + FURTHER,
                sizes,
                sums.expectedMean(),
                sums.realMean(),
                ClaimCalibration.fit(claims(all, sizes.get(0).least())),
                LossSums.slope(games.values()));
    }

    private static List<ClaimCalibration.Claim> claims(List<ClaimedDecision> all, double least) {
        List<ClaimCalibration.Claim> claims = new ArrayList<>();
        for (ClaimedDecision each : all) {
            for (int i = 0; i < each.losses().length; i++) {
                if (each.isClaim(i, least))
                    claims.add(new ClaimCalibration.Claim(
                            each.probabilities()[i], each.losses()[i] / least, i == each.chosen()));
            }
        }
        return claims;
    }

    public double slope() {
        return slopeInterval.estimate();
    }

    /** As a standard error, which allows for few games; infinite where nobody knows it. */
    public double slopeError() {
        return slopeInterval.standardError();
    }
}
