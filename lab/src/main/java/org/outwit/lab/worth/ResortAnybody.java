package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.prediction.SearchPredictor;

/**
 * What a last resort is worth where no records are at hand: {@link ResortWorth} against anybody, drawn from what people play by a predictor
 * that looks as far ahead as pays. Players expect anybody at a glance, or {@code nobody}. Whoever plays and whoever expects are of one
 * population, so this says what the way of playing is worth, and not what it is worth against people.
 */
final class ResortAnybody implements Experiment {

    private static final int MILLIS = 10;
    private static final int NOBODYS_DEPTH = 2;

    /** People give up about so many plies before the end. */
    private static final int GIVEN_UP = 8;

    private static final int PAIRS = 500;

    private static final List<WorthGame> GAMES = List.of(WorthGame.CHECKERS, WorthGame.CHESS, WorthGame.OTHELLO);

    /** How far people are looked ahead for at a glance, by game. */
    private static final Map<String, Integer> GLANCE = Map.of("othello", 4, "checkers", 3, "chess", 2);

    /** Endings are found once in a program. */
    private static final Map<String, ResortGames<?>> PLAYED = new ConcurrentHashMap<>();

    @Override
    public About about() {
        return About.of(
                "last-resort-anybody",
                "Outwit",
                "what a last resort is worth",
                "What a last resort is worth against anybody",
                "How many points does it bring in lost games to play for what anybody overlooks, at equal time?");
    }

    /** Time is measured. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        int pairs = size == Size.QUICK ? 1 : PAIRS;
        List<WorthGame> games = size == Size.QUICK ? List.of(WorthGame.CHECKERS) : GAMES;
        for (int pair = 0; pair < pairs; pair++) {
            for (WorthGame game : games) {
                for (WorthRow row : rows(game)) {
                    cells.add(Cell.of(
                            pair, "game", game.game(), "person", "anybody", "row", row.name(), "millis", MILLIS));
                }
            }
        }
        return cells;
    }

    private static List<WorthRow> rows(WorthGame game) {
        return List.of(
                WorthRow.PLAIN,
                WorthRow.TWICE,
                WorthRow.parse("resort-anybody@" + GLANCE.get(game.game())),
                WorthRow.parse("resort-nobody"));
    }

    @Override
    public Inputs inputs(String game, LabContext context) {
        return context.people(Games.named(game));
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Game<?> game = Games.named(cell.text("game"));
        ResortGames<?> games = PLAYED.computeIfAbsent(game.name(), name -> games(game, context));
        return games.play(
                        WorthSetting.LOST,
                        WorthRow.parse(cell.text("row")),
                        Math.toIntExact(cell.seed()),
                        cell.number("millis"))
                .measurement();
    }

    private static <P extends Position> ResortGames<P> games(Game<P> game, LabContext context) {
        WorthGame setup = WorthGame.named(game.name());
        PopulationModel people = context.populations().of(game).orElseThrow();
        PopulationPredictor<P> anybody = PopulationPredictor.of(game, people, Double.NaN);
        WorthPerson<P> person = new WorthPerson<>(
                "anybody",
                anybody::forAnotherThread,
                row -> known(game, setup, anybody, row),
                new PlayedLines<>(game, anybody.lookingAhead(0), WorthPeople.OPENING, GIVEN_UP));
        return new ResortGames<>(game, setup, person, 0);
    }

    private static <P extends Position> Supplier<MovePredictor<P>> known(
            Game<P> game, WorthGame setup, PopulationPredictor<P> anybody, WorthRow row) {
        return switch (row.known()) {
            case "anybody" -> {
                PopulationPredictor<P> looking =
                        anybody.lookingAhead(row.depth().orElse(anybody.depth()));
                yield looking::forAnotherThread;
            }
            case "nobody" ->
                () -> new SearchPredictor<>(game, game.defaultEvaluator(), NOBODYS_DEPTH, setup.temperature());
            default ->
                throw new InputException("Expected a row that knows anybody or nobody, found '" + row.name() + "'.");
        };
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        for (WorthGame game : GAMES) {
            PersonTable table = new PersonTable(results.where("game", game.game()));
            if (!table.isEmpty()) sentences.add("Where " + game.game() + " is lost " + table.sentence());
        }
        Finding finding = Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences))
                .paragraph(
                        "Points are from 0 to 1, intervals over pairs of games. Time is measured, so another run comes out"
                                + " a little different. Those who are played against are expected by the same people: this is what playing"
                                + " for errors is worth where they are expected about rightly.");
        for (WorthGame game : GAMES) {
            finding = new PersonTable(results.where("game", game.game())).add(finding, game.game() + ", lost at first");
        }
        return finding;
    }
}
