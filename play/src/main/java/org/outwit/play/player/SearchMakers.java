package org.outwit.play.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.ManyPlayerListings;
import org.outwit.core.catalogue.ModelListings;
import org.outwit.core.endgame.Tables;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
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

/** Makes the searches by which one player plays, each for the algorithm that {@link Suitability} found to fit. */
final class SearchMakers<P extends Position> {

    private final Game<P> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final Functions<P> functions;
    private final ModelPlayers models;
    private final Tables<P> tables; // or null
    private LentTable table; // null where the search needs none
    private Engine<P> engine; // made with the first search, when its table is borrowed

    SearchMakers(
            Game<P> game,
            PlayerSpec player,
            PlayerSettings equipment,
            Functions<P> functions,
            ModelPlayers models,
            Tables<P> tables) {
        this.game = game;
        this.player = player;
        this.equipment = equipment;
        this.functions = functions;
        this.models = models;
        this.tables = tables;
    }

    /** {@code byEngine} says whether an engine plays instead of the listing. */
    SearchMaker<P> of(Algorithm algorithm, boolean byEngine) {
        Strategy own = player.strategy();
        return switch (algorithm.family()) {
            case ENGINE -> own.temperature().isPresent() ? erring(own) : engine(own);
            case DEPTH_FIRST, BEST_FIRST, CHANCE -> plain(algorithm);
            case MANY_PLAYERS -> many(algorithm);
            case MODELS -> byEngine ? modelEngine(algorithm, functions.mind(chain())) : model(algorithm);
            case LEARNING -> throw new IllegalArgumentException(algorithm + " plays nothing.");
        };
    }

    private SearchMaker<P> model(Algorithm algorithm) {
        return switch (algorithm) {
            case EPSILON, QUANTAL, PROM -> averaging(algorithm);
            default -> modelling(algorithm, functions.mind(chain()));
        };
    }

    /** The table of the searches that were made, or null where they need none. */
    LentTable table() {
        return table;
    }

    private LentTable needTable() {
        table = equipment.resources().table(equipment.megabytes());
        return table;
    }

    private Engine<P> plainEngine(Evaluator<P> own) {
        if (engine != null) return engine;
        Engine<P> plain = new Engine<>(game, own, table.get());
        if (equipment.threads() > 1) {
            plain = plain.onThreads(equipment.threads(), equipment.resources().executor());
        }
        // A win has to count its plies even here, or a slow one would pass for as good as the fastest.
        engine = equipment.exact() ? plain.with(Set.of(Technique.SHORTER_WIN)) : plain;
        return engine;
    }

    private SearchMaker<P> engine(Strategy strategy) {
        Evaluator<P> own = functions.of(strategy);
        needTable();
        return (root, viewer, progress) -> {
            Engine<P> plain = plainEngine(own).onProgress(progress);
            return tables == null ? plain : plain.withTablebase(tables);
        };
    }

    private SearchMaker<P> erring(Strategy own) {
        Evaluator<P> evaluator = functions.of(own);
        needTable();
        double temperature =
                own.temperature().orElseThrow().doubleValue() * game.scale().unit();
        Random random = new Random(equipment.seed());
        return (root, viewer, progress) ->
                deepening(new QuantalChoice<>(plainEngine(evaluator), temperature, random.nextDouble()), progress);
    }

    /** Plays as the person in the file does. */
    SearchMaker<P> clone(Strategy own) {
        Function<Double, CloneSearch<P>> clones = models.clone(game, own);
        Random random = new Random(equipment.seed());
        return (root, viewer, progress) -> deepening(clones.apply(random.nextDouble()), progress);
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

    /** One level of modelling is played by the engines made for it. */
    private SearchMaker<P> modelEngine(Algorithm algorithm, Player<P> mind) {
        LentTable lent = needTable();
        return algorithm == Algorithm.ALPHA_BETA_STAR
                ? (root, viewer, progress) ->
                        modelEngine(mind, root, viewer, lent.get()).onProgress(progress)
                : (root, viewer, progress) ->
                        nextReply(mind, lent.get()).margin(margin()).onProgress(progress);
    }

    /** People are predicted; whoever is written down searches as an engine does. */
    private NextReplyEngine<P> nextReply(Player<P> mind, TranspositionTable table) {
        Strategy theirs = chain().get(1);
        return ModelPlayers.isModel(theirs.function()) && !theirs.negated()
                ? new NextReplyEngine<>(game, mind.evaluator(), models.predictor(game, theirs), table)
                : new NextReplyEngine<>(game, mind, table).facing(Technique.ALL);
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

    /** Where the game says what decided games are worth the engine bounds sums by itself, node by node. */
    private ModelEngine<P> modelEngine(Player<P> mind, P root, int viewer, TranspositionTable table) {
        ModelEngine<P> engine = game.tactics().winThreshold() == Tactics.NEVER_WON
                ? new ModelEngine<>(
                        game, mind, Listings.sums(root, viewer, mind).get(0), table)
                : new ModelEngine<>(game, mind, table);
        ModelEngine<P> safe = engine.margin(margin());
        // However they are written, as players they search with techniques; a model without them would be wrong.
        return equipment.exact() ? safe : safe.with(Technique.ALL).facing(Technique.ALL);
    }

    private Search<P> safe(Search<P> search, Evaluator<P> evaluator) {
        return equipment.margin().isEmpty() ? search : new SafetyMargin<>(search, evaluator, margin());
    }

    /** In the values of searches; where none is asked for, one that is never reached. */
    private int margin() {
        OptionalDouble margin = equipment.margin();
        return margin.isEmpty() ? Integer.MAX_VALUE : game.scale().value(margin.getAsDouble());
    }

    private static <P extends Position> Player<P> watched(Player<P> mind, EvaluationTimeout alarm) {
        Player<P> model = mind.model() == null ? null : watched(mind.model(), alarm);
        return new Player<>(alarm.watching(mind.evaluator()), mind.depth(), mind.error(), model);
    }

    /** Core's deepening, which tells nothing, around a search that tells. */
    private static <P extends Position> Search<P> deepening(Search<P> search, Consumer<Result> progress) {
        return new Deepening<>((root, viewer, limits) -> {
            Result result = search.search(root, viewer, limits);
            if (result.isKnown()) progress.accept(result);
            return result;
        });
    }
}
