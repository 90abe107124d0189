package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.outwit.learn.network.WrittenNetwork;
import org.outwit.web.ServerRig;

/** The table of people: who is there at first, files that are dropped, and a person who is learned. */
class PeoplePageTest {

    private static final int CLUB = 18;

    private static final String PGN = """
            [White "<script>alert(1)</script>"]
            [Black "Zoé"]
            [Date "1999.01.01"]
            [Result "1-0"]

            1. e4 e5 2. Nf3 Nc6 1-0

            [White "Zoé"]
            [Black "Somebody"]
            [Result "*"]

            1. e4 e5 2. Ke3 *
            """;

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static Locator rows(Page page) {
        return page.locator("table.people tbody tr");
    }

    /** Everybody is there: the club, and whom other tests have brought. */
    private static Page opened(Visit visit) throws Exception {
        Page page = visit.open("/people");
        assertThat(rows(page)).hasCount(people());
        return page;
    }

    private static int people() throws Exception {
        int found = ServerRig.json(VISITS.rig().get("/api/people")).get("found").intValue();
        return Math.max(found, CLUB);
    }

    private static void search(Page page, String text) {
        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill(text);
    }

    @Test
    void peopleAreFoundSortedAndFiltered() throws Exception {
        Page page = opened(VISITS.desk());
        page.locator("thead button", new Page.LocatorOptions().setHasText("Strength"))
                .click();
        assertThat(page.locator("th[aria-sort=descending]")).containsText("Strength");
        assertThat(rows(page).first()).containsText("Oskar");
        page.locator("select").selectOption("othello");
        assertThat(rows(page)).hasCount(6);
        search(page, "QUEN");
        assertThat(rows(page)).hasCount(1);
        assertThat(rows(page)).containsText("Quentin turns as few discs as possible");
        assertThat(page).hasURL(Pattern.compile("search=QUEN"));
        page.reload();
        assertThat(rows(page)).hasCount(1);
        search(page, "nobody");
        assertThat(page.locator(".empty")).containsText("Nobody here is called so.");
        page.locator(".empty button").click();
        assertThat(rows(page)).hasCount(people());
    }

    @Test
    void filesAreDroppedAnywhere() throws Exception {
        Page page = opened(VISITS.desk());
        int before = people();
        JSHandle files = page.evaluateHandle(
                "text => { const all = new DataTransfer(); all.items.add(new File([text], 'evil.pgn')); return all; }",
                PGN);
        page.dispatchEvent("h1", "dragover", Map.of("dataTransfer", files));
        assertThat(page.locator(".drop")).isVisible();
        page.dispatchEvent("h1", "drop", Map.of("dataTransfer", files));
        assertThat(page.locator(".drop")).hasCount(0);
        assertThat(page.locator(".outcome")).containsText("evil.pgn: 1 new game, 1 place could not be used.");
        page.locator(".outcome summary").click();
        assertThat(page.locator(".outcome li")).containsText("evil.pgn, line 12");
        assertThat(rows(page)).hasCount(before + 2);
        search(page, "script");
        assertThat(rows(page)).hasCount(1);
        assertThat(rows(page)).containsText("<script>alert(1)</script>");
        assertThat(page.locator("main script")).hasCount(0);
    }

    @Test
    void aFileOfUnknownGameIsAskedAbout() throws Exception {
        Visit visit = VISITS.phone().expect("400");
        Page page = opened(visit);
        choose(page, "short.pdn", "[White \"A B\"]\n[Black \"C D\"]\n\n1. 11-15 *\n");
        assertThat(page.locator(".doubts")).containsText("Which game is it?");
        page.locator(".doubts select").selectOption("checkers");
        page.locator(".doubts button.main").click();
        assertThat(page.locator(".outcome")).containsText("short.pdn: 1 new game.");
        choose(page, "all.pgn", "PK\u0003\u0004");
        assertThat(page.locator(".problem")).containsText("all.pgn is a ZIP archive.");
    }

    @Test
    void whatArrivedIsNotSentTwice() throws Exception {
        Page page = opened(VISITS.desk().expect("429"));
        page.route(
                "**/begin",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setStatus(429)
                        .setContentType("application/json")
                        .setBody("{\"sentence\":\"Too much is waiting. Try again later.\"}")),
                new Page.RouteOptions().setTimes(1));
        choose(page, "later.pdn", "[GameType \"21\"]\n[White \"L M\"]\n[Black \"N O\"]\n\n1. 11-15 *\n");
        assertThat(page.locator(".problem")).containsText("Too much is waiting.");
        page.locator(".doubts button.main").click();
        assertThat(page.locator(".outcome")).containsText("later.pdn: 1 new game.");
        assertThat(page.locator(".problem")).hasCount(0);
    }

    private static void choose(Page page, String name, String text) {
        page.setInputFiles(
                "outwit-import input[type=file]",
                new FilePayload(name, "application/octet-stream", text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aNetworkIsBroughtListedAndRemoved() throws Exception {
        Page page = opened(VISITS.desk().expect("400"));
        Locator listed = page.locator("outwit-networks li");
        assertThat(listed).hasCount(0);
        choose(page, "net.pb.gz", "no network at all");
        assertThat(page.locator("outwit-import .problem")).containsText("net.pb.gz: this is no network");
        page.setInputFiles(
                "outwit-import input[type=file]",
                new FilePayload(
                        "tiny-1500.pb.gz",
                        "application/gzip",
                        WrittenNetwork.of(2, 0, 0, 1).file()));
        assertThat(listed).containsText(new String[] {"tiny-1500.pb.gz of people of about 1500"});
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Remove tiny-1500.pb.gz"))
                .click();
        assertThat(listed).hasCount(0);
    }

    @Test
    void somebodyIsLearned() throws Exception {
        Page page = opened(VISITS.desk());
        StringBuilder text = new StringBuilder();
        String[] moves = {"a1 b2 c3 a2", "b2 a1 c1 c2", "b2 b1 a3 a1", "c3 b2 a1 b1", "a3 b2 c1 c3", "b2 c2 a1 b1"};
        for (int i = 0; i < 24; i++) {
            text.append("[Game \"tictactoe\"]\n[First \"Anna\"]\n[Second \"Bruno ")
                    .append(i)
                    .append("\"]\n\n")
                    .append(moves[i % moves.length])
                    .append(" *\n\n");
        }
        choose(page, "ttt.txt", text.toString());
        assertThat(page.locator(".outcome")).containsText("24 new games.");
        search(page, "anna");
        assertThat(rows(page)).hasCount(1);
        rows(page).locator("button").click();
        assertThat(page.locator(".learned")).containsText("Anna is learned. Seems to look ");
        assertThat(rows(page)).containsText("learned from 24 games");
    }
}
