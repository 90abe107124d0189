package org.outwit.web.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Games;
import org.outwit.draw.study.StudySections.Part;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.TestPostgres;
import org.outwit.learn.study.Career;
import org.outwit.learn.study.DepthFinding;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.RecordFacts;
import org.outwit.learn.study.Repertoire;
import org.outwit.learn.study.StudyText;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.person.KeptStudy.Stage;

/** A database of an earlier program, which kept studies and preparations as pages. */
class EarlierFindingsTest {

    private static final Migrations BEFORE = new Migrations("person", StudyRows.class, List.of("studies"));

    private static final PersonEntry ANNA = new PersonEntry(
            "anna",
            "local",
            "othello",
            "anna",
            "Anna",
            "",
            60,
            30,
            0,
            30,
            0,
            0,
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            "",
            60,
            "");

    @TempDir
    private Path folder;

    private DatabasePlace place(String kind) {
        String text = kind.equals("sqlite") ? folder.resolve("a.db").toString() : TestPostgres.newDatabase();
        DatabasePlace place = DatabasePlace.parse(text);
        try (Database database = Database.open(place, List.of(BEFORE))) {
            database.write(sql -> {
                sql.update(
                        "insert into person_study (person, visitor, job, version, stage, effort, sections, figures,"
                                + " footer, made) values ('anna', 'local', 'j', '1/60/60/0', 'WHOLE', 'quick',"
                                + " '{\"sections\":[{\"id\":\"plan\",\"markup\":\"<p>Wait.</p>\"}]}', '{}', 'Made by hand.', 7)");
                return sql.update("insert into person_preparation (person, visitor, job, side, games, sections, footer,"
                        + " ending, content, made) values ('anna', 'local', 'k', 'first', 50, '<p>c4</p>', 'By hand.',"
                        + " 'ggf', 'c4 c3', 8), ('anna', 'other', 'k', '', 0, '', '', '', '', 0)");
            });
        }
        return place;
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void pagesThatWereKeptAreShownUntilTheyAreMadeAgain(String kind) {
        try (Database database = Database.open(place(kind), List.of(StudyRows.MIGRATIONS))) {
            StudyRows rows = new StudyRows(database);
            KeptStudy kept = rows.find("anna").orElseThrow();
            StudyView old = rows.view(ANNA, kept);
            assertThat(old).isEqualTo(new StudyView(List.of(new Part("plan", "<p>Wait.</p>")), "Made by hand."));
            assertThat(kept.study()).isEmpty();
            PersonStanding standing = new PersonStanding(ANNA, Optional.of(kept), Optional.empty());
            assertThat(standing.isOld()).isTrue();
            assertThat(standing.beginsItself()).isTrue();
            rows.begun("anna", "local", "next");
            rows.keep(facts("anna"));
            assertThat(rows.view(ANNA, rows.find("anna").orElseThrow())).isEqualTo(old);
            rows.begun("bert", "local", "next");
            rows.keep(facts("bert"));
            assertThat(rows.view(ANNA, rows.find("bert").orElseThrow()).parts())
                    .extracting(Part::id)
                    .containsExactly(StudyView.RESULTS, "depth", "repertoire");
        }
    }

    private static KeptStudy facts(String person) {
        PersonResults results = new PersonResults(30, 0, 30, 0);
        RecordFacts facts = new RecordFacts(
                "othello",
                "Othello",
                List.of("black", "white"),
                "Anna",
                new Career(List.of("Anna"), 60, 0, 0, List.of(results, results), List.of()),
                new DepthFinding(2, DepthFinding.Certainty.OPEN, List.of(), OptionalDouble.empty()),
                new Repertoire(List.of(), 0, 0));
        String version = KeptStudy.version(ANNA);
        return new KeptStudy(person, "local", "next", version, Stage.FACTS, "quick", StudyText.of(facts), 9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void preparationsStayWithTheirLines(String kind) {
        try (Database database = Database.open(place(kind), List.of(StudyRows.MIGRATIONS))) {
            PreparationRows rows = new PreparationRows(database);
            PreparationRows.Row row = rows.find("anna", "local").orElseThrow();
            assertThat(row).isEqualTo(new PreparationRows.Row("anna", "local", "k", "first", 50, "", 8));
            assertThat(row.isThere()).isTrue();
            assertThat(rows.view(row, Games.named("othello")))
                    .contains(new PreparationView("<p>c4</p>", "By hand.", "ggf", "c4 c3"));
            PreparationRows.Row begun = rows.find("anna", "other").orElseThrow();
            assertThat(begun.isThere()).isFalse();
            assertThat(rows.view(begun, Games.named("othello"))).isEmpty();
        }
    }
}
