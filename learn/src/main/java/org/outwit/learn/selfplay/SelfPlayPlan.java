package org.outwit.learn.selfplay;

import org.outwit.core.game.InputException;
import org.outwit.core.game.Phases;

/**
 * All that decides what comes out of a training by self-play.
 *
 * @param games how many games to learn from
 * @param nodes positions that a side may enter to find a move; with dice nobody searches
 * @param openingPlies the most random moves that a game begins with
 * @param mostPlies a longer game is cut off
 * @param batch the number of games after which the weights change
 * @param lambda how far predictions look beyond the next one, from 0 to 1
 * @param rate how large the first steps are; the last ones are {@link #RATE_FALLS} times smaller
 * @param nearness how strongly the weights are pulled back to where they began
 * @param passes how often each position of a batch is learned from, in a new order each time, when predictions are moved towards
 *     averages over all throws, see {@link LookedGame}; 0 where they are moved towards later predictions
 * @param phase the only {@linkplain Phases phase} of the game in which that is done, by its number; less than 0 for all
 */
public record SelfPlayPlan(
        int games,
        long seed,
        long nodes,
        int openingPlies,
        int mostPlies,
        int batch,
        double lambda,
        double rate,
        double nearness,
        int passes,
        int phase) {

    /** Steps get smaller as 1 / (1 + c t), and are this many times smaller at the end. */
    static final int RATE_FALLS = 10;

    private static final int ALL = -1;

    /** What serves most games. */
    public static final SelfPlayPlan USUAL = new SelfPlayPlan(5000, 1, 300, 10, 400, 50, 0.8, 1, 0.002, 0, ALL);

    /**
     * For networks, which learn everything from games: many games, and nothing to stay near to. The rate is for each position.
     */
    public static final SelfPlayPlan NETWORK = new SelfPlayPlan(300_000, 1, 300, 12, 2000, 8, 0.5, 0.04, 0, 0, ALL);

    /** For networks that have learned already: with steps as small as those of {@link #NETWORK} at its end. */
    public static final SelfPlayPlan TRAINED_NETWORK = NETWORK.withSteps(0.5, 0.004, 0);

    /** For networks that have learned already and look at all throws now, which takes twenty times as long for each game. */
    static final SelfPlayPlan LOOKING_NETWORK = new SelfPlayPlan(20_000, 1, 300, 12, 2000, 500, 0.9, 0.015, 0, 5, ALL);

    public SelfPlayPlan {
        if (games < 1) throw new InputException("The games (" + games + ") must be 1 or more.");
        if (nodes < 1) throw new InputException("The nodes (" + nodes + ") must be 1 or more.");
        if (openingPlies < 0) throw new InputException("The opening (" + openingPlies + ") must be 0 plies or more.");
        if (mostPlies < 1) throw new InputException("The most plies (" + mostPlies + ") must be 1 or more.");
        if (passes < 0) throw new InputException("The passes (" + passes + ") must be 0 or more.");
        if (batch < 1) throw new InputException("The batch (" + batch + ") must be 1 game or more.");
        if (!(lambda >= 0 && lambda <= 1)) throw new InputException("Lambda (" + lambda + ") must be from 0 to 1.");
        if (!(rate > 0 && rate <= 100))
            throw new InputException("The rate (" + rate + ") must be above 0, at most 100.");
        if (!(nearness >= 0 && nearness <= 1)) {
            throw new InputException("The nearness (" + nearness + ") must be from 0 to 1.");
        }
    }

    public SelfPlayPlan withGames(int games) {
        return new SelfPlayPlan(
                games, seed, nodes, openingPlies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    public SelfPlayPlan withSeed(long seed) {
        return new SelfPlayPlan(
                games, seed, nodes, openingPlies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    public SelfPlayPlan withNodes(long nodes) {
        return new SelfPlayPlan(
                games, seed, nodes, openingPlies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    public SelfPlayPlan withOpening(int plies) {
        return new SelfPlayPlan(games, seed, nodes, plies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    public SelfPlayPlan withBatch(int batch) {
        return new SelfPlayPlan(
                games, seed, nodes, openingPlies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    /** Other constants of the method. */
    public SelfPlayPlan withSteps(double lambda, double rate, double nearness) {
        return new SelfPlayPlan(
                games, seed, nodes, openingPlies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    /** Learning in the last phase of the game only, the race, where targets hardly vary by luck: with larger steps, and more often. */
    static final SelfPlayPlan LOOKING_RACE = new SelfPlayPlan(20_000, 1, 300, 12, 2000, 200, 0.9, 0.03, 0, 30, ALL);

    /** How a network that has learned already learns by looks at all throws; {@code phase} is less than 0 for all phases. */
    public static SelfPlayPlan looking(int phase) {
        return (phase > 0 ? LOOKING_RACE : LOOKING_NETWORK).inPhase(phase);
    }

    /** Learning in this phase of the game only. */
    private SelfPlayPlan inPhase(int phase) {
        return new SelfPlayPlan(
                games, seed, nodes, openingPlies, mostPlies, batch, lambda, rate, nearness, passes, phase);
    }

    /** How many games have been learned from after {@code part} of {@code parts} equal parts, by whole batches. */
    public int gamesAfter(int part, int parts) {
        long share = (long) games * part / parts;
        return (int) Math.min(games, (share + batch - 1) / batch * batch);
    }

    /** How weights came about after {@code done} games of this plan. */
    public WeightsOrigin origin(String start, int done) {
        return new WeightsOrigin(start, done, seed, nodes);
    }

    /** How large the steps are after {@code done} games. */
    double rateAfter(int done) {
        return rate / (1 + (RATE_FALLS - 1.0) * done / games);
    }
}
