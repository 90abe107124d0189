package org.outwit.play.player;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.EngineMaker;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.Refusals;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.InputException;
import org.outwit.core.player.OpponentsSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Strategy;

/** Which algorithm a player gets, and why one that was asked for does not fit. */
final class Suitability {

    private final Game<?> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final ModelPlayers people;
    private final List<Strategy> models;
    private final boolean mixed;

    Suitability(Game<?> game, PlayerSpec player, PlayerSettings equipment, ModelPlayers people) {
        this.game = game;
        this.player = player;
        this.equipment = equipment;
        this.people = people;
        this.models = strategies(player).skip(1).toList();
        this.mixed = player.chain().isEmpty();
    }

    private static Stream<Strategy> strategies(PlayerSpec player) {
        if (!(player instanceof Modelling modelling)) return Stream.of(player.strategy());
        return Stream.concat(
                Stream.of(player.strategy()),
                modelling.model().players().stream().flatMap(Suitability::strategies));
    }

    /** The algorithm; throws with a sentence if it does not fit the player. */
    Algorithm algorithm() {
        Algorithm algorithm = equipment.algorithm().orElseGet(this::natural);
        Refusals.inGame(algorithm, game.capabilities()).ifPresent(Suitability::refuse);
        checkOwn(algorithm);
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        traits.addAll(algorithm.traits());
        if (playsByEngine(algorithm)) {
            Algorithm.ENGINE
                    .requirements()
                    .refusal(algorithm.toString(), game.capabilities())
                    .ifPresent(Suitability::refuse);
            traits.add(Trait.DEPTHS); // engines use the opponent's depth even if the listing does not
        }
        if (algorithm.family() == Family.CHANCE && !(player instanceof Modelling))
            traits.add(Trait.TEMPERATURES); // who errs
        Refusals.player(algorithm, traits, player).ifPresent(Suitability::refuse);
        if (algorithm.can(Trait.PREDICTS)) checkPredicted(algorithm);
        checkEquipment(algorithm);
        return algorithm;
    }

    /** Whether an engine made for one level of modelling plays, instead of the listing. */
    boolean playsByEngine(Algorithm algorithm) {
        boolean engine = algorithm.engine(EngineMaker.Duels.class).isPresent();
        return engine && player.level() == 1 && !(equipment.exact() && algorithm.can(Trait.ENGINE_CHOOSES));
    }

    private Algorithm natural() {
        if (game instanceof HiddenGame<?> hidden) return hidden(hidden);
        if (byIndex()) return Algorithm.M_STAR_MULTI;
        if (game.capabilities().chance() && player instanceof Modelling) return Algorithm.CHANCE_M_STAR;
        if (mixed) return Algorithm.PROM;
        if (hasError()) return Algorithm.EPSILON;
        if (player.level() == 1 && people.isPerson(models.get(0))) return Algorithm.EXPECTED_REPLY;
        if (hasTemperature()) return Algorithm.QUANTAL;
        return switch (player.level()) {
            case 0 -> plain();
            case 1 -> isKnownProgram() ? Algorithm.FORESEEN_LINES : Algorithm.ALPHA_BETA_STAR;
            default -> Algorithm.SIMPLE_PRUNING;
        };
    }

    /**
     * Whether the opponent is written down with how far they look, so that their replies can be found by their own search. Lines that are
     * played out score more than one tree of both (docs/models.md); but they are worth what predictions are, and nobody who asks for exact
     * values wants that.
     */
    private boolean isKnownProgram() {
        return models.get(0).depth().orElse(0) > 0
                && !equipment.exact()
                && equipment.margin().isEmpty();
    }

    /** Both have an answer however little they may spend; averaging needs a game that values its worlds itself for that. */
    private static Algorithm hidden(HiddenGame<?> game) {
        return game.clairvoyant().isPresent() ? Algorithm.PIMC : Algorithm.IS_MCTS;
    }

    /** The engine where it can play, with dice or without. Elsewhere max^n, not pruned, since few games say enough to. */
    private Algorithm plain() {
        Capabilities can = game.capabilities();
        boolean everybodyForThemselves = can.players() > 2 || can.players() == 2 && !can.zeroSum();
        return everybodyForThemselves ? Algorithm.MAX_N : Algorithm.ENGINE;
    }

    private boolean byIndex() {
        return player instanceof Modelling modelling && modelling.model() instanceof OpponentsSpec;
    }

    private boolean hasError() {
        return player.strategy().error().isPresent()
                || models.stream().anyMatch(level -> level.error().isPresent());
    }

    private boolean hasTemperature() {
        return models.stream().anyMatch(level -> level.temperature().isPresent());
    }

    private void checkOwn(Algorithm algorithm) {
        if (player.strategy().depth().orElse(1) == 0) {
            refuse("In '" + player + "' the depth 0 must be 1 or more, because a player has to look ahead to choose.");
        }
        if (player.strategy().temperature().isEmpty()) return;
        if (player instanceof Modelling) {
            refuse("A temperature of the player's own is for players without a model; found '" + player.strategy()
                    + "' in " + player + ".");
        }
        if (algorithm != Algorithm.ENGINE && algorithm.family() != Family.CHANCE) {
            refuse("A player who errs, such as " + player + ", plays by the engine, not by " + algorithm + ".");
        }
    }

    private void checkEquipment(Algorithm algorithm) {
        if (equipment.threads() > 1 && algorithm != Algorithm.ENGINE) {
            refuse("Only the engine searches with several threads; " + algorithm + " uses one, not "
                    + equipment.threads() + ".");
        }
        if (equipment.threads() > 1 && game.capabilities().chance()) {
            refuse("Where dice are thrown the engine searches with one thread, not " + equipment.threads() + ".");
        }
        if (equipment.margin().isPresent() && !(player instanceof Modelling)) {
            refuse("A margin is for players with a model of the opponent, and " + player + " has none.");
        }
        if (equipment.margin().isPresent() && algorithm.family() == Family.CHANCE_MODELS && player.level() > 1) {
            refuse("Where dice are thrown a margin is for one level of modelling, and " + player + " has "
                    + player.level() + ".");
        }
    }

    /** What fits the player as long as it foresees nobody may not fit the learner who is written so. */
    void checkLearner(PlayerSpec learner, Algorithm algorithm) {
        if (algorithm.family() != Family.ENGINE && algorithm.family() != Family.DEPTH_FIRST) {
            refuse(learner
                    + " compares lines that the engine or a depth-first listing finds, such as alpha-beta; found "
                    + algorithm + ".");
        }
        if (people.isModel(player.strategy().function())) {
            refuse("A learner plays by an evaluator or by trained weights, and the file of " + learner
                    + " is a person. Let it play against them: " + LearnerSpec.PREFIX + game.defaultEvaluatorName()
                    + ".");
        }
        if (equipment.threads() > 1) {
            refuse(learner + " searches with one thread, not " + equipment.threads() + ".");
        }
    }

    /** Whose replies are predicted has to say how far they look, because they cannot look as far as we do after every move. */
    private void checkPredicted(Algorithm algorithm) {
        if (player.level() != 1) {
            refuse(algorithm + " predicts what the opponent plays, whatever they believe of us; found " + player
                    + "; use simple-pruning.");
        }
        if (models.get(0).depth().isEmpty()) {
            refuse(algorithm + " needs to know how far the opponent looks, as in "
                    + models.get(0).function() + "@2; found " + player + ".");
        }
        if (algorithm.can(Trait.NO_PEOPLE) && people.isPerson(models.get(0))) {
            refuse(algorithm + " plays lines out against a program, and "
                    + models.get(0).function()
                    + " is a person, who does not play the same move each time; use expected-reply.");
        }
    }

    private static void refuse(String sentence) {
        throw new InputException(sentence);
    }
}
