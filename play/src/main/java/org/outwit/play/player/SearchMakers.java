package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.HiddenListings;
import org.outwit.core.catalogue.ManyPlayerListings;
import org.outwit.core.catalogue.ModelListings;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.model.SafetyMargin;
import org.outwit.core.multi.MStarMulti;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.MultiPlayerSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.play.resources.LentTable;

/** Makes the searches of one player, listings or engines, for the algorithm that {@link Suitability} has chosen. */
final class SearchMakers<P extends Position> {

    private final Game<P> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final Functions<P> functions;
    private final EngineMakers<P> engines;

    SearchMakers(
            Game<P> game,
            PlayerSpec player,
            PlayerSettings equipment,
            Functions<P> functions,
            EngineMakers<P> engines) {
        this.game = game;
        this.player = player;
        this.equipment = equipment;
        this.functions = functions;
        this.engines = engines;
    }

    /** {@code byEngine} says whether an engine plays instead of the listing. */
    SearchMaker<P> of(Algorithm algorithm, boolean byEngine) {
        Strategy own = player.strategy();
        return switch (algorithm.family()) {
            case ENGINE -> own.temperature().isPresent() ? engines.erring(own) : engines.plain(own);
            case DEPTH_FIRST, BEST_FIRST, CHANCE -> plain(algorithm);
            case MANY_PLAYERS -> many(algorithm);
            case CHANCE_MODELS -> byEngine ? engines.rolling(functions.player(chain())) : averaging(algorithm);
            case MODELS -> byEngine ? engines.modelling(algorithm, functions.player(chain())) : model(algorithm);
            case PROOF -> {
                Evaluator<P> ends = functions.of(own);
                yield undeepened(Listings.proof(game, algorithm, ends, equipment.megabytes()));
            }
            case MONTE_CARLO ->
                undeepened(
                        new UctPlayer<>(game, algorithm, functions.of(own), equipment.megabytes(), equipment.seed()));
            case HIDDEN -> hidden(algorithm);
            case SELECTIVE, LEARNING -> throw new IllegalArgumentException(algorithm + " plays nothing.");
        };
    }

    private SearchMaker<P> hidden(Algorithm algorithm) {
        if (!(game instanceof HiddenGame<P> eyes)) throw new IllegalArgumentException(game.name() + " hides nothing.");
        Evaluator<P> own = functions.of(player.strategy());
        return new HiddenMaker<>(HiddenListings.of(algorithm, eyes, own, equipment.seed()));
    }

    /** A search that decides itself how deep it goes, and reports once. */
    private static <P extends Position> SearchMaker<P> undeepened(Search<P> search) {
        return (root, viewer, progress) -> (from, who, limits) -> {
            Result result = search.search(from, who, limits);
            if (result.isKnown()) progress.accept(result);
            return result;
        };
    }

    private SearchMaker<P> model(Algorithm algorithm) {
        return switch (algorithm) {
            case EPSILON, QUANTAL, PROM -> averaging(algorithm);
            default -> modelling(algorithm, functions.player(chain()));
        };
    }

    private SearchMaker<P> plain(Algorithm algorithm) {
        Evaluator<P> own = functions.of(player.strategy());
        Search<P> search = algorithm.family() == Family.CHANCE
                ? Listings.chance(algorithm, own, equipment.seed())
                : Listings.plain(algorithm, own);
        if (player.strategy().temperature().isPresent()) return engines.erring(player.strategy(), search);
        return (root, viewer, progress) -> deepening(search, progress);
    }

    private SearchMaker<P> averaging(Algorithm algorithm) {
        Evaluator<P> own = functions.of(player.strategy());
        Search<P> search = switch (algorithm) {
            case EPSILON -> Listings.epsilon(functions.player(chain()));
            case QUANTAL -> Listings.quantal(functions.player(chain()), temperatures());
            case CHANCE_M_STAR -> Listings.rolling(functions.player(chain()), temperatures());
            default -> Listings.prom(own, opponents());
        };
        Search<P> safe = safe(search, own);
        return (root, viewer, progress) -> deepening(safe, progress);
    }

    private List<Strategy> chain() {
        return player.chain().orElseThrow();
    }

    private double[] temperatures() {
        int unit = game.scale().unit();
        return chain().stream()
                .mapToDouble(level ->
                        level.temperature().map(t -> t.doubleValue() * unit).orElse(0.0))
                .toArray();
    }

    private List<Prom.Opponent<P>> opponents() {
        Modelling modelling = (Modelling) player;
        List<Prom.Opponent<P>> opponents = new ArrayList<>();
        if (modelling.model() instanceof MixtureSpec mixture) {
            for (MixtureSpec.Share share : mixture.shares()) {
                opponents.add(new Prom.Opponent<>(share.probability().doubleValue(), opponent(share.player())));
            }
        } else {
            opponents.add(new Prom.Opponent<>(1, opponent((PlayerSpec) modelling.model())));
        }
        return opponents;
    }

    private Player<P> opponent(PlayerSpec opponent) {
        return functions.player(opponent.chain().orElseThrow());
    }

    private SearchMaker<P> modelling(Algorithm algorithm, Player<P> searcher) {
        return (root, viewer, progress) -> {
            SumBounds sums = SumBounds.of(Listings.sums(root, viewer, searcher));
            Search<P> search = ModelListings.of(algorithm, searcher, sums, null);
            return deepening(safe(search, searcher.evaluator()), progress);
        };
    }

    /**
     * All players are judged by the player's own function or, in M*, by what the player believes about them. Engines play, which answer
     * what the listings do. A margin needs values of single moves, for which the listing of M* is asked.
     */
    private SearchMaker<P> many(Algorithm algorithm) {
        if (algorithm == Algorithm.M_STAR_MULTI && equipment.margin().isPresent()) return manyWithMargin();
        Evaluator<P> own = functions.of(player.strategy());
        ManyPlayerEngines<P> makes = new ManyPlayerEngines<>(game, player, functions);
        LentTable lent = engines.needTable();
        makes.check(algorithm, own);
        Capabilities can = game.capabilities();
        boolean opposed = can.players() == 2 && can.zeroSum(); // as the listings for two choose
        return (root, viewer, progress) -> {
            ManyPlayerEngine<P> engine =
                    makes.engine(algorithm, own, lent.get()).onProgress(progress);
            return opposed || equipment.exact() ? engine : engine.keepingMove();
        };
    }

    private SearchMaker<P> manyWithMargin() {
        Evaluator<P> own = functions.of(player.strategy());
        int players = game.capabilities().players();
        return (root, viewer, progress) -> {
            MultiPlayer<P> searcher =
                    ManyPlayerListings.player(MultiPlayerSpec.of(player, viewer, players), functions::of);
            return deepening(safe(new MStarMulti<>(searcher), own), progress);
        };
    }

    private Search<P> safe(Search<P> search, Evaluator<P> evaluator) {
        return equipment.margin().isEmpty() ? search : new SafetyMargin<>(search, evaluator, engines.margin());
    }

    /** Deepens a search and reports every depth. */
    static <P extends Position> Search<P> deepening(Search<P> search, Consumer<Result> progress) {
        return new Deepening<>((root, viewer, limits) -> {
            Result result = search.search(root, viewer, limits);
            if (result.isKnown()) progress.accept(result);
            return result;
        });
    }
}
