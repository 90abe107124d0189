package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
 * What is it worth to play lines out to the end where best play does not help? As in {@link PersonWorth} clones of people are played against.
 * Rows that begin with {@code resort} play plain until the game is lost or drawn for certain, and then by the model of the {@code person}, of
 * {@code anybody}, of somebody {@code other}, or of {@code nobody}; the controls are the plain engine, the same with {@code twice} the time,
 * and the engine that weighs replies within a margin. A cell is a pair of games; all rows of a pair come before the next pair.
 */
final class ResortWorth implements RecordsExperiment {

    private static final int MILLIS = 10;

    /** With 10 ms a move hardly any open game is lost against people, so nothing could be gained there. */
    private static final int MILLIS_WHILE_OPEN = 1;

    /** A cell's seed is the person times this and the pair. */
    private static final List<WorthRow> ROWS = List.of(
            WorthRow.PLAIN,
            WorthRow.TWICE,
            WorthRow.parse("resort-person@4"),
            WorthRow.parse("resort-anybody@4"),
            WorthRow.parse("resort-anybody@2"),
            WorthRow.parse("resort-other@4"),
            WorthRow.parse("resort-nobody"),
            WorthRow.parse("person@2"),
            WorthRow.parse("person@4"));

    /** So many pairs with each of the first people of a game. */
    private static final Map<WorthSetting, Integer> PAIRS =
            Map.of(WorthSetting.LOST, 130, WorthSetting.BEHIND, 30, WorthSetting.EVEN, 30);

    private static final List<WorthSetting> SETTINGS =
            List.of(WorthSetting.LOST, WorthSetting.BEHIND, WorthSetting.EVEN);

    private static final List<WorthGame> GAMES = List.of(WorthGame.OTHELLO, WorthGame.CHECKERS, WorthGame.CHESS);

    private static final int PEOPLE = 4;

    /** Endings are found once in a program. */
    private static final Map<String, ResortGames<?>> PLAYED = new ConcurrentHashMap<>();

    @Override
    public About about() {
        return About.of(
                        "worth-last-resort",
                        "Outwit",
                        "what a last resort is worth",
                        "What a last resort is worth",
                        "How many points does it bring in lost games to play for what people overlook, at equal time?")
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
            add(cells, WorthCell.quick(WorthSetting.LOST));
            return cells;
        }
        for (WorthSetting setting : SETTINGS) {
            for (WorthGame game : GAMES) {
                for (int pair = 0; pair < PAIRS.get(setting); pair++) {
                    for (int rank : game.ranks().subList(0, PEOPLE))
                        add(cells, new WorthCell(game, setting, rank, pair, millis(setting)));
                }
            }
        }
        return cells;
    }

    private static int millis(WorthSetting setting) {
        return setting == WorthSetting.LOST ? MILLIS : MILLIS_WHILE_OPEN;
    }

    private static void add(List<Cell> cells, WorthCell games) {
        for (WorthRow row : ROWS) cells.add(games.of(row));
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        RecordedPeople<?> people = RecordsFolder.people(context, cell.text("game"));
        WorthCell asked = WorthCell.of(cell);
        WorthPeople<?> learned = WorthPeople.of(people);
        ResortGames<?> games =
                PLAYED.computeIfAbsent(people.fingerprint() + " " + asked.rank(), key -> games(learned, asked.rank()));
        PersonPair pair = games.play(asked.setting(), WorthRow.parse(cell.text("row")), asked.pair(), asked.millis());
        return pair.measurement().and(people.numbers());
    }

    private static <P extends Position> ResortGames<P> games(WorthPeople<P> people, int rank) {
        RecordedPeople<P> records = people.people();
        return new ResortGames<>(records.game(), WorthGame.named(records.game().name()), people.person(rank), rank);
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        for (WorthGame game : GAMES) {
            PersonTable table =
                    new PersonTable(results.where("game", game.game(), "setting", WorthSetting.LOST.word()));
            if (!table.isEmpty()) sentences.add("Where " + game.game() + " is lost " + table.sentence());
        }
        Finding finding = Finding.of(
                ReportVerdict.MEASURED,
                sentences.isEmpty() ? "Nothing has been played from lost positions yet." : String.join(" ", sentences));
        finding = finding.paragraph(
                "Points are from 0 to 1, intervals over pairs of games. Time is measured, so another run comes out"
                        + " a little different; columns show what moves took. Who plays lines out uses time that plain search leaves over.");
        if (results.sum("strangers") < results.count())
            finding = finding.paragraph(
                    "The population may have learned from games of these people, so that anybody's model knows more of them than it should.");
        for (WorthGame game : GAMES) {
            for (WorthSetting setting : SETTINGS) {
                LabResults some = results.where("game", game.game(), "setting", setting.word());
                finding = new PersonTable(some).add(finding, game.game() + ": " + setting.meaning());
            }
        }
        return finding;
    }
}
