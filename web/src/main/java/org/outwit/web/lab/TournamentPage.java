package org.outwit.web.lab;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportSections;
import org.outwit.games.record.Outcome;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.tournament.TournamentGame;
import org.outwit.lab.tournament.TournamentRun;

/** Tournaments as pages: all of them, and one with its strengths, cross table and games. */
final class TournamentPage {

    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

    private TournamentPage() {}

    /** @param tournaments each with how far it is */
    static String list(Map<TournamentRows.Row, String> tournaments) {
        Markup page = new Markup();
        page.open("div", "class", "lead");
        page.open("p", "class", "eyebrow").text("a", "Lab", "href", "/lab").close();
        page.text("h1", "Tournaments");
        page.text(
                "p",
                "Who is stronger, and how sure is that? Players meet each other from random openings, each with both sides.",
                "class",
                "subtitle");
        page.close();
        if (tournaments.isEmpty())
            page.text(
                    "p",
                    "No tournament has been played here yet. Begin with a small one below.",
                    "class",
                    "empty soft");
        else table(page, tournaments);
        page.open("outwit-tournament-form").close();
        return page.page();
    }

    private static void table(Markup page, Map<TournamentRows.Row, String> tournaments) {
        page.open("ul", "class", "experiments cups");
        tournaments.forEach((row, state) -> {
            TournamentSetup setup = row.setup();
            page.open("li");
            page.open("div", "class", "what");
            page.text("a", setup.name(), "href", "/lab/tournaments/" + row.id());
            page.text("span", when(row), "class", "soft small").close();
            page.open("div", "class", "answer").text("p", rules(setup)).close();
            page.open("div", "class", "came-out").text("span", state, "class", "soft");
            page.close().close();
        });
        page.close();
    }

    private static String when(TournamentRows.Row row) {
        return WHEN.format(Instant.ofEpochMilli(row.created()).atZone(ZoneId.systemDefault()));
    }

    private static String rules(TournamentSetup setup) {
        String time = setup.millis() == 1000 ? "1 second" : setup.millis() + " milliseconds";
        return setup.players().size() + " players of " + setup.game() + ", " + setup.allGames() + " games, " + time
                + " a move.";
    }

    static String markup(TournamentRows.Row row, TournamentRun.Played<?> played) {
        Markup page = new Markup();
        page.open("div", "class", "lead");
        page.open("p", "class", "eyebrow").text("a", "Lab", "href", "/lab").say(" · ");
        page.text("a", "Tournaments", "href", "/lab/tournaments").close();
        page.text("h1", row.setup().name());
        page.text("p", rules(row.setup()) + " Begun on " + when(row) + ".", "class", "subtitle");
        page.close();
        ExperimentPage.live(page, "/api/lab/tournaments/" + row.id(), "Go on", "");
        page.open("div", "id", "report", "class", "report")
                .paste(report(row, played))
                .close();
        return page.page();
    }

    /** What was played so far. */
    static String report(TournamentRows.Row row, TournamentRun.Played<?> played) {
        Markup page = new Markup();
        if (played.results().count() == 0) {
            page.text("p", "No game has ended yet.", "class", "empty soft");
            return page.page();
        }
        ExperimentReport report = ReportFiles.report(played.tournament(), played.results());
        page.paste(ReportSections.of(report.finding(), svg -> svg)).paste(ReportSections.conditions(report));
        page.open("p")
                .text(
                        "a",
                        "Download the file of the tournament",
                        "class",
                        "button",
                        "href",
                        "/api/lab/tournaments/" + row.id() + "/file")
                .close();
        games(page, row, played);
        return page.page();
    }

    private static void games(Markup page, TournamentRows.Row row, TournamentRun.Played<?> played) {
        page.open("section", "class", "games").text("h2", "Games");
        page.open("p")
                .text(
                        "a",
                        "Download the records",
                        "class",
                        "button",
                        "href",
                        "/api/lab/tournaments/" + row.id() + "/records")
                .close();
        page.open("div", "class", "scroll", "tabindex", 0, "role", "region", "aria-label", "All games");
        SectionLayout.table(page, "game", "first", "second", "result", "moves", "");
        boolean opens = canBeAnalysed(played.tournament().plan().game());
        int number = 0;
        for (TournamentGame each : played.list()) {
            number++;
            page.open("tr").text("td", String.valueOf(number));
            for (String name : each.players()) page.text("td", name);
            page.text("td", result(each))
                    .text("td", String.valueOf(each.report().plies()));
            page.open("td");
            if (opens)
                page.text(
                        "a",
                        "Open",
                        "href",
                        "/lab/tournaments/" + row.id() + "/games/" + number,
                        "aria-label",
                        "Open game " + number);
            page.close().close();
        }
        page.close().close().close();
        page.text("p", "Moves are plies, those of the random opening included.", "class", "small");
        page.close();
    }

    private static String result(TournamentGame game) {
        Outcome outcome = game.report().outcome();
        String score = outcome == Outcome.DRAW ? "½–½" : outcome.score().replace('-', '–');
        return score + " " + game.report().end();
    }

    /** Where dice or hidden cards decide, a list of moves is not a way to a position. */
    private static boolean canBeAnalysed(Game<?> game) {
        return !game.capabilities().chance() && !game.capabilities().hidden();
    }

    /** Where a game can be looked at, move by move: moves with spaces between them, or commas where moves have spaces in them. */
    static <P extends Position> String analysis(Game<P> game, TournamentGame played) {
        P position = game.start();
        List<String> moves = new ArrayList<>();
        for (int move : played.report().moves()) {
            moves.add(game.notation().format(position, move));
            position.make(move);
        }
        boolean spaced = moves.stream().anyMatch(each -> each.contains(" "));
        return "/analyse?game=" + encoded(game.name()) + "&moves=" + encoded(String.join(spaced ? "," : " ", moves));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
