package org.outwit.core.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.core.model.Beliefs;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.montecarlo.UctSettings;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.TreePosition;

class AlgorithmTest {

    private static final Evaluator<TreePosition> NOTHING = (position, player) -> 0;

    private static Object made(Algorithm algorithm) {
        Player<TreePosition> player = Player.of(NOTHING).facing(Player.of(NOTHING));
        Beliefs<TreePosition> beliefs =
                new Beliefs<>(player, List.of(new Prom.Opponent<>(1, Player.of(NOTHING))), new double[2]);
        List<Evaluator<TreePosition>> functions = List.of(NOTHING, NOTHING);
        Setup<TreePosition> setup = Setup.of(NOTHING);
        if (algorithm.is(Maker.TwoPlayers.class))
            return algorithm.maker(Maker.TwoPlayers.class).of(setup);
        if (algorithm.is(Maker.WithError.class))
            return algorithm.maker(Maker.WithError.class).of(setup, 1);
        if (algorithm.is(Maker.Conspiracies.class))
            return algorithm.maker(Maker.Conspiracies.class).of(setup, 1);
        if (algorithm.is(Maker.Distributions.class))
            return algorithm.maker(Maker.Distributions.class).of(setup, position -> 0);
        if (algorithm.is(Maker.Valued.class))
            return algorithm.maker(Maker.Valued.class).of(beliefs);
        if (algorithm.is(Maker.Ranged.class))
            return algorithm.maker(Maker.Ranged.class).of(player, null);
        if (algorithm.is(Maker.Averaged.class))
            return algorithm.maker(Maker.Averaged.class).of(beliefs);
        if (algorithm.is(Maker.Vectors.class))
            return algorithm.maker(Maker.Vectors.class).of(functions, 1, 0, null);
        return switch (algorithm.family()) {
            case MANY_PLAYERS -> algorithm.maker(Maker.Viewed.class).of(functions, 0, null);
            case CHANCE -> algorithm.maker(Maker.Chance.class).of(ChanceSetup.of(NOTHING, 0, 1), 0);
            case MONTE_CARLO -> algorithm.maker(Maker.Playouts.class).of(setup, UctSettings.USUAL);
            default -> algorithm.maker(Maker.Hidden.class).of((position, seat) -> 0, NOTHING, 2, 1);
        };
    }

    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"ENGINE", "LEARN_DEPTH"})
    void everyNameMakesTheListingThatItNames(Algorithm algorithm) {
        assertThat(made(algorithm).getClass().getName()).isEqualTo("org.outwit.core." + algorithm.listing());
    }

    @Test
    void namesAreFoundAndUnlikeEachOther() {
        assertThat(Algorithm.names()).doesNotHaveDuplicates().hasSize(Algorithm.values().length);
        for (String name : Algorithm.names()) assertThat(Algorithm.named(name)).hasToString(name);
        assertThatThrownBy(() -> Algorithm.named("negascout"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("unknown algorithm 'negascout'; expected one of minimax, alpha-beta, pvs,")
                .hasMessageEndingWith("learn-depth, engine.");
    }

    @Test
    void whatItCanBeToldAreTheKeysOfAQuestion() {
        assertThat(Algorithm.MINIMAX.keys()).containsExactlyInAnyOrder("player", "depth");
        assertThat(Algorithm.H_STAR_STAR.keys()).containsExactlyInAnyOrder("player", "depth", "window", "stride");
        assertThat(Algorithm.ALPHA_BETA_STAR.keys()).containsExactlyInAnyOrder("player", "depth", "bounds");
        assertThat(Algorithm.MAX_N.keys()).containsExactlyInAnyOrder("depth", "players", "sum", "least");
        assertThat(Algorithm.M_STAR_MULTI.keys()).containsExactlyInAnyOrder("player", "depth", "players");
        assertThat(Algorithm.STAR1.keys()).containsExactlyInAnyOrder("player", "depth", "range", "window");
    }

    @Test
    void gamesThatDoNotFitAreRefused() {
        Capabilities dice = new Capabilities(2, true, true, false, false);
        Capabilities three = new Capabilities(3, false, false, false, false);
        assertThat(Refusals.inGame(Algorithm.SSS_STAR, dice))
                .contains("sss* knows no chance nodes, and this game has them; use expectiminimax, star1 or star2.");
        assertThat(Refusals.inGame(Algorithm.STAR2, dice)).isEmpty();
        assertThat(Refusals.onTree(Algorithm.M_STAR, three))
                .contains("m* is for 2 players, and this game has 3; use maxn or paranoid.");
        assertThat(Refusals.inGame(Algorithm.PARANOID, three)).isEmpty();
        assertThat(Refusals.onTree(Algorithm.ENGINE, Capabilities.TWO_PLAYER))
                .contains("engine plays games and searches no trees; use alpha-beta, which finds the same value.");
        assertThat(Refusals.onTree(Algorithm.PIMC, Capabilities.TWO_PLAYER))
                .contains("pimc is for games that hide something, and a tree shows everything; use alpha-beta.");
    }

    @Test
    void whoSeesEverythingIsRefusedWhereSomethingIsHidden() {
        Capabilities cards = new Capabilities(4, true, true, true, false);
        for (Algorithm algorithm : Algorithm.values()) {
            Optional<String> refusal = Refusals.inGame(algorithm, cards);
            if (algorithm.family() == Family.HIDDEN) assertThat(refusal).isEmpty();
            else assertThat(refusal).as(algorithm.toString()).isPresent();
        }
        assertThat(Refusals.inGame(Algorithm.ENGINE, cards))
                .contains("engine sees everything, and this game hides something from its players;"
                        + " use pimc, is-mcts or alpha-mu.");
    }
}
