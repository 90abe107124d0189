package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Consumer;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.model.SafetyMargin;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * Turns players as people write them into players who move. Whatever does not fit, such as a function that the game does
 * not have, is an {@link InputException} whose message is a sentence for people.
 */
public final class Players<P extends Position> {

    /** The player who plays any move. */
    public static final String RANDOM = "random";

    private final Game<P> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final ModelPlayers models;
    private final Functions<P> functions;

    private Players(Game<P> game, PlayerSpec written, PlayerSettings equipment, ModelFiles files) {
        this.game = game;
        this.equipment = equipment;
        this.models = new ModelPlayers(files);
        this.functions = new Functions<>(game, models);
        // Whoever asks for a listing by name does not want somebody who errs.
        this.player = models.completed(written, equipment.algorithm().orElse(Algorithm.ENGINE) == Algorithm.ENGINE);
    }

    /** A player for one game, with a table of his own. */
    public static <P extends Position> SearchingChooser<P> of(
            Game<P> game, PlayerSpec player, PlayerSettings equipment) {
        return of(game, player, equipment, new ModelFiles());
    }

    /** The same where the files of models may have been read before. */
    public static <P extends Position> SearchingChooser<P> of(
            Game<P> game, PlayerSpec player, PlayerSettings equipment, ModelFiles files) {
        return new Players<>(game, player, equipment, files).chooser();
    }

    /** The player as model searches see him, for players whose models are single players. */
    public static <P extends Position> Player<P> mind(Game<P> game, PlayerSpec player) {
        ModelPlayers models = new ModelPlayers(new ModelFiles());
        List<Strategy> chain = models.completed(player, false)
                .chain()
                .orElseThrow(() -> new InputException(
                        "The player " + player + " has a mixture of opponents, which is no single mind."));
        return new Functions<>(game, models).mind(chain);
    }

    private SearchingChooser<P> chooser() {
        Strategy own = player.strategy();
        int depth = own.depth().orElse(Integer.MAX_VALUE);
        if (player.equals(PlayerSpec.plain(RANDOM))) {
            RandomMoves<P> moves = new RandomMoves<>(equipment.seed());
            return new SearchingChooser<>((root, viewer, progress) -> moves, 1, false);
        }
        player.functions().forEach(name -> functions.of(PlayerSpec.plain(name).strategy()));
        Algorithm algorithm = new Suitability(game, player, equipment).algorithm();
        if (own.temperature().isPresent()) return new SearchingChooser<>(habitual(erring(own)), depth, false);
        SearchMaker<P> maker = switch (algorithm) {
            case ENGINE -> engine(own);
            case MINIMAX, ALPHA_BETA, PVS, MTD_F -> plain(algorithm, own);
            case EPSILON, QUANTAL, PROM -> averaging(algorithm);
            default -> modelling(algorithm, functions.mind(player.chain().orElseThrow()));
        };
        return new SearchingChooser<>(habitual(maker), depth, judges(algorithm));
    }

    /** Somebody who was learned opens as he does, unless it is what he thinks that somebody asks for. */
    private SearchMaker<P> habitual(SearchMaker<P> thinking) {
        Strategy own = player.strategy();
        if (player.level() > 0 || own.negated() || equipment.exact() || !ModelPlayers.isModel(own.function())) {
            return thinking;
        }
        HabitChooser<P> habits = new HabitChooser<>(game, models.model(own.function()), equipment.seed());
        return habits.isEmpty() ? thinking : habits.before(thinking);
    }

    /** Whether this search can value a position where the other moves, as the player sees it. */
    private boolean judges(Algorithm algorithm) {
        return switch (algorithm) {
            case EPSILON, QUANTAL, PROM -> false;
            case NEXT_REPLY -> !playsByEngine(algorithm);
            default -> true;
        };
    }

    private Engine<P> plainEngine(Strategy own) {
        Engine<P> engine = new Engine<>(game, functions.of(own), TranspositionTable.ofMegabytes(equipment.megabytes()))
                .onThreads(equipment.threads());
        return equipment.exact() ? engine.with(Technique.NONE) : engine;
    }

    private SearchMaker<P> engine(Strategy own) {
        Engine<P> engine = plainEngine(own);
        return (root, viewer, progress) -> engine.onProgress(progress);
    }

    private SearchMaker<P> erring(Strategy own) {
        Engine<P> engine = plainEngine(own);
        double temperature =
                own.temperature().orElseThrow().doubleValue() * game.scale().unit();
        Random random = new Random(equipment.seed());
        return (root, viewer, progress) ->
                deepening(new QuantalChoice<>(engine, temperature, random.nextDouble()), progress);
    }

    private SearchMaker<P> plain(Algorithm algorithm, Strategy own) {
        EvaluationTimeout alarm = new EvaluationTimeout();
        Search<P> search = alarm.around(Listings.plain(algorithm, alarm.watching(functions.of(own))));
        return (root, viewer, progress) -> deepening(search, progress);
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
    private SearchMaker<P> modelling(Algorithm algorithm, Player<P> mind) {
        if (playsByEngine(algorithm)) {
            TranspositionTable table = TranspositionTable.ofMegabytes(equipment.megabytes());
            return algorithm == Algorithm.ALPHA_BETA_STAR
                    ? (root, viewer, progress) ->
                            modelEngine(mind, root, viewer, table).onProgress(progress)
                    : (root, viewer, progress) -> new NextReplyEngine<>(game, mind, table)
                            .facing(Technique.ALL)
                            .margin(margin())
                            .onProgress(progress);
        }
        EvaluationTimeout alarm = new EvaluationTimeout();
        Player<P> watched = watched(mind, alarm);
        return (root, viewer, progress) -> {
            SumBounds sums = SumBounds.of(Listings.sums(root, viewer, mind));
            Search<P> search = Listings.modelling(algorithm, watched, sums);
            return deepening(alarm.around(safe(search, watched.evaluator())), progress);
        };
    }

    private boolean playsByEngine(Algorithm algorithm) {
        if (player.level() != 1) return false;
        return algorithm == Algorithm.ALPHA_BETA_STAR || algorithm == Algorithm.NEXT_REPLY && !equipment.exact();
    }

    /** Where the game says what decided games are worth the engine bounds sums by itself, node by node. */
    private ModelEngine<P> modelEngine(Player<P> mind, P root, int viewer, TranspositionTable table) {
        ModelEngine<P> engine = game.tactics().winThreshold() == Tactics.NEVER_WON
                ? new ModelEngine<>(
                        game, mind, Listings.sums(root, viewer, mind).get(0), table)
                : new ModelEngine<>(game, mind, table);
        ModelEngine<P> safe = engine.margin(margin());
        // Whoever he is written as, as a player he searches with techniques; a model without them would mistake him.
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
