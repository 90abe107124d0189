package org.outwit.web;

import java.util.List;
import java.util.Map;
import org.outwit.draw.board.BoardStyle;
import org.outwit.draw.board.PieceSheet;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.tree.TreePicture;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.web.analyse.AnalysePart;
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
import org.outwit.web.person.PersonPart;
import org.outwit.web.person.StudyRows;
import org.outwit.web.rules.RulesPart;
import org.outwit.web.search.SearchPart;

/** Which parts the web app has. A new one is named here, with its tables if it keeps something. */
final class WebParts {

    static final List<Migrations> MIGRATIONS = List.of(
            JobTable.MIGRATIONS,
            GameRows.MIGRATIONS,
            PeopleStore.MIGRATIONS,
            StudyRows.MIGRATIONS,
            DatabaseStore.TABLES,
            TournamentRows.MIGRATIONS);

    private WebParts() {}

    static List<WebPart> all(WebServices services) {
        SparringPartners partners = new SparringPartners(new PeopleStore(services.database()));
        return List.of(
                new JobRequests(services),
                new GamePart(services, partners),
                new PeoplePart(services),
                new PersonPart(services),
                new AnalysePart(services, partners),
                new SearchPart(services),
                new RulesPart(services),
                new LabPart(services));
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
