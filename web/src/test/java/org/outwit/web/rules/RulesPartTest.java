package org.outwit.web.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.web.ServerRig;

class RulesPartTest {

    /** Half a page. */
    private static final int MOST_LETTERS = 2500;

    @Test
    void everyGameHasRulesOfHalfAPage() {
        for (Game<?> game : Games.all()) {
            GameRules rules = GameRules.of(game).orElseThrow(() -> new AssertionError(game.name() + " has no rules"));
            assertThat(rules.caption()).as(game.name()).endsWith(".");
            assertThat(rules.lines()).as(game.name()).contains("# The aim").hasSizeGreaterThan(5);
            assertThat(String.join("\n", rules.lines()).length())
                    .as(game.name())
                    .isBetween(300, MOST_LETTERS);
        }
    }

    /** Moves of the picture that are not legal would be refused. */
    @Test
    void everyPageAnswersWithTheTextAndABoard(@TempDir Path folder) throws Exception {
        try (ServerRig rig = new ServerRig(folder)) {
            for (Game<?> game : Games.all()) answers(rig, game);
            assertThat(rig.get("/rules/ludo").statusCode()).isEqualTo(404);
        }
    }

    private static void answers(ServerRig rig, Game<?> game) throws IOException, InterruptedException {
        HttpResponse<String> page = rig.get("/rules/" + game.name());
        assertThat(page.statusCode()).as(game.name()).isEqualTo(200);
        assertThat(page.body())
                .as(game.name())
                .contains("<h2>The aim</h2>", "class=\"outwit-board\"", "href=\"/?game=" + game.name() + "\"");
    }

    @Test
    void aTextIsReadByItsHeadAndItsLines() {
        GameRules rules = GameRules.parse("moves: a1, b2\ncaption: Two: moves.\n\n# The aim\nWin.\n\n* a\n");
        assertThat(rules.position()).isEmpty();
        assertThat(rules.moves()).containsExactly("a1", "b2");
        assertThat(rules.caption()).isEqualTo("Two: moves.");
        assertThat(rules.lines()).containsExactly("# The aim", "Win.", "* a");
    }
}
