package org.outwit.web.person;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.study.StudyVoice;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordTable;
import org.outwit.learn.study.RecordFacts;
import org.outwit.learn.study.Study;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.person.KeptStudy.Stage;

/** Studies in the database. */
public final class StudyRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("person", StudyRows.class, List.of("studies", "data"));

    private static final RecordTable<KeptStudy> STUDIES = new RecordTable<>("person_study", KeptStudy.class, "person");

    /** The page that an earlier program kept in place of what it had found. */
    private static final String EARLIER = "select sections, footer from person_study_page where person = ?";

    private final Database database;

    StudyRows(Database database) {
        this.database = database;
    }

    Optional<KeptStudy> find(String person) {
        return database.read(sql -> STUDIES.one(sql, "where person = ?", person));
    }

    /** What the page of somebody shows of their study. */
    StudyView view(PersonEntry person, KeptStudy kept) {
        return view(person.rules(), kept, person.isYou() ? StudyVoice.TO_THEM : StudyVoice.ABOUT_THEM);
    }

    private <P extends Position> StudyView view(Game<P> game, KeptStudy kept, StudyVoice voice) {
        Optional<Study> study = kept.study();
        if (study.isPresent()) return StudyView.of(game, study.get(), voice);
        Optional<RecordFacts> facts = kept.facts();
        if (facts.isPresent()) return StudyView.of(facts.get(), voice);
        return database.read(sql ->
                        sql.one(EARLIER, row -> StudyView.earlier(row.getString(1), row.getString(2)), kept.person()))
                .orElse(StudyView.NOTHING);
    }

    /** Says which job makes it now; what there was stays. */
    void begun(String person, String visitor, String job) {
        KeptStudy begun = new KeptStudy(person, visitor, job, "", Stage.NOTHING, "", "", 0);
        database.write(sql -> STUDIES.insertNew(sql, begun) ? begun : STUDIES.update(sql, begun, "visitor", "job"));
    }

    /** Keeps findings in place of those that were; what is not whole never replaces what is. */
    void keep(KeptStudy study) {
        String whole = "where person = ? and stage = ?";
        database.write(sql -> {
            if (study.stage() != Stage.WHOLE
                    && STUDIES.one(sql, whole, study.person(), Stage.WHOLE).isPresent()) return study;
            sql.update("delete from person_study_page where person = ?", study.person());
            return STUDIES.update(sql, study, "version", "stage", "effort", "findings", "made");
        });
    }
}
