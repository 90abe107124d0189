package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.LastResort;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;
import org.outwit.learn.people.Populations;
import org.outwit.play.words.ResortWords;

/** Who makes it hard for the opponent where best play does not help, and where. */
class LostGamesTest {

    private static final Limits BUDGET = Limits.NONE.withNodes(60_000);
    private static final PlayerSettings RESORTING =
            PlayerSettings.USUAL.withTable(1).resorting();

    /** The first ending of random games whose mover has a choice and whose best play comes to this. */
    private static <P extends Position> P ending(Game<P> game, int plies, int sign) {
        Random random = new Random(1);
        while (true) {
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (position.isOver() || position.moves(moves, 0) < 3) continue;
            Result best = new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(1 << 20))
                    .search(position, Limits.NONE.withNodes(2_000));
            if (best.complete() && Integer.signum(best.value()) == sign) return position;
        }
    }

    private record Chosen(Result result, Optional<ResortForecast> resort) {}

    private static <P extends Position> Chosen chosen(
            Game<P> game, P position, String player, PlayerSettings settings, Limits limits) {
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(player), settings)) {
            Result result = chooser.choose(position, limits);
            Position.copyOf(position).play(result.move());
            return new Chosen(result, chooser.resort());
        }
    }

    @Test
    void whoHasLostPlaysForWhatPeopleOverlook() {
        whoHasLost(new Othello(), 52, "patterns");
        whoHasLost(new Kalah(), 40, "stores");
    }

    private static <P extends Position> void whoHasLost(Game<P> game, int plies, String player) {
        P lost = ending(game, plies, -1);
        Chosen chosen = chosen(game, lost, player, RESORTING, BUDGET);
        ResortForecast why = chosen.resort().orElseThrow();
        assertThat(why.move()).isEqualTo(chosen.result().move());
        assertThat(why.drawn()).isFalse();
        assertThat(chosen.result().value()).isNegative();
        assertThat(new ResortWords<>(game).sentence(lost, why)).startsWith("This is lost against best play");
        assertThat(chosen(game, lost, player, RESORTING, BUDGET)).isEqualTo(chosen);
        assertThat(chosen(game, lost, "learner:" + player, RESORTING, BUDGET).resort())
                .isPresent();
    }

    /** To a depth there is no time left over; who looks to a depth of their own is who they are; who asks for values gets them. */
    @Test
    void othersPlayAsTheyDid() {
        Othello game = new Othello();
        var lost = ending(game, 52, -1);
        assertThat(chosen(game, lost, "patterns", RESORTING, Limits.depth(12)).resort())
                .isEmpty();
        assertThat(chosen(game, lost, "patterns@20", RESORTING, BUDGET).resort())
                .isEmpty();
        assertThat(chosen(game, lost, "patterns", RESORTING.exactly(), BUDGET).resort())
                .isEmpty();
        assertThat(chosen(game, lost, "patterns", PlayerSettings.USUAL, BUDGET).resort())
                .isEmpty();
        var won = ending(game, 52, 1);
        Chosen best = chosen(game, won, "patterns", RESORTING, BUDGET);
        assertThat(best.resort()).isEmpty();
        assertThat(best.result())
                .isEqualTo(chosen(game, won, "patterns", PlayerSettings.USUAL.withTable(1), BUDGET)
                        .result());
    }

    @Test
    void levelsFromTheMiddleUpMakeItHard() {
        for (String name : new String[] {"othello", "kalah"}) levels(Games.named(name));
    }

    private static <P extends Position> void levels(Game<P> game) {
        P lost = ending(game, game.name().equals("othello") ? 54 : 40, -1);
        Limits none = Limits.time(java.time.Duration.ofSeconds(100));
        assertThat(chosen(game, lost, "level:5", RESORTING, none).resort()).isEmpty();
        for (int level = 6; level <= 10; level++) {
            Chosen chosen = chosen(game, lost, "level:" + level, RESORTING, none);
            assertThat(chosen.resort()).as(game.name() + ", level " + level).isPresent();
            assertThat(chosen(game, lost, "level:" + level, RESORTING, none)).isEqualTo(chosen);
            assertThat(chosen(game, lost, "level:" + level, PlayerSettings.USUAL, none)
                            .resort())
                    .isEmpty();
        }
        P won = ending(game, game.name().equals("othello") ? 54 : 40, 1);
        assertThat(chosen(game, won, "level:10", RESORTING, none))
                .isEqualTo(chosen(game, won, "level:10", PlayerSettings.USUAL.withTable(1), none));
    }

    /** The opponent is taken for people where it is known how they play, and for a short search elsewhere. */
    @Test
    void anybodyIsExpectedInEveryGame() {
        for (String name : new String[] {"othello", "checkers", "connect4", "kalah", "morris"}) {
            Game<?> game = Games.named(name);
            assertThat(sum(game)).as(name).isBetween(0.999, 1.001);
        }
    }

    private static <P extends Position> double sum(Game<P> game) {
        MovePredictor<P> anybody = LostGames.anybody(game, Populations.SHIPPED.of(game));
        double sum = 0;
        for (double each : anybody.probabilities(game.start())) sum += each;
        return sum;
    }

    @Test
    void aDrawIsKept() {
        Kalah game = new Kalah();
        var drawn = ending(game, 30, 0);
        Chosen chosen = chosen(game, drawn, "stores", RESORTING, BUDGET);
        assertThat(chosen.result().value()).isZero();
        assertThat(LastResort.isFor(chosen.result())).isTrue();
    }
}
