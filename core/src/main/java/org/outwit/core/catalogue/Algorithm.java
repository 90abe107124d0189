package org.outwit.core.catalogue;

import static org.outwit.core.catalogue.Family.BEST_FIRST;
import static org.outwit.core.catalogue.Family.CHANCE;
import static org.outwit.core.catalogue.Family.CHANCE_MODELS;
import static org.outwit.core.catalogue.Family.DEPTH_FIRST;
import static org.outwit.core.catalogue.Family.HIDDEN;
import static org.outwit.core.catalogue.Family.MANY_PLAYERS;
import static org.outwit.core.catalogue.Family.MODELS;
import static org.outwit.core.catalogue.Family.MONTE_CARLO;
import static org.outwit.core.catalogue.Family.PROOF;
import static org.outwit.core.catalogue.Family.SELECTIVE;
import static org.outwit.core.catalogue.Trait.BY_INDEX;
import static org.outwit.core.catalogue.Trait.CONSPIRATORS;
import static org.outwit.core.catalogue.Trait.DEPTHS;
import static org.outwit.core.catalogue.Trait.EFFORT;
import static org.outwit.core.catalogue.Trait.ERRORS;
import static org.outwit.core.catalogue.Trait.HOLDS;
import static org.outwit.core.catalogue.Trait.INFORMED;
import static org.outwit.core.catalogue.Trait.LOCAL;
import static org.outwit.core.catalogue.Trait.MIXTURES;
import static org.outwit.core.catalogue.Trait.MODEL;
import static org.outwit.core.catalogue.Trait.NEEDS_MODEL;
import static org.outwit.core.catalogue.Trait.PLAYERS;
import static org.outwit.core.catalogue.Trait.RANGE;
import static org.outwit.core.catalogue.Trait.RESTARTS;
import static org.outwit.core.catalogue.Trait.SEEDED;
import static org.outwit.core.catalogue.Trait.SUMS;
import static org.outwit.core.catalogue.Trait.SUM_BOUNDS;
import static org.outwit.core.catalogue.Trait.TEMPERATURES;
import static org.outwit.core.catalogue.Trait.WINDOW;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.InputException;
import org.outwit.core.search.Requirements;

/**
 * The catalogue: each algorithm with the name that is typed, its class, its paper and figure, and what it can be told. How far
 * to trust it, and where it differs from print, is in {@code docs/algorithms.md}, which a test compares with this.
 */
public enum Algorithm {
    MINIMAX("minimax", DEPTH_FIRST, "minimax.Minimax", Paper.AIMA, "chapter on adversarial search"),
    ALPHA_BETA("alpha-beta", DEPTH_FIRST, "minimax.AlphaBeta", Paper.FRAMEWORK, "Figure 5", WINDOW, INFORMED),
    PVS("pvs", DEPTH_FIRST, "minimax.Pvs", Paper.MARSLAND_CAMPBELL, "", WINDOW),
    MTD_F("mtd-f", DEPTH_FIRST, "minimax.MtdF", Paper.PLAAT, "", HOLDS),

    GSEARCH_ALPHA_BETA(
            "gsearch-alpha-beta",
            BEST_FIRST,
            "bestfirst.Gsearch",
            Paper.FRAMEWORK,
            "Figure 2",
            LOCAL,
            INFORMED,
            RESTARTS),
    MAXSEARCH("maxsearch", BEST_FIRST, "bestfirst.Maxsearch", Paper.FRAMEWORK, "Figures 6, 7 and 8", LOCAL, INFORMED),
    MINSEARCH("minsearch", BEST_FIRST, "bestfirst.Minsearch", Paper.FRAMEWORK, "section 4", LOCAL, INFORMED),
    H_STAR_STAR("h**", BEST_FIRST, "bestfirst.Gsearch", Paper.FRAMEWORK, "section 4", LOCAL, INFORMED, RESTARTS),
    SSS_STAR("sss*", BEST_FIRST, "bestfirst.SssStar", Paper.STOCKMAN, "", RESTARTS),
    SSS_2("sss-2", BEST_FIRST, "bestfirst.Sss2", Paper.INFORMED_TREES, "", INFORMED),
    DUAL_SSS_STAR("dual-sss*", BEST_FIRST, "bestfirst.DualSssStar", Paper.STOCKMAN, "dual", RESTARTS),
    DUAL_SSS_2("dual-sss-2", BEST_FIRST, "bestfirst.DualSss2", Paper.INFORMED_TREES, "dual", INFORMED),

    PN("pn", PROOF, "proof.ProofNumberSearch", Paper.ALLIS, "chapter 2", WINDOW, HOLDS),
    DF_PN("df-pn", PROOF, "proof.DfPn", Paper.NAGAI, "procedure MID", WINDOW, HOLDS),

    B_STAR("b*", SELECTIVE, "bestfirst.BStar", Paper.BERLINER, "", INFORMED, ERRORS, HOLDS),
    CONSPIRACY("conspiracy", SELECTIVE, "selective.ConspiracySearch", Paper.MCALLESTER, "", CONSPIRATORS, HOLDS),
    DISTRIBUTIONS("distributions", SELECTIVE, "selective.ValueDistributions", Paper.PALAY, "", ERRORS),
    MGSS_STAR("mgss*", SELECTIVE, "selective.MgssStar", Paper.RUSSELL_WEFALD, "", ERRORS, HOLDS),

    UCT("uct", MONTE_CARLO, "montecarlo.Uct", Paper.KOCSIS_SZEPESVARI, "Figure 1", EFFORT, SEEDED, HOLDS),
    UCT_CUTOFF("uct-cutoff", MONTE_CARLO, "montecarlo.Uct", Paper.KOCSIS_SZEPESVARI, "Figure 1", EFFORT, SEEDED, HOLDS),

    M("m", MODELS, "model.M", Paper.LEARNING_MODELS, "Figure 2"),
    M_STAR("m*", MODELS, "model.MStar", Paper.LEARNING_MODELS, "Figures 5 and 9", MODEL, DEPTHS),
    ONE_PASS("m*-one-pass", MODELS, "model.OnePass", Paper.LEARNING_MODELS, "Figure 7", MODEL, DEPTHS),
    SIMPLE_PRUNING("simple-pruning", MODELS, "model.SimplePruning", Paper.PRUNING_MODELS, "section 3.1", MODEL, DEPTHS),
    ALPHA_BETA_STAR("alpha-beta*", MODELS, "model.AlphaBetaStar", Paper.PRUNING_MODELS, "Figure 7", MODEL, SUM_BOUNDS),
    ONE_PASS_ALPHA_BETA_STAR(
            "alpha-beta*-one-pass",
            MODELS,
            "model.OnePassAlphaBetaStar",
            Paper.PRUNING_MODELS,
            "Figure 9",
            MODEL,
            SUM_BOUNDS),
    EPSILON("m*-epsilon", MODELS, "model.MStarEpsilon", Paper.LEARNING_MODELS, "Figure 15", MODEL, ERRORS),
    NEXT_REPLY("next-reply", MODELS, "model.NextReply", Paper.OURS, "", MODEL, NEEDS_MODEL, DEPTHS),
    EXPECTED_REPLY(
            "expected-reply", MODELS, "model.ExpectedReply", Paper.OURS, "", MODEL, NEEDS_MODEL, DEPTHS, TEMPERATURES),
    FORESEEN_LINES("foreseen-lines", MODELS, "model.ForeseenLines", Paper.OURS, "", MODEL, NEEDS_MODEL, DEPTHS),
    QUANTAL("m*-quantal", MODELS, "model.QuantalMStar", Paper.OURS, "", MODEL, DEPTHS, TEMPERATURES),
    PROM("prom", MODELS, "model.Prom", Paper.DONKERS, "", MODEL, NEEDS_MODEL, DEPTHS, MIXTURES),

    MAX_N("maxn", MANY_PLAYERS, "multi.MaxN", Paper.LUCKHARDT_IRANI, "", PLAYERS, SUMS),
    IMMEDIATE_PRUNING("maxn-immediate", MANY_PLAYERS, "multi.ImmediatePruning", Paper.KORF, "", PLAYERS, SUMS),
    SHALLOW_PRUNING("maxn-shallow", MANY_PLAYERS, "multi.ShallowPruning", Paper.KORF, "", PLAYERS, SUMS),
    PARANOID("paranoid", MANY_PLAYERS, "multi.Paranoid", Paper.STURTEVANT_KORF, "", PLAYERS),
    BEST_REPLY("best-reply", MANY_PLAYERS, "multi.BestReply", Paper.SCHADD_WINANDS, "", PLAYERS),
    M_STAR_MULTI(
            "m*-multi",
            MANY_PLAYERS,
            "multi.MStarMulti",
            Paper.LEARNING_MODELS,
            "section 2.6",
            PLAYERS,
            MODEL,
            BY_INDEX,
            DEPTHS),

    EXPECTIMINIMAX("expectiminimax", CHANCE, "chance.Expectiminimax", Paper.AIMA, "", WINDOW, RANGE),
    STAR1("star1", CHANCE, "chance.Star1", Paper.BALLARD, "", WINDOW, RANGE),
    STAR2("star2", CHANCE, "chance.Star2", Paper.BALLARD, "", WINDOW, RANGE),
    DICE_SAMPLING("dice-sampling", CHANCE, "chance.DiceSampling", Paper.AIMA, "exercise 6.8", SEEDED),

    CHANCE_M_STAR("m*-chance", CHANCE_MODELS, "model.ChanceMStar", Paper.OURS, "", MODEL, DEPTHS, TEMPERATURES),

    PIMC("pimc", HIDDEN, "hidden.Pimc", Paper.GINSBERG, "", SEEDED),
    IS_MCTS("is-mcts", HIDDEN, "hidden.IsMcts", Paper.COWLING, "", EFFORT, SEEDED, HOLDS),
    ALPHA_MU("alpha-mu", HIDDEN, "hidden.AlphaMu", Paper.CAZENAVE_VENTOS, "", SEEDED),

    LEARN_DEPTH("learn-depth", Family.LEARNING, "learn.strategy.LearnDepth", Paper.LEARNING_MODELS, "Figure 21"),
    ENGINE("engine", Family.ENGINE, "engine.Engine", Paper.OURS, "", TEMPERATURES);

    private final String text;
    private final Family family;
    private final String listing;
    private final Paper paper;
    private final String figure;
    private final Set<Trait> traits;

    Algorithm(String text, Family family, String listing, Paper paper, String figure, Trait... traits) {
        this.text = text;
        this.family = family;
        this.listing = listing;
        this.paper = paper;
        this.figure = figure;
        Set<Trait> all = new HashSet<>(List.of(traits));
        if (family == BEST_FIRST) all.add(HOLDS);
        this.traits = Set.copyOf(all);
    }

    /** The algorithm of this name; an {@link InputException} lists the names there are. */
    public static Algorithm named(String name) {
        return find(name)
                .orElseThrow(() -> new InputException(
                        "unknown algorithm '" + name + "'; expected one of " + String.join(", ", names()) + "."));
    }

    public static Optional<Algorithm> find(String name) {
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.text.equals(name))
                .findFirst();
    }

    /** All names, in the order of the catalogue. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Algorithm::toString).toList();
    }

    public Family family() {
        return family;
    }

    /** What it needs of a game. */
    public Requirements requirements() {
        return family.requirements();
    }

    /** The class that it is read in, by package and name, below {@code org.outwit.core} unless it begins with a module. */
    public String listing() {
        return listing;
    }

    public Paper paper() {
        return paper;
    }

    /** Where in the paper; empty where it is the whole of it. */
    public String figure() {
        return figure;
    }

    public Set<Trait> traits() {
        return traits;
    }

    public boolean can(Trait trait) {
        return traits.contains(trait);
    }

    /** The keys of a question about a tree that mean something to it. */
    public Set<String> keys() {
        Set<String> keys = new HashSet<>(Set.of("depth"));
        if (family != MANY_PLAYERS || can(BY_INDEX)) keys.add("player");
        for (Trait trait : traits) keys.addAll(trait.keys());
        return keys;
    }

    /** The name that is typed. */
    @Override
    public String toString() {
        return text;
    }
}
