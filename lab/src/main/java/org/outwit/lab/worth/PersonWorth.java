package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.lab.records.RecordsExperiment;
import org.outwit.lab.records.RecordsFolder;

/**
 * What is it worth to know a person? Each of some people of an archive is learned twice: a clone of their later games is played against,
 * and a model of their earlier games is played by. Rows are the plain engine, the same a ply deeper ({@code deeper}), and the engine that
 * expects replies, told of the {@code person}, of {@code anybody} of that strength, of somebody {@code other}, or of {@code nobody}: the
 * softmax of a short search. {@link WorthSetting} says what is played. All rows of a pair of games begin alike and take the same processor
 * time a move, so no two runs come out the same. A cell is a pair of games; all rows of a pair come before the next pair, so that what is
 * finished can be compared.
 */
final class PersonWorth implements RecordsExperiment {

    private static final int MILLIS = 50;

    /** A cell's seed is the person times this and the pair. */
    private static final List<WorthRow> ROWS = List.of(
            WorthRow.PLAIN,
            WorthRow.DEEPER,
            WorthRow.parse("person@2"),
            WorthRow.parse("anybody@2"),
            WorthRow.parse("other@2"),
            WorthRow.parse("nobody"));

    /** The number of pairs with each person. */
    private static final Map<WorthSetting, Integer> PAIRS =
            Map.of(WorthSetting.EVEN, 30, WorthSetting.BEHIND, 30, WorthSetting.SPARRING, 30, WorthSetting.ENGINE, 10);

    @Override
    public About about() {
        return About.of(
                        "worth-person",
                        "Outwit",
                        "what knowing a person is worth",
                        "What knowing a person is worth",
                        "How many points does a model of somebody's earlier games bring against a clone of their later games, at equal time?")
                .withRecords();
    }

    /** Time is measured. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        if (size == Size.QUICK) {
            add(cells, WorthCell.quick(WorthSetting.EVEN));
            return cells;
        }
        for (WorthSetting setting : WorthSetting.values()) {
            for (int pair = 0; pair < PAIRS.getOrDefault(setting, 0); pair++) {
                for (WorthGame game : WorthGame.ALL) {
                    if (setting == WorthSetting.SPARRING && game.strength() == 0) continue;
                    for (int rank : game.ranks()) add(cells, new WorthCell(game, setting, rank, pair, MILLIS));
                }
            }
        }
        return cells;
    }

    private static void add(List<Cell> cells, WorthCell games) {
        for (WorthRow row : ROWS) if (games.setting().has(row)) cells.add(games.of(row));
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        RecordedPeople<?> people = RecordsFolder.people(context, cell.text("game"));
        WorthPeople<?> learned = WorthPeople.of(people);
        return run(learned, cell);
    }

    private static <P extends Position> Measurement run(WorthPeople<P> people, Cell cell) {
        WorthCell asked = WorthCell.of(cell);
        RecordedPeople<P> records = people.people();
        CloneGames<P> games = new CloneGames<>(
                records.game(), asked.game(), people.person(asked.rank()), asked.rank(), asked.millis());
        PersonPair pair = games.play(asked.setting(), WorthRow.parse(cell.text("row")), asked.pair());
        return pair.measurement().and(records.numbers());
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        for (WorthGame game : WorthGame.ALL) {
            PersonTable table =
                    new PersonTable(results.where("game", game.game(), "setting", WorthSetting.EVEN.word()));
            if (!table.isEmpty()) sentences.add("In " + game.game() + " " + table.sentence());
        }
        Finding finding = Finding.of(
                ReportVerdict.MEASURED,
                sentences.isEmpty() ? "Nothing has been played from even positions yet." : String.join(" ", sentences));
        finding = finding.paragraph(
                "Points are from 0 to 1, intervals over pairs of games. Time is measured, so another run comes out"
                        + " a little different; columns show what moves took.");
        if (results.sum("strangers") < results.count())
            finding = finding.paragraph(
                    "The population may have learned from games of these people, so that anybody's model knows more of them than it should.");
        for (WorthGame game : WorthGame.ALL) {
            for (WorthSetting setting : WorthSetting.values()) {
                LabResults some = results.where("game", game.game(), "setting", setting.word());
                finding = new PersonTable(some).add(finding, game.game() + ": " + setting.meaning());
            }
        }
        return finding;
    }
}
