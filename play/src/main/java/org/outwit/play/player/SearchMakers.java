package org.outwit.play.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.ManyPlayerListings;
import org.outwit.core.catalogue.ModelListings;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
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

/** Makes the searches by which one player plays, listing or engine, for the algorithm that {@link Suitability} found to fit. */
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
            case MODELS -> byEngine ? engines.modelling(algorithm, functions.mind(chain())) : model(algorithm);
            case LEARNING -> throw new IllegalArgumentException(algorithm + " plays nothing.");
        };
    }

    private SearchMaker<P> model(Algorithm algorithm) {
        return switch (algorithm) {
            case EPSILON, QUANTAL, PROM -> averaging(algorithm);
            default -> modelling(algorithm, functions.mind(chain()));
        };
    }

    private SearchMaker<P> plain(Algorithm algorithm) {
        EvaluationTimeout alarm = new EvaluationTimeout();
        Evaluator<P> own = alarm.watching(functions.of(player.strategy()));
        Search<P> search =
                algorithm.family() == Family.CHANCE ? Listings.chance(algorithm, own) : Listings.plain(algorithm, own);
        Search<P> ended = alarm.around(search);
        return (root, viewer, progress) -> deepening(ended, progress);
    }

    private SearchMaker<P> averaging(Algorithm algorithm) {
        EvaluationTimeout alarm = new EvaluationTimeout();
        Search<P> search = switch (algorithm) {
            case EPSILON -> Listings.epsilon(watched(functions.mind(chain()), alarm));
            case QUANTAL -> Listings.quantal(watched(functions.mind(chain()), alarm), temperatures());
            default -> Listings.prom(alarm.watching(functions.of(player.strategy())), opponents(alarm));
        };
        Search<P> ended = alarm.around(search);
        return (root, viewer, progress) -> deepening(ended, progress);
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

    private List<Prom.Opponent<P>> opponents(EvaluationTimeout alarm) {
        Modelling modelling = (Modelling) player;
        List<Prom.Opponent<P>> opponents = new ArrayList<>();
        if (modelling.model() instanceof MixtureSpec mixture) {
            for (MixtureSpec.Share share : mixture.shares()) {
                opponents.add(new Prom.Opponent<>(share.probability().doubleValue(), opponent(share.player(), alarm)));
            }
        } else {
            opponents.add(new Prom.Opponent<>(1, opponent((PlayerSpec) modelling.model(), alarm)));
        }
        return opponents;
    }

    private Player<P> opponent(PlayerSpec opponent, EvaluationTimeout alarm) {
        return watched(functions.mind(opponent.chain().orElseThrow()), alarm);
    }

    private SearchMaker<P> modelling(Algorithm algorithm, Player<P> mind) {
        EvaluationTimeout alarm = new EvaluationTimeout();
        Player<P> watched = watched(mind, alarm);
        return (root, viewer, progress) -> {
            SumBounds sums = SumBounds.of(Listings.sums(root, viewer, mind));
            Search<P> search = ModelListings.of(algorithm, watched, sums, null);
            return deepening(alarm.around(safe(search, watched.evaluator())), progress);
        };
    }

    /** Everybody is judged by the player's own function, or, for M*, by what the player believes of them. */
    private SearchMaker<P> many(Algorithm algorithm) {
        EvaluationTimeout alarm = new EvaluationTimeout();
        int players = game.capabilities().players();
        if (algorithm == Algorithm.M_STAR_MULTI) {
            return (root, viewer, progress) -> {
                MultiPlayer<P> mind = ManyPlayerListings.player(
                        MultiPlayerSpec.of(player, viewer, players), each -> alarm.watching(functions.of(each)));
                return deepening(alarm.around(new MStarMulti<>(mind)), progress);
            };
        }
        Evaluator<P> own = alarm.watching(functions.of(player.strategy()));
        return (root, viewer, progress) -> deepening(
                alarm.around(ManyPlayerListings.viewed(algorithm, Collections.nCopies(players, own), viewer, null)),
                progress);
    }

    private Search<P> safe(Search<P> search, Evaluator<P> evaluator) {
        return equipment.margin().isEmpty() ? search : new SafetyMargin<>(search, evaluator, engines.margin());
    }

    private static <P extends Position> Player<P> watched(Player<P> mind, EvaluationTimeout alarm) {
        Player<P> model = mind.model() == null ? null : watched(mind.model(), alarm);
        return new Player<>(alarm.watching(mind.evaluator()), mind.depth(), mind.error(), model);
    }

    /** Core's deepening, which tells nothing, around a search that tells. */
    static <P extends Position> Search<P> deepening(Search<P> search, Consumer<Result> progress) {
        return new Deepening<>((root, viewer, limits) -> {
            Result result = search.search(root, viewer, limits);
            if (result.isKnown()) progress.accept(result);
            return result;
        });
    }
}
