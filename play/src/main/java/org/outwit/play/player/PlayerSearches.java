package org.outwit.play.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.outwit.core.bounds.SharedSums;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.EngineMaker;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.catalogue.Seats;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.game.Value;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.model.Beliefs;
import org.outwit.core.model.Prom;
import org.outwit.core.model.SafetyMargin;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.MultiPlayerSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.turn.Observation;
import org.outwit.play.resources.LentTable;

/** The searches of one player, listings or engines, as the catalogue makes them for the algorithm that {@link Suitability} has chosen. */
final class PlayerSearches<P extends Position> {

    /** The most nodes of one search that keeps them all; more would not fit into the memory. */
    private static final long MOST_HELD = 4_000_000;

    /** Bytes that a position takes in the table of df-pn. */
    private static final int PROOF_BYTES = 28;

    private final Game<P> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final Functions<P> functions;
    private final ModelPlayers models;
    private final EndgameTables<P> tables; // or null
    private final TasteTerm<P> taste; // null for none
    private LentTable table; // null where no search needs one

    PlayerSearches(
            Game<P> game,
            PlayerSpec player,
            PlayerSettings equipment,
            Functions<P> functions,
            ModelPlayers models,
            EndgameTables<P> tables,
            TasteTerm<P> taste) {
        this.game = game;
        this.player = player;
        this.equipment = equipment;
        this.functions = functions;
        this.models = models;
        this.tables = tables;
        this.taste = taste;
    }

    /** The table of the searches that were made, or null where they need none. */
    LentTable table() {
        return table;
    }

    /** Says that the searches need one, and lends it when they begin. */
    LentTable needTable() {
        table = equipment.resources().table(equipment.megabytes());
        return table;
    }

    /** {@code byEngine} says whether an engine for one level of modelling plays instead of the listing. */
    SearchMaker<P> of(Algorithm algorithm, boolean byEngine) {
        if (byEngine) return duel(algorithm);
        Strategy own = player.strategy();
        return switch (algorithm.family()) {
            case ENGINE -> engine(own);
            case DEPTH_FIRST, BEST_FIRST ->
                deepened(held(algorithm, twoPlayers(algorithm).of(setup())));
            case CHANCE -> chance(algorithm.maker(Maker.Chance.class));
            case PROOF -> undeepened(proof(algorithm));
            case MONTE_CARLO ->
                undeepened(new UctPlayer<>(
                        game,
                        algorithm.maker(Maker.Playouts.class),
                        functions.of(own),
                        equipment.megabytes(),
                        equipment.seed()));
            case MODELS, CHANCE_MODELS -> modelling(algorithm.maker(Maker.Modelling.class));
            case MANY_PLAYERS -> many(algorithm);
            case HIDDEN -> hidden(algorithm.maker(Maker.Hidden.class));
            case SELECTIVE, LEARNING -> throw new IllegalArgumentException(algorithm + " plays nothing.");
        };
    }

    /** Plays as the person in the file does. */
    SearchMaker<P> clone(Strategy own) {
        Function<Double, CloneSearch<P>> clones = models.clone(game, own);
        Random random = new Random(equipment.seed());
        return (root, viewer, progress) -> deepening(clones.apply(random.nextDouble()), progress);
    }

    private SearchMaker<P> engine(Strategy own) {
        PlayerEngine<P> engine = new PlayerEngine<>(game, functions.of(own), equipment, tables, needTable());
        return own.temperature().isPresent() ? engine.erring(own, taste) : engine;
    }

    private SearchMaker<P> duel(Algorithm algorithm) {
        List<Strategy> chain = player.chain().orElseThrow();
        return new PlayedDuel<>(algorithm, game, functions.player(chain), chain.get(1), equipment, models, needTable());
    }

    private Setup<P> setup() {
        return Setup.of(functions.of(player.strategy()));
    }

    private static Maker.TwoPlayers twoPlayers(Algorithm algorithm) {
        return algorithm.maker(Maker.TwoPlayers.class);
    }

    /** One that keeps its nodes stops before the memory is full. */
    private static <P extends Position> Search<P> held(Algorithm algorithm, Search<P> search) {
        if (!algorithm.can(Trait.GROWS)) return search;
        return (root, viewer, limits) ->
                search.search(root, viewer, limits.withNodes(Math.min(limits.nodes(), MOST_HELD)));
    }

    /**
     * A search by proof numbers. Where positions can come back it knows itself that this is a draw, and must not be confused by rules that
     * depend on the way there.
     */
    private Search<P> proof(Algorithm algorithm) {
        boolean loops = game.capabilities().loops();
        int positions = (int) Math.min(1 << 26, Math.max(1, ((long) equipment.megabytes() << 20) / PROOF_BYTES / 2));
        Search<P> search = held(algorithm, twoPlayers(algorithm).of(setup(), positions));
        return (root, viewer, limits) -> search.search(loops ? game.withoutDrawRules(root) : root, viewer, limits);
    }

    private SearchMaker<P> chance(Maker.Chance maker) {
        Evaluator<P> own = functions.of(player.strategy());
        ChanceSetup<P> setup = ChanceSetup.of(own, 1 - Value.INFINITY, Value.INFINITY - 1);
        ExpectedSearch<P> search = maker.of(setup, equipment.seed());
        Search<P> rounded =
                (root, viewer, limits) -> search.search(root, viewer, limits).rounded();
        if (player.strategy().temperature().isEmpty()) return deepened(rounded);
        return PlayerEngine.erring(game, player.strategy(), taste, rounded, equipment.seed());
    }

    private SearchMaker<P> modelling(Maker.Modelling maker) {
        List<Strategy> levels = player.chain().orElseGet(() -> List.of(player.strategy()));
        int unit = game.scale().unit();
        double[] temperatures = levels.stream()
                .mapToDouble(level ->
                        level.temperature().map(t -> t.doubleValue() * unit).orElse(0.0))
                .toArray();
        Beliefs<P> beliefs = new Beliefs<>(functions.player(levels), opponents(), temperatures);
        Evaluator<P> own = beliefs.player().evaluator();
        return (root, viewer, progress) -> deepening(safe(maker.playing(beliefs, root, viewer), own), progress);
    }

    private List<Prom.Opponent<P>> opponents() {
        List<Prom.Opponent<P>> opponents = new ArrayList<>();
        if (!(player instanceof Modelling modelling)) return opponents;
        if (modelling.model() instanceof MixtureSpec mixture) {
            for (MixtureSpec.Part part : mixture.parts()) {
                opponents.add(new Prom.Opponent<>(
                        part.probability().doubleValue(),
                        functions.player(part.player().chain().orElseThrow())));
            }
        } else {
            List<Strategy> levels = player.chain().orElseThrow();
            opponents.add(new Prom.Opponent<>(1, functions.player(levels.subList(1, levels.size()))));
        }
        return opponents;
    }

    /**
     * All players are judged by the player's own function or, in M*, by what the player believes about them. Engines play, which answer
     * what the listings do. A margin needs values of single moves, for which the listing of M* is asked.
     */
    private SearchMaker<P> many(Algorithm algorithm) {
        Evaluator<P> own = functions.of(player.strategy());
        Capabilities can = game.capabilities();
        IntFunction<MultiPlayer<P>> players =
                viewer -> Seats.player(MultiPlayerSpec.of(player, viewer, can.players()), functions::of);
        if (algorithm.is(Maker.Among.class) && equipment.margin().isPresent()) {
            Maker.Among maker = algorithm.maker(Maker.Among.class);
            return (root, viewer, progress) -> deepening(safe(maker.of(players.apply(viewer), null), own), progress);
        }
        // The same object for a seat in every turn, by which the table knows that it is the same player.
        Map<Integer, MultiPlayer<P>> known = new HashMap<>();
        Seats<P> seats = new Seats<>(
                can,
                Collections.nCopies(can.players(), own),
                algorithm.can(Trait.NEEDS_SUM) ? shared(algorithm, own) : null,
                viewer -> known.computeIfAbsent(viewer, players::apply));
        EngineMaker.Seated maker = algorithm.engine(EngineMaker.Seated.class).orElseThrow();
        LentTable lent = needTable();
        boolean opposed = can.players() == 2 && can.zeroSum(); // as the listings for two choose
        return (root, viewer, progress) -> {
            ManyPlayerEngine<P> engine = maker.of(seats, lent.get()).onProgress(progress);
            return opposed || equipment.exact() ? engine : engine.keepingMove();
        };
    }

    private SharedSum shared(Algorithm algorithm, Evaluator<P> own) {
        return SharedSums.of(game, own)
                .orElseThrow(() -> new InputException(algorithm + " needs to know what all values sum to, which "
                        + game.name() + (game.payoffs().isEmpty() ? " does not state" : " states of weighted sums only")
                        + "; use maxn or paranoid."));
    }

    private SearchMaker<P> hidden(Maker.Hidden maker) {
        if (!(game instanceof HiddenGame<P> eyes)) throw new IllegalArgumentException(game.name() + " hides nothing.");
        HiddenSearch<P> search = maker.of(eyes, functions.of(player.strategy()), equipment.seed());
        return new SearchMaker<>() {
            @Override
            public Search<P> from(P root, int viewer, Consumer<Result> progress) {
                throw new IllegalStateException("This search is for what a player sees, not for a position.");
            }

            @Override
            public Result shown(Observation.Shown<P> shown, Limits limits) {
                return search.search(shown.sight(), shown.worlds(), limits).rounded();
            }
        };
    }

    private Search<P> safe(Search<P> search, Evaluator<P> evaluator) {
        OptionalInt margin = equipment.margin(game);
        return margin.isEmpty() ? search : new SafetyMargin<>(search, evaluator, margin.getAsInt());
    }

    /** A search that decides itself how deep it goes, and reports once. */
    private static <P extends Position> SearchMaker<P> undeepened(Search<P> search) {
        return (root, viewer, progress) -> reporting(search, progress);
    }

    private static <P extends Position> SearchMaker<P> deepened(Search<P> search) {
        return (root, viewer, progress) -> deepening(search, progress);
    }

    /** Deepens a search and reports every depth. */
    static <P extends Position> Search<P> deepening(Search<P> search, Consumer<Result> progress) {
        return new Deepening<>(reporting(search, progress));
    }

    private static <P extends Position> Search<P> reporting(Search<P> search, Consumer<Result> progress) {
        return (root, viewer, limits) -> {
            Result result = search.search(root, viewer, limits);
            if (result.isKnown()) progress.accept(result);
            return result;
        };
    }
}
