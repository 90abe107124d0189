package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Position;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ChanceMStar;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.Turn;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;

/** Players where dice are thrown. */
class DicePlayersTest {

    private static final Backgammon GAME = new Backgammon();

    private static SearchingChooser<BackgammonPosition> player(String text, PlayerSettings settings) {
        return Players.of(GAME, PlayerSpec.parse(text), settings);
    }

    private static SearchingChooser<BackgammonPosition> player(Algorithm algorithm) {
        return player("balanced", PlayerSettings.USUAL.with(algorithm));
    }

    /** Positions of a game at random, in which somebody has dice to play. */
    private static List<BackgammonPosition> positions(int count) {
        Random random = new Random(31);
        List<BackgammonPosition> found = new ArrayList<>();
        BackgammonPosition position = GAME.start();
        while (found.size() < count) {
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            if (position.mover() != Position.CHANCE && random.nextInt(3) == 0) found.add(position.copy());
            position.make(moves[random.nextInt(end)]);
            if (position.isOver()) position = GAME.start();
        }
        return found;
    }

    @Test
    void theEnginePlaysWhatStar2Plays() {
        try (var listing = player(Algorithm.STAR2);
                var engine = player(Algorithm.ENGINE);
                var usual = player("balanced", PlayerSettings.USUAL)) {
            for (BackgammonPosition position : positions(12)) {
                for (int depth = 1; depth <= 3; depth++) {
                    Result wanted = listing.choose(position, Limits.depth(depth));
                    for (var chooser : List.of(engine, usual)) {
                        Result found = chooser.choose(position, Limits.depth(depth));
                        assertThat(found.move()).isEqualTo(wanted.move());
                        assertThat(found.value()).isEqualTo(wanted.value());
                        assertThat(found.depth()).isEqualTo(depth);
                    }
                }
            }
        }
    }

    @Test
    void itTellsEveryDepthAndKeepsItsLimits() {
        BackgammonPosition position = positions(1).get(0);
        try (var engine = player("balanced@3", PlayerSettings.USUAL)) {
            List<Integer> depths = new ArrayList<>();
            Result whole = engine.choose(Turn.at(position, Limits.NONE).telling(result -> depths.add(result.depth())));
            assertThat(depths).endsWith(1, 2, 3);
            assertThat(whole.reason()).isEqualTo(StopReason.FINISHED);
            Result cut = engine.choose(position, Limits.NONE.withNodes(500));
            assertThat(cut.reason()).isEqualTo(StopReason.NODES);
            assertThat(cut.counts().nodes()).isLessThanOrEqualTo(500);
            assertThat(cut.depth()).isPositive();
        }
    }

    @Test
    void aModelIsPlayedAsTheListingSays() {
        for (String text : List.of("(balanced,blitzer)", "(balanced,racer@1)", "(balanced,blitzer@1%0.1)")) {
            List<Strategy> levels = PlayerSpec.parse(text).chain().orElseThrow();
            double[] temperatures = levels.stream()
                    .mapToDouble(level ->
                            level.temperature().map(t -> t.doubleValue() * 1000).orElse(0.0))
                    .toArray();
            ChanceMStar<BackgammonPosition> listing =
                    new ChanceMStar<>(Players.player(GAME, PlayerSpec.parse(text)), temperatures, null);
            try (var engine = player(text, PlayerSettings.USUAL)) {
                for (BackgammonPosition position : positions(6)) {
                    for (int depth = 1; depth <= 3; depth += 2) {
                        AverageResult wanted = listing.search(position, Limits.depth(depth));
                        Result found = engine.choose(position, Limits.depth(depth));
                        assertThat(found.move()).isEqualTo(wanted.move());
                        assertThat(found.value()).isEqualTo((int) Math.round(wanted.value()));
                    }
                }
            }
        }
    }

    @Test
    void moreLevelsAreTheListingItself() {
        BackgammonPosition position = positions(1).get(0);
        try (var player = player("(balanced,(blitzer@1,racer@1))", PlayerSettings.USUAL)) {
            assertThat(player.choose(position, Limits.depth(3)).depth()).isEqualTo(3);
        }
    }

    @Test
    void whatNoModelWithDiceCanDoIsASentence() {
        refused("(balanced,racer~0.1)", "m*-chance does not use an error; found 'racer~0.1'.");
        refused("(balanced,0.5*racer+0.5*timid)", "m*-chance takes one model of the opponent, not a mixture.");
        assertThatThrownBy(() -> player("(balanced,racer)", PlayerSettings.USUAL.with(Algorithm.M_STAR)))
                .hasMessage("m* knows no chance nodes, and this game has them; use m*-chance.");
        assertThatThrownBy(() -> player("(balanced,racer)", PlayerSettings.USUAL.with(Algorithm.STAR2)))
                .hasMessage("star2 knows no model of the opponent, and (balanced,racer) has one; use m*-chance.");
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> player(text, PlayerSettings.USUAL)).hasMessage(sentence);
    }

    @Test
    void itHasOneThread() {
        assertThatThrownBy(() -> player("balanced", PlayerSettings.USUAL.onThreads(2)))
                .hasMessage("Where dice are thrown the engine searches with one thread, not 2.");
    }
}
