package org.outwit.play.player;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.play.resources.LentTable;

/**
 * Turns players as people write them into players who move. Anything that does not fit, such as a function that the game does
 * not have, is an {@link InputException} with a sentence for the user.
 */
public final class Players<P extends Position> {

    /** The player who plays at random. */
    public static final String RANDOM = "random";

    private final Game<P> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final PlayerFiles files;
    private final ModelPlayers models;
    private final Functions<P> functions;
    private final Taste taste;

    private Players(Game<P> game, PlayerSpec written, PlayerSettings equipment, PlayerFiles files, Taste taste) {
        this.game = game;
        this.equipment = equipment;
        this.files = files;
        this.taste = taste;
        this.models = new ModelPlayers(game, files, equipment.resources().populations());
        this.functions = new Functions<>(game, models);
        // A listing that was asked for by name does not err.
        this.player = models.completed(written, equipment.algorithm().orElse(Algorithm.ENGINE) == Algorithm.ENGINE);
    }

    /** A player for one game. The table is borrowed when it first searches, and given back when it is closed. */
    public static <P extends Position> SearchingChooser<P> of(
            Game<P> game, PlayerSpec player, PlayerSettings equipment) {
        return of(game, player, equipment, new PlayerFiles());
    }

    /** A player for one game, with files that may have been read before. */
    public static <P extends Position> SearchingChooser<P> of(
            Game<P> game, PlayerSpec player, PlayerSettings equipment, PlayerFiles files) {
        return new Players<>(game, player, equipment, files, Taste.NONE).chooser();
    }

    /**
     * A player for one game who knows this opponent already, and goes on learning them.
     *
     * @param opponent of {@link #opponentOf} the same learner; it stays open when the player is closed
     */
    public static <P extends Position> SearchingChooser<P> of(
            Game<P> game, PlayerSpec learner, PlayerSettings equipment, PlayerFiles files, KnownOpponent<P> opponent) {
        return new Players<>(game, learner, equipment, files, Taste.NONE).learner(Optional.of(opponent));
    }

    /** An opponent of whom a learner knows nothing yet, for any number of games against it; empty for players who do not learn. */
    public static <P extends Position> Optional<KnownOpponent<P>> opponentOf(
            Game<P> game, PlayerSpec player, PlayerSettings equipment, PlayerFiles files) {
        if (!LearnerSpec.isLearner(player)) return Optional.empty();
        PlayerSpec plain = LearnerSpec.plain(game, player);
        return Optional.of(new Players<>(game, plain, equipment, files, Taste.NONE).opponentOfPlain());
    }

    /** The player as model searches see them, for players whose models are single players. */
    public static <P extends Position> Player<P> player(Game<P> game, PlayerSpec player) {
        ModelPlayers models = new ModelPlayers(game, new PlayerFiles(), Populations.SHIPPED);
        List<Strategy> chain = models.completed(player, false)
                .chain()
                .orElseThrow(() -> new InputException(
                        "The player " + player + " has a mixture of opponents, and model searches take one."));
        return new Functions<>(game, models).player(chain);
    }

    /** A level or a character, if the name stands for one. They play as they are: with neither a depth nor a model of ours. */
    private Optional<SearchingChooser<P>> opponent() {
        String name = player.strategy().function();
        Optional<GameCharacter> character = GameCharacter.named(game, name);
        // People are megabytes, and most players do without them.
        if (character.isEmpty() && !name.startsWith(Level.PREFIX)) return Optional.empty();
        Optional<PopulationModel> people = equipment.resources().populations().of(game);
        Optional<Level> level = character.isPresent() ? Optional.empty() : Level.named(game, name, people);
        Manner manner = character
                .map(GameCharacter::manner)
                .or(() -> level.map(Level::manner))
                .orElseThrow();
        if (!player.equals(PlayerSpec.plain(name))) {
            throw new InputException(
                    "'" + name + "' plays as it is; expected it alone, without depth, sign, error or model, found "
                            + player + ".");
        }
        SearchingChooser<P> chooser = playing(game, manner, people, equipment, files);
        boolean resists = level.isPresent() && level.get().resists(game, people) && resorts();
        return Optional.of(resists ? chooser.resisting(game, equipment) : chooser);
    }

    /** Who plays in this manner, for one game. */
    static <P extends Position> SearchingChooser<P> playing(
            Game<P> game,
            Manner manner,
            Optional<PopulationModel> people,
            PlayerSettings equipment,
            PlayerFiles files) {
        if (manner instanceof Manner.OfSearch search) {
            return new Players<>(game, search.player(), equipment, files, search.taste()).chooser();
        }
        MovePredictor<P> predictor = ((Manner.OfPeople) manner).predictor(game, people.orElseThrow());
        PeopleSearch<P> search = new PeopleSearch<>(predictor, equipment.seed());
        return new SearchingChooser<>((root, viewer, progress) -> search, 1, false, null);
    }

    private SearchingChooser<P> chooser() {
        if (LearnerSpec.isLearner(player)) return learner(Optional.empty());
        Strategy own = player.strategy();
        Optional<SearchingChooser<P>> opponent = opponent();
        if (opponent.isPresent()) return opponent.get();
        int depth = depth(own);
        if (player.equals(PlayerSpec.plain(RANDOM))) {
            RandomMoves<P> moves = new RandomMoves<>(equipment.seed());
            return new SearchingChooser<>(moves, 1, false, null);
        }
        player.functions().forEach(name -> functions.of(PlayerSpec.plain(name).strategy()));
        Suitability suitability = new Suitability(game, player, equipment, models);
        Algorithm algorithm = suitability.algorithm();
        EndgameTables<P> tables =
                equipment.tables().map(folder -> files.tables(game, folder)).orElse(null);
        PlayerSearches<P> searches = searches(tables);
        if (isClone(algorithm)) return new SearchingChooser<>(searches.clone(own), depth, false, null);
        boolean byEngine = suitability.playsByEngine(algorithm);
        SearchMaker<P> usual = searches.of(algorithm, byEngine);
        boolean resorts = algorithm == Algorithm.ENGINE && asksOthers() && depth == Integer.MAX_VALUE && resorts();
        SearchMaker<P> maker = resorts ? lost(usual, searches.table()) : usual;
        SearchingChooser<P> chooser =
                new SearchingChooser<>(maker, depth, judges(algorithm, byEngine), searches.table());
        if (tables != null && algorithm == Algorithm.ENGINE && asksOthers()) chooser = chooser.asking(tables);
        return equipment.book().isPresent() && asksOthers() ? chooser.withBook(book()) : chooser;
    }

    /** Plays as the same player without the word does until it foresees the opponent. It asks nobody else, as others with a model. */
    private SearchingChooser<P> learner(Optional<KnownOpponent<P>> known) {
        PlayerSpec plain = LearnerSpec.plain(game, player);
        return new Players<>(game, plain, equipment, files, taste).learning(player, known);
    }

    private SearchingChooser<P> learning(PlayerSpec learner, Optional<KnownOpponent<P>> known) {
        Strategy own = player.strategy();
        functions.of(own); // complains about an unknown one first
        Suitability suitability = new Suitability(game, player, equipment, models);
        Algorithm algorithm = suitability.algorithm();
        suitability.checkLearner(learner, algorithm);
        PlayerSearches<P> searches = searches(null);
        boolean byEngine = algorithm.family() == Family.ENGINE;
        SearchMaker<P> plain = searches.of(algorithm, false);
        LentTable table = byEngine ? searches.table() : searches.needTable();
        Set<Technique> usual = equipment.exact() ? Set.of(Technique.SHORTER_WIN) : Technique.ALL;
        ForesightMaker<P> maker = new ForesightMaker<>(
                game,
                functions.player(List.of(own)),
                plain,
                byEngine ? usual : Technique.NONE,
                table,
                known.orElseGet(this::opponentOfPlain),
                known.isEmpty());
        boolean resorts = byEngine && depth(own) == Integer.MAX_VALUE && resorts();
        return new SearchingChooser<>(resorts ? lost(maker, table) : maker, depth(own), false, table);
    }

    private SearchMaker<P> lost(SearchMaker<P> usual, LentTable table) {
        return new LostGames<>(game, functions.of(player.strategy()), usual, table, equipment);
    }

    /** Whether the end of a game can be seen, and whoever has lost shall make it hard for the opponent. */
    private boolean resorts() {
        Capabilities can = game.capabilities();
        boolean seen = can.players() == 2 && can.zeroSum() && !can.chance() && !can.hidden();
        return seen && equipment.resorts() && !equipment.exact();
    }

    private PlayerSearches<P> searches(EndgameTables<P> tables) {
        return new PlayerSearches<>(game, player, equipment, functions, models, tables, taste.in(game));
    }

    private KnownOpponent<P> opponentOfPlain() {
        Strategy own = player.strategy();
        return new KnownOpponent<>(game, functions.of(own), depth(own), equipment.seed(), equipment.resources());
    }

    private static int depth(Strategy strategy) {
        return strategy.depth().orElse(Integer.MAX_VALUE);
    }

    /**
     * Whether the player uses endgame tables and books. One who errs does not, because people who err elsewhere err in endings,
     * too. One with a model does not either, because it plays for what this opponent will overlook.
     */
    private boolean asksOthers() {
        return player.level() == 0 && player.strategy().temperature().isEmpty();
    }

    private GameBook<P> book() {
        return equipment.book().orElseThrow().of(game).drawing(equipment.seed());
    }

    /** Whether this search can value, for the player, a position where the opponent moves. */
    private boolean judges(Algorithm algorithm, boolean byEngine) {
        boolean onlyChooses = byEngine && algorithm.can(Trait.ENGINE_CHOOSES);
        return player.strategy().temperature().isEmpty() && algorithm.judges() && !onlyChooses;
    }

    /** A learned person plays as they do, with habits and errors, unless exact values are asked for. */
    private boolean isClone(Algorithm algorithm) {
        Strategy own = player.strategy();
        return algorithm == Algorithm.ENGINE
                && player.level() == 0
                && !own.negated()
                && !equipment.exact()
                && models.isModel(own.function());
    }
}
