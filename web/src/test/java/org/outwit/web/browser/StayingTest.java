package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is lost: a reload, a second tab, and a server that is killed and started again show the same game. */
class StayingTest {

    private static final String WISH = "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20}";

    /** What a browser says of a server that is not there. */
    static final String GONE = "ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE";

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @TempDir
    private Path folder;

    @Test
    void aReloadShowsTheSameGame() throws Exception {
        try (Table table = new Table(VISITS.rig(), VISITS.desk(), Hands.MOUSE, WISH)) {
            table.play("11-15");
            table.page().reload();
            table.shows(table.page());
            table.play(table.anyMove());
            assertThat(table.moves()).hasSize(4);
        }
    }

    @Test
    void theFirstPageGoesOnWithTheUnfinishedGame() throws Exception {
        try (Table table = new Table(VISITS.rig(), VISITS.desk(), Hands.MOUSE, WISH)) {
            table.play("11-15");
            Page another = VISITS.phone().open("/");
            table.shows(another);
            assertThat(another).hasURL(VISITS.rig().url("/game/" + table.id()));
        }
    }

    @Test
    void aSecondTabFollows() throws Exception {
        Visit visit = VISITS.desk();
        try (Table table = new Table(VISITS.rig(), visit, Hands.MOUSE, WISH)) {
            Page second = visit.open("/game/" + table.id());
            table.shows(second);
            table.play("11-15");
            table.shows(second);
            table.after(() -> second.getByText("Undo").click(), "back");
            table.shows(second);
        }
    }

    @Test
    void aKilledServerIsWaitedForAndTheGameGoesOn() throws Exception {
        SettledFolder.copyTo(folder);
        try (ServerProcess server = new ServerProcess(folder)) {
            Visit visit = VISITS.visit(server.url(""), Screen.DESK.options());
            Page page = visit.open("/");
            assertThat(page.locator(".status b")).hasText("Your move.");
            Hand.cell(page, "2,5").click();
            Hand.cell(page, "3,4").click();
            assertThat(page.locator("outwit-moves .move")).hasCount(2);
            assertThat(page.locator(".status b")).hasText("Your move.");
            String before = (String) page.evaluate(SeenGame.SCRIPT);
            visit.expect(GONE);
            server.kill();
            assertThat(page.locator("outwit-connection")).containsText("The server cannot be reached.");
            Table.openMore(page);
            page.getByLabel("Type a move").fill("9-13");
            page.keyboard().press("Enter");
            assertThat(page.locator(".say .problem")).containsText("The server cannot be reached.");
            server.start();
            assertThat(page.locator("outwit-connection")).isEmpty();
            assertThat(page.evaluate(SeenGame.SCRIPT)).isEqualTo(before);
            page.getByText("Undo").click();
            assertThat(page.locator("outwit-moves .move")).hasCount(0);
            page.reload();
            assertThat(page.locator(".status b")).hasText("Your move.");
        }
    }
}
