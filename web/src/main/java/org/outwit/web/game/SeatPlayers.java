package org.outwit.web.game;

import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.player.KnownOpponent;
import org.outwit.play.player.LearningChooser;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerFiles;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.Refusal;

/**
 * Makes the players of a game. What a request calls them is looked up in lists; it is never read as the notation of players, which can
 * name files and programs.
 */
final class SeatPlayers<P extends Position> {

    /** A person who was learned; their id follows. */
    static final String PERSON = "person:";

    private final Game<P> game;
    private final Resources resources;
    private final LearnedPeople people;
    private final OpponentList list;

    SeatPlayers(Game<P> game, Resources resources, LearnedPeople people) {
        this.game = game;
        this.resources = resources;
        this.people = people;
        this.list = new OpponentList(game, resources.populations());
    }

    /** Whom an id names, for this visitor. */
    Opponent opponent(String visitor, String id) {
        return find(visitor, id)
                .orElseThrow(
                        () -> Refusal.bad("There is nobody called '" + id + "' to play " + game.name() + " against."));
    }

    Optional<Opponent> find(String visitor, String id) {
        return id.startsWith(PERSON) ? people.opponent(visitor, game, id.substring(PERSON.length())) : list.find(id);
    }

    /** How the player is written; for people and the observer, who have no notation, what it is closest to. */
    PlayerSpec spec(String id) {
        if (id.startsWith(OpponentList.ENGINE)) return PlayerSpec.parse(id.substring(OpponentList.ENGINE.length()));
        if (id.startsWith(PERSON) || id.equals(OpponentList.OBSERVER))
            return PlayerSpec.parse(game.defaultEvaluatorName());
        return PlayerSpec.parse(id);
    }

    /** The opponent whom a learner will play; empty for players who do not learn. */
    Optional<KnownOpponent<P>> opponentOf(String id, long seed) {
        return Players.opponentOf(game, spec(id), settings(1).seeded(seed), new PlayerFiles());
    }

    /** A learner who plays whom it knows. */
    MoveChooser<P> learner(String id, KnownOpponent<P> opponent, long seed, int megabytes) {
        return Players.of(game, spec(id), settings(megabytes).seeded(seed), new PlayerFiles(), opponent);
    }

    MoveChooser<P> chooser(String visitor, String id, long seed, Optional<OnlineLearner<P>> learner, int megabytes) {
        PlayerSettings settings = settings(megabytes).seeded(seed);
        if (id.equals(OpponentList.OBSERVER) && learner.isPresent()) {
            int margin = game.scale().value(game.usualMargin());
            return new LearningChooser<>(
                    game, game.defaultEvaluator(), resources.table(megabytes), learner.get(), margin);
        }
        if (id.startsWith(PERSON)) {
            OpponentModel model = people.model(visitor, game, id.substring(PERSON.length()))
                    .orElseThrow(() ->
                            Refusal.conflict("This person has not been learned yet. Open their page and learn them."));
            return Players.of(game, PlayerSpec.parse("file:person"), settings, PlayerFiles.holding("person", model));
        }
        return Players.of(game, spec(id), settings, new PlayerFiles());
    }

    MoveChooser<P> adviser(int megabytes) {
        return Players.of(
                game,
                PlayerSpec.parse(game.defaultEvaluatorName()),
                settings(megabytes).forAdvice(),
                new PlayerFiles());
    }

    private PlayerSettings settings(int megabytes) {
        return PlayerSettings.USUAL.withTable(megabytes).sharing(resources).resorting();
    }
}
