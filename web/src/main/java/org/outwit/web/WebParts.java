package org.outwit.web;

import java.util.List;
import java.util.Map;
import org.outwit.draw.board.BoardStyle;
import org.outwit.draw.board.PieceSheet;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.tree.TreePicture;
import org.outwit.lab.database.Migrations;
        PeopleStore people = new PeopleStore(services.database());
        SparringPartners partners = new SparringPartners(people);
        return List.of(
                new JobRequests(services),
                new GamePart(services, partners),
                new PeoplePart(services),
                new AnalysePart(services, partners),
                new SearchPart(services),
                new LabPart(services));
import org.outwit.web.game.GamePart;
import org.outwit.web.game.GameRows;
import org.outwit.web.job.JobTable;
import org.outwit.web.lab.LabPart;
import org.outwit.web.lab.TournamentRows;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;
import org.outwit.web.people.PeoplePart;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.SparringPartners;
import org.outwit.web.search.SearchPart;

/** Which parts the web app has. A new one is named here, with its tables if it keeps something. */
final class WebParts {

    static final List<Migrations> MIGRATIONS = List.of(
            JobTable.MIGRATIONS,
            GameRows.MIGRATIONS,
            PeopleStore.MIGRATIONS,
            DatabaseStore.TABLES,
            TournamentRows.MIGRATIONS);

    private WebParts() {}

    static List<WebPart> all(WebServices services) {
<<<<<<< HEAD
        PeopleStore people = new PeopleStore(services.database());
        return List.of(
                new JobRequests(services),
                new GamePart(services, new SparringPartners(people)),
                new PeoplePart(services),
                new SearchPart(services),
                new LabPart(services));
=======
        return List.of(
                new JobRequests(services),
                new GamePart(services, LearnedPeople.NOBODY),
                new AnalysePart(services, LearnedPeople.NOBODY));
>>>>>>> 6cf18db0 (web.analyse: the Analyse page)
    }

    /** Files that are made by the program, so that nothing is drawn twice. */
    static Map<String, String> madeAssets() {
        return Map.of(
                "frame/pieces.svg", PieceSheet.svg(),
                "frame/tones.css", BoardStyle.css(),
                "frame/sections.css", PageFrame.sectionSheet(),
                "frame/plot.css", PageFrame.switchablePlotSheet(),
                "frame/tree.css", TreePicture.switchableSheet());
    }
}
