package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.LevelLadder;

class OpponentListTest {

    @Test
    void noTwoOpponentsShareAName() {
        Set<String> levels = new HashSet<>();
        for (int level = 1; level <= 10; level++)
            levels.add(LevelNames.of(level, 10).split(",")[0]);
        assertThat(levels).hasSize(10);
        for (Game<?> game : Games.all()) {
            List<Opponent> all = list(game).all();
            assertThat(all.stream().map(each -> each.name().split(", ")[0] + kind(each)))
                    .as(game.name())
                    .doesNotHaveDuplicates();
            for (GameCharacter each : GameCharacter.all(game)) {
                assertThat(levels.stream().map(String::toLowerCase))
                        .as(game.name())
                        .doesNotContain(each.name());
            }
        }
    }

    /** Engines and learners are told apart by what stands behind the comma. */
    private static String kind(Opponent each) {
        return List.of("engine", "learner").contains(each.kind()) ? each.name() : "";
    }

    @Test
    void nobodyIsIntroducedByACommand() {
        for (Game<?> game : Games.all()) {
            assertThat(list(game).all())
                    .as(game.name())
                    .noneMatch(each -> each.about().contains("outwit "));
        }
    }

    /** What matches say is added up from the weakest level; its error grows as that of independent sums. */
    @Test
    void theLadderIsAddedUp() {
        LadderElo ladder = LadderElo.of(List.of(
                new LevelLadder.Step("level:2", "level:1", 200, 1, 100, 51, 149),
                new LevelLadder.Step("level:3", "level:2", 200, 1, 50, 1, 99),
                new LevelLadder.Step("fiona", "level:3", 200, 1, -20, -69, 29),
                new LevelLadder.Step("boris", "level:9", 200, 1, -20, -69, 29)));
        assertThat(ladder.elo("level:1")).hasValue(1000);
        assertThat(ladder.elo("fiona")).hasValue(1130);
        assertThat(ladder.of("fiona").orElseThrow().standardError()).isEqualTo(25 * Math.sqrt(3));
        assertThat(ladder.of("boris")).isEmpty();
    }

    @Test
    void everyGameIsOnOneShelf() {
        List<GameShelf> shelves = GameShelves.all();
        assertThat(shelves.get(0).games()).hasSize(6);
        assertThat(shelves.stream().flatMap(each -> each.games().stream()).map(GameTitle::name))
                .containsExactlyInAnyOrderElementsOf(
                        Games.all().stream().map(Game::name).toList());
    }

    private static OpponentList list(Game<?> game) {
        return new OpponentList(game, Populations.SHIPPED);
    }
}
