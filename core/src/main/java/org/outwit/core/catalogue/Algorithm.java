package org.outwit.core.catalogue;

import static org.outwit.core.catalogue.CatalogueEntry.of;
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
import static org.outwit.core.catalogue.Trait.ENGINE_CHOOSES;
import static org.outwit.core.catalogue.Trait.ERRORS;
import static org.outwit.core.catalogue.Trait.GROWS;
import static org.outwit.core.catalogue.Trait.HOLDS;
import static org.outwit.core.catalogue.Trait.INFORMED;
import static org.outwit.core.catalogue.Trait.LOCAL;
import static org.outwit.core.catalogue.Trait.MIXTURES;
import static org.outwit.core.catalogue.Trait.MODEL;
import static org.outwit.core.catalogue.Trait.NEEDS_MODEL;
import static org.outwit.core.catalogue.Trait.NEEDS_SUM;
import static org.outwit.core.catalogue.Trait.NO_PEOPLE;
import static org.outwit.core.catalogue.Trait.PLAYERS;
import static org.outwit.core.catalogue.Trait.PREDICTS;
import static org.outwit.core.catalogue.Trait.RANGE;
import static org.outwit.core.catalogue.Trait.RESTARTS;
import static org.outwit.core.catalogue.Trait.SEEDED;
import static org.outwit.core.catalogue.Trait.SLOW;
import static org.outwit.core.catalogue.Trait.SUMS;
import static org.outwit.core.catalogue.Trait.SUM_BOUNDS;
import static org.outwit.core.catalogue.Trait.TEMPERATURES;
import static org.outwit.core.catalogue.Trait.WINDOW;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.bestfirst.BStar;
import org.outwit.core.bestfirst.DualSss2;
import org.outwit.core.bestfirst.DualSssStar;
import org.outwit.core.bestfirst.Maxsearch;
import org.outwit.core.bestfirst.Minsearch;
import org.outwit.core.bestfirst.SelectionRule;
import org.outwit.core.bestfirst.Sss2;
import org.outwit.core.bestfirst.SssStar;
import org.outwit.core.catalogue.EngineMaker.Duels;
import org.outwit.core.catalogue.EngineMaker.OfFunctions;
import org.outwit.core.catalogue.EngineMaker.OfOwn;
import org.outwit.core.catalogue.EngineMaker.OfPlayers;
import org.outwit.core.catalogue.EngineMaker.OfSums;
import org.outwit.core.catalogue.Maker.Alone;
import org.outwit.core.catalogue.Maker.Among;
import org.outwit.core.catalogue.Maker.Averaged;
import org.outwit.core.catalogue.Maker.ByMixture;
import org.outwit.core.catalogue.Maker.ByOracle;
import org.outwit.core.catalogue.Maker.ByPlayer;
import org.outwit.core.catalogue.Maker.BySums;
import org.outwit.core.catalogue.Maker.ByTemperatures;
import org.outwit.core.catalogue.Maker.Chance;
import org.outwit.core.catalogue.Maker.Conspiracies;
import org.outwit.core.catalogue.Maker.Distributions;
import org.outwit.core.catalogue.Maker.Elsewhere;
import org.outwit.core.catalogue.Maker.ForAny;
import org.outwit.core.catalogue.Maker.Framework;
import org.outwit.core.catalogue.Maker.Hidden;
import org.outwit.core.catalogue.Maker.Local;
import org.outwit.core.catalogue.Maker.Playouts;
import org.outwit.core.catalogue.Maker.Ranged;
import org.outwit.core.catalogue.Maker.TwoPlayers;
import org.outwit.core.catalogue.Maker.Unpruned;
import org.outwit.core.catalogue.Maker.Unseeded;
import org.outwit.core.catalogue.Maker.Vectors;
import org.outwit.core.catalogue.Maker.WithError;
import org.outwit.core.catalogue.Maker.WithTable;
import org.outwit.core.chance.DiceSampling;
import org.outwit.core.chance.Expectiminimax;
import org.outwit.core.chance.Star1;
import org.outwit.core.chance.Star2;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.game.InputException;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.IsMcts;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.minimax.MtdF;
import org.outwit.core.minimax.Pvs;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.ChanceMStar;
import org.outwit.core.model.ExpectedReply;
import org.outwit.core.model.ForeseenLines;
import org.outwit.core.model.M;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.montecarlo.Uct;
import org.outwit.core.multi.BestReply;
import org.outwit.core.multi.ImmediatePruning;
import org.outwit.core.multi.MStarMulti;
import org.outwit.core.multi.MaxN;
import org.outwit.core.multi.Paranoid;
import org.outwit.core.multi.ShallowPruning;
import org.outwit.core.proof.DfPn;
import org.outwit.core.proof.ProofNumberSearch;
import org.outwit.core.search.Requirements;
import org.outwit.core.selective.ConspiracySearch;
import org.outwit.core.selective.MgssStar;
import org.outwit.core.selective.ValueDistributions;

/**
 * The catalogue: each algorithm with the name that is typed, its class, its paper and figure, and what it can be told. How far
 * to trust it, and where it differs from print, is in {@code docs/algorithms.md}, which a test compares with this.
 */
public enum Algorithm {
    MINIMAX(of("minimax", DEPTH_FIRST, Paper.AIMA, "chapter on adversarial search")
            .made("minimax.Minimax", (TwoPlayers) Minimax::new)),
    ALPHA_BETA(of("alpha-beta", DEPTH_FIRST, Paper.FRAMEWORK, "Figure 5")
            .made("minimax.AlphaBeta", (TwoPlayers) AlphaBeta::new)
            .can(WINDOW, INFORMED)),
    PVS(of("pvs", DEPTH_FIRST, Paper.MARSLAND_CAMPBELL, "")
            .made("minimax.Pvs", (TwoPlayers) Pvs::new)
            .can(WINDOW)),
    MTD_F(of("mtd-f", DEPTH_FIRST, Paper.PLAAT, "")
            .made("minimax.MtdF", (TwoPlayers) MtdF::new)
            .can(HOLDS)),

    GSEARCH_ALPHA_BETA(of("gsearch-alpha-beta", BEST_FIRST, Paper.FRAMEWORK, "Figure 2")
            .made("bestfirst.Gsearch", new Framework(SelectionRule.LEFTMOST))
            .can(LOCAL, INFORMED, RESTARTS)),
    MAXSEARCH(of("maxsearch", BEST_FIRST, Paper.FRAMEWORK, "Figures 6, 7 and 8")
            .made("bestfirst.Maxsearch", (Local) Maxsearch::new)
            .can(LOCAL, INFORMED)),
    MINSEARCH(of("minsearch", BEST_FIRST, Paper.FRAMEWORK, "section 4")
            .made("bestfirst.Minsearch", (Local) Minsearch::new)
            .can(LOCAL, INFORMED)),
    H_STAR_STAR(of("h**", BEST_FIRST, Paper.FRAMEWORK, "section 4")
            .made("bestfirst.Gsearch", new Framework(SelectionRule.H_STAR_STAR))
            .can(LOCAL, INFORMED, RESTARTS)),
    SSS_STAR(of("sss*", BEST_FIRST, Paper.STOCKMAN, "")
            .made("bestfirst.SssStar", (TwoPlayers) SssStar::new)
            .can(RESTARTS)),
    SSS_2(of("sss-2", BEST_FIRST, Paper.INFORMED_TREES, "")
            .made("bestfirst.Sss2", (TwoPlayers) Sss2::new)
            .can(INFORMED)),
    DUAL_SSS_STAR(of("dual-sss*", BEST_FIRST, Paper.STOCKMAN, "dual")
            .made("bestfirst.DualSssStar", (TwoPlayers) DualSssStar::new)
            .can(RESTARTS)),
    DUAL_SSS_2(of("dual-sss-2", BEST_FIRST, Paper.INFORMED_TREES, "dual")
            .made("bestfirst.DualSss2", (TwoPlayers) DualSss2::new)
            .can(INFORMED)),

    PN(of("pn", PROOF, Paper.ALLIS, "chapter 2")
            .made("proof.ProofNumberSearch", (TwoPlayers) ProofNumberSearch::new)
            .can(WINDOW, HOLDS, GROWS)),
    DF_PN(of("df-pn", PROOF, Paper.NAGAI, "procedure MID")
            .made("proof.DfPn", (WithTable) DfPn::new)
            .can(WINDOW, HOLDS)),

    B_STAR(of("b*", SELECTIVE, Paper.BERLINER, "")
            .made("bestfirst.BStar", (TwoPlayers) BStar::new)
            .can(INFORMED, ERRORS, HOLDS)),
    CONSPIRACY(of("conspiracy", SELECTIVE, Paper.MCALLESTER, "")
            .made("selective.ConspiracySearch", (Conspiracies) ConspiracySearch::new)
            .can(CONSPIRATORS, HOLDS, SLOW)),
    DISTRIBUTIONS(of("distributions", SELECTIVE, Paper.PALAY, "")
            .made("selective.ValueDistributions", (Distributions) ValueDistributions::new)
            .can(ERRORS)),
    MGSS_STAR(of("mgss*", SELECTIVE, Paper.RUSSELL_WEFALD, "")
            .made("selective.MgssStar", (WithError) MgssStar::new)
            .can(ERRORS, HOLDS, SLOW)),

    UCT(of("uct", MONTE_CARLO, Paper.KOCSIS_SZEPESVARI, "Figure 1")
            .made("montecarlo.Uct", (Playouts) Uct::new)
            .can(EFFORT, SEEDED, HOLDS)),
    UCT_CUTOFF(of("uct-cutoff", MONTE_CARLO, Paper.KOCSIS_SZEPESVARI, "Figure 1")
            .made("montecarlo.Uct", (Playouts) Uct::cutOff)
            .can(EFFORT, SEEDED, HOLDS)),

    M(of("m", MODELS, Paper.LEARNING_MODELS, "Figure 2")
            .made("model.M", (ByOracle) M::new)
            .onTreesOnly("asks an oracle what the opponent plays, which only a written tree has; use m*.")),
    M_STAR(of("m*", MODELS, Paper.LEARNING_MODELS, "Figures 5 and 9")
            .made("model.MStar", (ByPlayer) MStar::new)
            .can(MODEL, DEPTHS)),
    ONE_PASS(of("m*-one-pass", MODELS, Paper.LEARNING_MODELS, "Figure 7")
            .made("model.OnePass", (ByPlayer) OnePass::suiting)
            .can(MODEL, DEPTHS)),
    SIMPLE_PRUNING(of("simple-pruning", MODELS, Paper.PRUNING_MODELS, "section 3.1")
            .made("model.SimplePruning", (ByPlayer) SimplePruning::new)
            .can(MODEL, DEPTHS)),
    ALPHA_BETA_STAR(of("alpha-beta*", MODELS, Paper.PRUNING_MODELS, "Figure 7")
            .made("model.AlphaBetaStar", (BySums) AlphaBetaStar::new)
            .played((Duels) ModelEngines::alphaBetaStar)
            .can(MODEL, SUM_BOUNDS)),
    ONE_PASS_ALPHA_BETA_STAR(of("alpha-beta*-one-pass", MODELS, Paper.PRUNING_MODELS, "Figure 9")
            .made("model.OnePassAlphaBetaStar", (BySums) OnePassAlphaBetaStar::new)
            .onTreesOnly("needs sides that move in turn to the end, which no game promises; use alpha-beta*.")
            .can(MODEL, SUM_BOUNDS)),
    EPSILON(of("m*-epsilon", MODELS, Paper.LEARNING_MODELS, "Figure 15")
            .made("model.MStarEpsilon", (Ranged) MStarEpsilon::new)
            .can(MODEL, ERRORS)),
    NEXT_REPLY(of("next-reply", MODELS, Paper.OURS, "")
            .made("model.NextReply", (ByPlayer) NextReply::new)
            .played((Duels) ModelEngines::nextReply)
            .can(MODEL, NEEDS_MODEL, DEPTHS, ENGINE_CHOOSES)),
    EXPECTED_REPLY(of("expected-reply", MODELS, Paper.OURS, "")
            .made("model.ExpectedReply", (Averaged) ExpectedReply::of)
            .played((Duels) ModelEngines::expectedReply)
            .can(MODEL, NEEDS_MODEL, DEPTHS, TEMPERATURES, PREDICTS)),
    FORESEEN_LINES(of("foreseen-lines", MODELS, Paper.OURS, "")
            .made("model.ForeseenLines", (Averaged) ForeseenLines::of)
            .played((Duels) ModelEngines::foreseenLines)
            .can(MODEL, NEEDS_MODEL, DEPTHS, PREDICTS, NO_PEOPLE)),
    QUANTAL(of("m*-quantal", MODELS, Paper.OURS, "")
            .made("model.QuantalMStar", (ByTemperatures) QuantalMStar::new)
            .can(MODEL, DEPTHS, TEMPERATURES)),
    PROM(of("prom", MODELS, Paper.DONKERS, "")
            .made("model.Prom", (ByMixture) Prom::new)
            .can(MODEL, NEEDS_MODEL, DEPTHS, MIXTURES)),

    MAX_N(of("maxn", MANY_PLAYERS, Paper.LUCKHARDT_IRANI, "")
            .made("multi.MaxN", (Unpruned) MaxN::new)
            .played((OfFunctions) ManyPlayerEngine::maxn)
            .can(PLAYERS, SUMS)),
    IMMEDIATE_PRUNING(of("maxn-immediate", MANY_PLAYERS, Paper.KORF, "")
            .made("multi.ImmediatePruning", (Vectors) ImmediatePruning::new)
            .played((OfSums) ManyPlayerEngine::immediate)
            .can(PLAYERS, SUMS, NEEDS_SUM)),
    SHALLOW_PRUNING(of("maxn-shallow", MANY_PLAYERS, Paper.KORF, "")
            .made("multi.ShallowPruning", (Vectors) ShallowPruning::new)
            .played((OfSums) ManyPlayerEngine::shallow)
            .can(PLAYERS, SUMS, NEEDS_SUM)),
    PARANOID(of("paranoid", MANY_PLAYERS, Paper.STURTEVANT_KORF, "")
            .made("multi.Paranoid", (Alone) Paranoid::new)
            .played((OfOwn) ManyPlayerEngine::paranoid)
            .can(PLAYERS)),
    BEST_REPLY(of("best-reply", MANY_PLAYERS, Paper.SCHADD_WINANDS, "")
            .made("multi.BestReply", (Alone) BestReply::new)
            .played((OfOwn) ManyPlayerEngine::bestReply)
            .can(PLAYERS)),
    M_STAR_MULTI(of("m*-multi", MANY_PLAYERS, Paper.LEARNING_MODELS, "section 2.6")
            .made("multi.MStarMulti", (Among) MStarMulti::new)
            .played((OfPlayers) ManyPlayerEngine::models)
            .can(PLAYERS, MODEL, BY_INDEX, DEPTHS)),

    EXPECTIMINIMAX(of("expectiminimax", CHANCE, Paper.AIMA, "")
            .made("chance.Expectiminimax", (Unseeded) Expectiminimax::new)
            .can(WINDOW, RANGE)),
    STAR1(of("star1", CHANCE, Paper.BALLARD, "")
            .made("chance.Star1", (Unseeded) Star1::new)
            .can(WINDOW, RANGE)),
    STAR2(of("star2", CHANCE, Paper.BALLARD, "")
            .made("chance.Star2", (Unseeded) Star2::new)
            .can(WINDOW, RANGE)),
    DICE_SAMPLING(of("dice-sampling", CHANCE, Paper.AIMA, "exercise 6.8")
            .made("chance.DiceSampling", (Chance) DiceSampling::new)
            .can(SEEDED)),

    CHANCE_M_STAR(of("m*-chance", CHANCE_MODELS, Paper.OURS, "")
            .made("model.ChanceMStar", (ByTemperatures) ChanceMStar::new)
            .played((Duels) ModelEngines::chance)
            .can(MODEL, DEPTHS, TEMPERATURES)),

    PIMC(of("pimc", HIDDEN, Paper.GINSBERG, "")
            .made("hidden.Pimc", (ForAny) Pimc::new)
            .can(SEEDED)),
    IS_MCTS(of("is-mcts", HIDDEN, Paper.COWLING, "")
            .made("hidden.IsMcts", (Hidden) IsMcts::new)
            .can(EFFORT, SEEDED, HOLDS)),
    ALPHA_MU(of("alpha-mu", HIDDEN, Paper.CAZENAVE_VENTOS, "")
            .made("hidden.AlphaMu", (ForAny) AlphaMu::new)
            .can(SEEDED)),

    LEARN_DEPTH(of("learn-depth", Family.LEARNING, Paper.LEARNING_MODELS, "Figure 21")
            .made("learn.strategy.LearnDepth", new Elsewhere())),
    ENGINE(of("engine", Family.ENGINE, Paper.OURS, "")
            .made("engine.Engine", new Elsewhere())
            .can(TEMPERATURES));

    private final CatalogueEntry entry;

    Algorithm(CatalogueEntry entry) {
        this.entry = entry;
    }

    /** The algorithm of this name; an {@link InputException} lists the names there are. */
    public static Algorithm named(String name) {
        return find(name)
                .orElseThrow(() -> new InputException(
                        "unknown algorithm '" + name + "'; expected one of " + String.join(", ", names()) + "."));
    }

    public static Optional<Algorithm> find(String name) {
        return Arrays.stream(values())
                .filter(algorithm -> algorithm.entry.text.equals(name))
                .findFirst();
    }

    /** All names, in the order of the catalogue. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Algorithm::toString).toList();
    }

    public Family family() {
        return entry.family;
    }

    /** What it needs of a game. */
    public Requirements requirements() {
        return entry.family.requirements();
    }

    /** The class that it is read in, by package and name, below {@code org.outwit.core} unless it begins with a module. */
    public String listing() {
        return entry.listing;
    }

    /** How it is made; {@code kind} is what all of its family have, or those of it that answer in one way. */
    public <M extends Maker> M maker(Class<M> kind) {
        if (kind.isInstance(entry.maker)) return kind.cast(entry.maker);
        throw new IllegalArgumentException(this + " is not one of " + kind.getSimpleName() + ".");
    }

    /** Whether its maker is of this kind. */
    public boolean is(Class<? extends Maker> kind) {
        return kind.isInstance(entry.maker);
    }

    /** How the engine is made that plays games instead of it, if there is one of this kind. */
    public <E extends EngineMaker> Optional<E> engine(Class<E> kind) {
        return Optional.ofNullable(entry.engine).filter(kind::isInstance).map(kind::cast);
    }

    /** Why it plays no game at all. */
    Optional<String> onTreesOnly() {
        return Optional.ofNullable(entry.onTreesOnly);
    }

    /** Whether it values any position for its player, also where the other moves; one that proves, draws by lot or expects replies does not. */
    public boolean judges() {
        return entry.family != PROOF && !can(SEEDED) && !is(Averaged.class) && !is(Ranged.class);
    }

    public Paper paper() {
        return entry.paper;
    }

    /** Where in the paper; empty where it is the whole of it. */
    public String figure() {
        return entry.figure;
    }

    public Set<Trait> traits() {
        return Collections.unmodifiableSet(entry.traits);
    }

    public boolean can(Trait trait) {
        return entry.traits.contains(trait);
    }

    /** The keys of a question about a tree that mean something to it. */
    public Set<String> keys() {
        Set<String> keys = new HashSet<>(Set.of("depth"));
        if (entry.family != MANY_PLAYERS || can(BY_INDEX)) keys.add("player");
        for (Trait trait : entry.traits) keys.addAll(trait.keys());
        return keys;
    }

    /** The name that is typed. */
    @Override
    public String toString() {
        return entry.text;
    }
}
