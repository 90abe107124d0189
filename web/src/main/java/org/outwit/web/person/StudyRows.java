package org.outwit.web.person;

import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordTable;
import org.outwit.web.person.KeptStudy.Stage;

/** Studies in the database. */
public final class StudyRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("person", StudyRows.class, List.of("studies"));

    private static final RecordTable<KeptStudy> STUDIES = new RecordTable<>("person_study", KeptStudy.class, "person");

    private final Database database;

    StudyRows(Database database) {
        this.database = database;
    }

    Optional<KeptStudy> find(String person) {
        return database.read(sql -> STUDIES.one(sql, "where person = ?", person));
    }

    /** Says which job makes it now; what there was stays. */
    void begun(String person, String visitor, String job) {
        KeptStudy begun = new KeptStudy(person, visitor, job, "", Stage.NOTHING, "", "", "", "", 0);
        database.write(sql -> STUDIES.insertNew(sql, begun) ? begun : STUDIES.update(sql, begun, "visitor", "job"));
    }

    /** Keeps sections in place of those that were; what is not whole never replaces what is. */
    void keep(KeptStudy study) {
        String whole = "where person = ? and stage = ?";
        database.write(sql -> {
            if (study.stage() != Stage.WHOLE
                    && STUDIES.one(sql, whole, study.person(), Stage.WHOLE).isPresent()) return study;
            return STUDIES.update(sql, study, "version", "stage", "effort", "sections", "figures", "footer", "made");
        });
    }
}
