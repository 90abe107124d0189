package org.outwit.core.catalogue;

import org.outwit.core.bestfirst.DualSss2;
import org.outwit.core.bestfirst.DualSssStar;
import org.outwit.core.bestfirst.Gsearch;
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
import org.outwit.core.proof.DfPn;
import org.outwit.core.proof.ProofNumberSearch;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;

/** Makes the searches that return the minimax value. */
public final class TwoPlayerListings {

    private TwoPlayerListings() {}

    public static <P extends Position> Search<P> of(Algorithm algorithm, Setup<P> setup) {
        return switch (algorithm) {
            case MINIMAX -> new Minimax<>(setup);
            case ALPHA_BETA -> new AlphaBeta<>(setup);
            case PVS -> new Pvs<>(setup);
            case MTD_F -> new MtdF<>(setup);
            case GSEARCH_ALPHA_BETA -> new Gsearch<>(setup, SelectionRule.LEFTMOST);
            case MAXSEARCH -> new Maxsearch<>(setup);
            case MINSEARCH -> new Minsearch<>(setup);
            case H_STAR_STAR -> new Gsearch<>(setup, SelectionRule.H_STAR_STAR);
            case SSS_STAR -> new SssStar<>(setup);
            case SSS_2 -> new Sss2<>(setup);
            case DUAL_SSS_STAR -> new DualSssStar<>(setup);
            case DUAL_SSS_2 -> new DualSss2<>(setup);
            case PN -> new ProofNumberSearch<>(setup);
            case DF_PN -> new DfPn<>(setup);
            default -> throw new IllegalArgumentException(algorithm + " is no search for the minimax value.");
        };
    }

    /** Makes searches that begin local ones at pseudo-terminals; those that cannot ({@link Trait#LOCAL}) have none. */
    public static <P extends Position> Search<P> of(Algorithm algorithm, Setup<P> setup, PseudoTerminals<P> local) {
        return switch (algorithm) {
            case GSEARCH_ALPHA_BETA -> new Rsearch<>(setup, SelectionRule.LEFTMOST, local);
            case MAXSEARCH -> new Maxsearch<>(setup, local);
            case MINSEARCH -> new Minsearch<>(setup, local);
            case H_STAR_STAR -> new Rsearch<>(setup, SelectionRule.H_STAR_STAR, local);
            default -> of(algorithm, setup);
        };
    }
}
