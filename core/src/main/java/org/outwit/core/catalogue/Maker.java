package org.outwit.core.catalogue;

import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import org.outwit.core.bestfirst.Gsearch;
import org.outwit.core.bestfirst.PseudoTerminals;
import org.outwit.core.bestfirst.Rsearch;
import org.outwit.core.bestfirst.SelectionRule;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.core.game.SightKey;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AverageSearch;
import org.outwit.core.model.Beliefs;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.Oracle;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.montecarlo.Uct;
import org.outwit.core.montecarlo.UctSettings;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.multi.Paranoid;
import org.outwit.core.multi.VectorSearch;
import org.outwit.core.proof.DfPn;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.Setup;
import org.outwit.core.selective.ConspiracySearch;
import org.outwit.core.selective.ValueDistributions;

/**
 * How an algorithm is made. What extends this directly is a kind of algorithm: what it is made of, and how it answers. What extends a kind
 * has the parameters of a constructor, so that a constant of the catalogue is made by {@code (TwoPlayers) AlphaBeta::new}; a reference fits
 * a generic method where a lambda does not.
 */
public sealed interface Maker {

    /** Made by players, because it needs a game and a table, or by those who learn. */
    record Elsewhere() implements Maker {}

    /** Finds the minimax value, or a decision by it. */
    non-sealed interface TwoPlayers extends Maker {
        <P extends Position> Search<P> of(Setup<P> setup);

        /** Begins local searches at pseudo-terminals, where it can ({@link Trait#LOCAL}). */
        default <P extends Position> Search<P> of(Setup<P> setup, PseudoTerminals<P> local) {
            return of(setup);
        }

        /** Makes a search that keeps this many positions in its table, where it has one. */
        default <P extends Position> Search<P> of(Setup<P> setup, int positions) {
            return of(setup);
        }
    }

    interface Local extends TwoPlayers {
        @Override
        <P extends Position> Search<P> of(Setup<P> setup, PseudoTerminals<P> local);

        @Override
        default <P extends Position> Search<P> of(Setup<P> setup) {
            return of(setup, PseudoTerminals.none());
        }
    }

    interface WithTable extends TwoPlayers {
        @Override
        <P extends Position> Search<P> of(Setup<P> setup, int positions);

        @Override
        default <P extends Position> Search<P> of(Setup<P> setup) {
            return of(setup, DfPn.USUAL_TABLE);
        }
    }

    /** The framework of Pijls and de Bruin with a rule. */
    record Framework(SelectionRule rule) implements TwoPlayers {
        @Override
        public <P extends Position> Search<P> of(Setup<P> setup) {
            return new Gsearch<>(setup, rule);
        }

        @Override
        public <P extends Position> Search<P> of(Setup<P> setup, PseudoTerminals<P> local) {
            return new Rsearch<>(setup, rule, local);
        }
    }

    /** Decides, knowing how wrong the function may be. */
    non-sealed interface WithError extends Maker {
        <P extends Position> Search<P> of(Setup<P> setup, double error);
    }

    /** Says how many leaves that are wrong together it withstands. */
    non-sealed interface Conspiracies extends Maker {
        <P extends Position> ConspiracySearch<P> of(Setup<P> setup, int feared);
    }

    /** Says how likely values are. */
    non-sealed interface Distributions extends Maker {
        <P extends Position> ValueDistributions<P> of(Setup<P> setup, ToIntFunction<P> error);
    }

    /** Plays games at random. */
    non-sealed interface Playouts extends Maker {
        <P extends Position> Uct<P> of(Setup<P> setup, UctSettings settings);
    }

    /** Averages where dice move. */
    non-sealed interface Chance extends Maker {
        <P extends Position> ExpectedSearch<P> of(ChanceSetup<P> setup, long seed);
    }

    interface Unseeded extends Chance {
        <P extends Position> ExpectedSearch<P> of(ChanceSetup<P> setup);

        @Override
        default <P extends Position> ExpectedSearch<P> of(ChanceSetup<P> setup, long seed) {
            return of(setup);
        }
    }

    /** Searches with a model of the opponent. */
    sealed interface Modelling extends Maker {

        /** The search as it plays from this root: of a range the low end counts, and an average is rounded. */
        <P extends Position> Search<P> playing(Beliefs<P> beliefs, P root, int viewer);
    }

    /** Answers with a value. */
    non-sealed interface Valued extends Modelling {
        <P extends Position> Search<P> of(Beliefs<P> beliefs);

        @Override
        default <P extends Position> Search<P> playing(Beliefs<P> beliefs, P root, int viewer) {
            return of(beliefs.bounded(SumBounds.of(beliefs.player().sumsBelow(root, viewer))));
        }
    }

    interface ByPlayer extends Valued {
        <P extends Position> Search<P> of(Player<P> player, SearchListener<P> listener);

        @Override
        default <P extends Position> Search<P> of(Beliefs<P> beliefs) {
            return of(beliefs.player(), beliefs.listener());
        }
    }

    interface BySums extends Valued {
        <P extends Position> Search<P> of(Player<P> player, SumBounds sums, SearchListener<P> listener);

        @Override
        default <P extends Position> Search<P> of(Beliefs<P> beliefs) {
            return of(beliefs.player(), beliefs.sums(), beliefs.listener());
        }
    }

    interface ByOracle extends Valued {
        <P extends Position> Search<P> of(Evaluator<P> evaluator, Oracle<P> oracle, SearchListener<P> listener);

        @Override
        default <P extends Position> Search<P> of(Beliefs<P> beliefs) {
            return of(beliefs.player().evaluator(), beliefs.oracle(), beliefs.listener());
        }
    }

    /** Answers with a range. */
    non-sealed interface Ranged extends Modelling {
        <P extends Position> MStarEpsilon<P> of(Player<P> player, SearchListener<P> listener);

        @Override
        default <P extends Position> Search<P> playing(Beliefs<P> beliefs, P root, int viewer) {
            MStarEpsilon<P> search = of(beliefs.player(), beliefs.listener());
            return (from, who, limits) -> search.search(from, who, limits).atLeast(limits.depth());
        }
    }

    /** Answers with an average. */
    non-sealed interface Averaged extends Modelling {
        <P extends Position> AverageSearch<P> of(Beliefs<P> beliefs);

        @Override
        default <P extends Position> Search<P> playing(Beliefs<P> beliefs, P root, int viewer) {
            AverageSearch<P> search = of(beliefs);
            return (from, who, limits) -> search.search(from, who, limits).rounded(limits.depth());
        }
    }

    interface ByTemperatures extends Averaged {
        <P extends Position> AverageSearch<P> of(Player<P> player, double[] temperatures, SearchListener<P> listener);

        @Override
        default <P extends Position> AverageSearch<P> of(Beliefs<P> beliefs) {
            return of(beliefs.player(), beliefs.temperatures(), beliefs.listener());
        }
    }

    interface ByMixture extends Averaged {
        <P extends Position> AverageSearch<P> of(
                Evaluator<P> evaluator, List<Prom.Opponent<P>> opponents, SearchListener<P> listener);

        @Override
        default <P extends Position> AverageSearch<P> of(Beliefs<P> beliefs) {
            return of(beliefs.player().evaluator(), beliefs.opponents(), beliefs.listener());
        }
    }

    /** Finds what a position is worth to everybody. */
    non-sealed interface Vectors extends Maker {
        <P extends Position> VectorSearch<P> of(
                List<Evaluator<P>> functions, int sum, int least, SearchListener<P> listener);
    }

    interface Unpruned extends Vectors {
        <P extends Position> VectorSearch<P> of(List<Evaluator<P>> functions, SearchListener<P> listener);

        @Override
        default <P extends Position> VectorSearch<P> of(
                List<Evaluator<P>> functions, int sum, int least, SearchListener<P> listener) {
            return of(functions, listener);
        }
    }

    /** Finds what a position is worth to one viewer among many. */
    sealed interface Viewed extends Maker {

        /** Function j is that of player j, and everybody knows it. */
        <P extends Position> Search<P> of(List<Evaluator<P>> functions, int viewer, SearchListener<P> listener);
    }

    non-sealed interface Alone extends Viewed {
        <P extends Position> Search<P> of(List<Evaluator<P>> functions, SearchListener<P> listener);

        @Override
        default <P extends Position> Search<P> of(
                List<Evaluator<P>> functions, int viewer, SearchListener<P> listener) {
            return of(functions, listener);
        }
    }

    non-sealed interface Among extends Viewed {
        <P extends Position> Search<P> of(MultiPlayer<P> player, SearchListener<P> listener);

        @Override
        default <P extends Position> Search<P> of(
                List<Evaluator<P>> functions, int viewer, SearchListener<P> listener) {
            return of(MultiPlayer.knowingAll(functions, viewer), listener);
        }
    }

    /** Sees what a player sees. */
    non-sealed interface Hidden extends Maker {
        <P extends Position> HiddenSearch<P> of(HiddenSetup<P> setup, int players);

        /** Makes a search with the game's own values of worlds, where it has any, and its partners. */
        default <P extends Position> HiddenSearch<P> of(HiddenGame<P> game, Evaluator<P> evaluator, long seed) {
            int players = game.capabilities().players();
            int worlds = HiddenSetup.USUAL_WORLDS;
            HiddenSetup<P> setup = game.clairvoyant()
                    .map(values -> HiddenSetup.valued(game, values, evaluator, worlds, seed))
                    .orElseGet(() ->
                            new HiddenSetup<>(game, game, clairvoyant(evaluator, players), evaluator, worlds, seed));
            return of(setup, players);
        }

        /** {@code players} take part in the game, each for themselves, and worlds are valued by a search. */
        default <P extends Position> HiddenSearch<P> of(
                SightKey<P> eyes, Evaluator<P> evaluator, int players, long seed) {
            Search<P> search = clairvoyant(evaluator, players);
            return of(new HiddenSetup<>(eyes, search, evaluator, HiddenSetup.USUAL_WORLDS, seed), players);
        }

        /** With all cards seen: alpha-beta, and among more than two the same against all others, which is paranoid. */
        private static <P extends Position> Search<P> clairvoyant(Evaluator<P> evaluator, int players) {
            if (players <= 2) return new AlphaBeta<>(Setup.of(evaluator));
            return new Paranoid<>(Collections.nCopies(players, evaluator), null);
        }
    }

    interface ForAny extends Hidden {
        <P extends Position> HiddenSearch<P> of(HiddenSetup<P> setup);

        @Override
        default <P extends Position> HiddenSearch<P> of(HiddenSetup<P> setup, int players) {
            return of(setup);
        }
    }
}
