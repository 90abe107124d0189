package org.outwit.trees;

import java.util.HashSet;
import java.util.Set;
import org.outwit.core.bestfirst.DualSss2;
import org.outwit.core.bestfirst.DualSssStar;
import org.outwit.core.bestfirst.Maxsearch;
import org.outwit.core.bestfirst.Minsearch;
import org.outwit.core.bestfirst.PseudoTerminals;
import org.outwit.core.bestfirst.Rsearch;
import org.outwit.core.bestfirst.SelectionRule;
import org.outwit.core.bestfirst.Sss2;
import org.outwit.core.bestfirst.SssStar;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.minimax.MtdF;
import org.outwit.core.minimax.Pvs;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;

/** The two-player searches by name, and what each of them can be told besides function and depth. */
enum Listing {
    MINIMAX("minimax"),
    ALPHA_BETA("alpha-beta", Trait.WINDOW, Trait.INFORMED),
    PVS("pvs", Trait.WINDOW),
    MTD_F("mtd-f", Trait.HOLDS),
    GSEARCH_ALPHA_BETA("gsearch-alpha-beta", Trait.WINDOW, Trait.STRIDE, Trait.INFORMED, Trait.HOLDS, Trait.RESTARTS),
    MAXSEARCH("maxsearch", Trait.WINDOW, Trait.STRIDE, Trait.INFORMED, Trait.HOLDS),
    MINSEARCH("minsearch", Trait.WINDOW, Trait.STRIDE, Trait.INFORMED, Trait.HOLDS),
    H_STAR_STAR("h**", Trait.WINDOW, Trait.STRIDE, Trait.INFORMED, Trait.HOLDS, Trait.RESTARTS),
    SSS_STAR("sss*", Trait.HOLDS, Trait.RESTARTS),
    SSS_2("sss-2", Trait.INFORMED, Trait.HOLDS),
    DUAL_SSS_STAR("dual-sss*", Trait.HOLDS, Trait.RESTARTS),
    DUAL_SSS_2("dual-sss-2", Trait.INFORMED, Trait.HOLDS);

    private enum Trait {
        /** It can be asked within a window. */
        WINDOW,
        /** It can start local searches at pseudo-terminals. */
        STRIDE,
        /** It trusts known bounds. */
        INFORMED,
        /** It keeps nodes in memory, and says how many. */
        HOLDS,
        /** It goes down from the root to every node that it develops. */
        RESTARTS
    }

    final String algorithm;
    private final Set<Trait> traits;

    Listing(String algorithm, Trait... traits) {
        this.algorithm = algorithm;
        this.traits = Set.of(traits);
    }

    /** The keys of a question that mean something to it. */
    Set<String> keys() {
        Set<String> keys = new HashSet<>(Set.of("player", "depth"));
        if (traits.contains(Trait.WINDOW)) keys.add("window");
        if (traits.contains(Trait.STRIDE)) keys.add("stride");
        return keys;
    }

    boolean isInformed() {
        return traits.contains(Trait.INFORMED);
    }

    boolean restarts() {
        return traits.contains(Trait.RESTARTS);
    }

    boolean holdsNodes() {
        return traits.contains(Trait.HOLDS);
    }

    /** The search. Gsearch is Rsearch without pseudo-terminals, so the two need not be told apart. */
    <P extends Position> Search<P> search(Setup<P> setup, PseudoTerminals<P> pseudoTerminals) {
        return switch (this) {
            case MINIMAX -> new Minimax<>(setup);
            case ALPHA_BETA -> new AlphaBeta<>(setup);
            case PVS -> new Pvs<>(setup);
            case MTD_F -> new MtdF<>(setup);
            case GSEARCH_ALPHA_BETA -> new Rsearch<>(setup, SelectionRule.LEFTMOST, pseudoTerminals);
            case MAXSEARCH -> new Maxsearch<>(setup, pseudoTerminals);
            case MINSEARCH -> new Minsearch<>(setup, pseudoTerminals);
            case H_STAR_STAR -> new Rsearch<>(setup, SelectionRule.H_STAR_STAR, pseudoTerminals);
            case SSS_STAR -> new SssStar<>(setup);
            case SSS_2 -> new Sss2<>(setup);
            case DUAL_SSS_STAR -> new DualSssStar<>(setup);
            case DUAL_SSS_2 -> new DualSss2<>(setup);
        };
    }
}
