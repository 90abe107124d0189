package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
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
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.player.Level;
import org.outwit.play.player.Manner;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;

/**
 * Do levels play like people? On decisions of real players of the strength that a level plays like: how often the level draws the move that was
 * played, how often its likeliest move is that one, and how often an engine plays it that looks a few plies ahead and is about as strong.
 */
final class LevelLikeness implements RecordsExperiment {

    private static final int MEGABYTES = 8;
    private static final List<String> HEADS = List.of(
            "level",
            "engine",
            "decisions, people",
            "level draws it",
            "likeliest move of the level",
            "engine plays it",
            "draws it more often by",
            "likeliest more often by");

    /** A level, and an engine that is about as strong by matches of 200 games. */
    private record Match(
            String game, String level, String engine, int people, int decisions, int firstPly, int lastPly) {}

    private static final List<Match> MATCHES = List.of(
            new Match("othello", "level:5", "patterns@1", 7, 200, 8, 50),
            new Match("othello", "level:7", "patterns@2", 10, 120, 8, 50),
            new Match("checkers", "level:6", "samuel@2", 12, 120, 7, 400),
            new Match("checkers", "level:8", "samuel@3", 10, 120, 7, 400),
            new Match("chess", "level:7", "classic@1", 13, 150, 11, 400),
            new Match("chess", "level:9", "classic@2", 10, 150, 11, 400));

    @Override
    public About about() {
        return About.of(
                        "people-levels",
                        "Outwit",
                        "levels",
                        "Do levels play like people",
                        "Does a level find the moves that people of its strength played more often than an engine that is as strong?")
                .withRecords();
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (Match each : size == Size.QUICK ? MATCHES.subList(2, 4) : MATCHES) {
            int people = size == Size.QUICK ? 3 : each.people;
            int decisions = size == Size.QUICK ? 30 : each.decisions;
            for (int person = 0; person < people; person++) {
                cells.add(Cell.of(
                        1,
                        "game",
                        each.game,
                        "level",
                        each.level,
                        "engine",
                        each.engine,
                        "person",
                        person,
                        "decisions",
                        decisions));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Match match = MATCHES.stream()
                .filter(each -> cell.has("game", each.game, "level", each.level))
                .findFirst()
                .orElseThrow();
        return measurement(AskedPeople.people(cell, context), match, cell);
    }

    private static <P extends Position> Measurement measurement(RecordedPeople<P> people, Match match, Cell cell) {
        Level level = level(people.game(), people.population(), match.level);
        Manner.OfPeople manner = (Manner.OfPeople) level.manner();
        double rating = manner.rating(people.population()).orElseThrow();
        List<Example<P>> asked = StrengthBand.around(people, rating, match.firstPly, match.lastPly)
                .decisions(cell.number("person"), cell.number("decisions"));
        MovePredictor<P> predictor = manner.predictor(people.game(), people.population());
        double draws = 0;
        int likes = 0;
        int plays = 0;
        for (Example<P> each : asked) {
            P position = Position.copyOf(each.position());
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            int chosen = ChosenMove.indexOf(each.move(), moves, count);
            double[] row = predictor.probabilities(position);
            draws += row[chosen];
            if (MovePredictor.likeliest(row, count) == chosen) likes++;
            if (ChosenMove.indexOf(move(people.game(), match.engine, position), moves, count) == chosen) plays++;
        }
        int n = asked.size();
        return Measurement.of(
                        "decisions", n, "draws", draws / n, "likes", (double) likes / n, "plays", (double) plays / n)
                .and(people.numbers());
    }

    private static Level level(Game<?> game, PopulationModel people, String name) {
        return Level.all(game, Optional.of(people)).stream()
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static <P extends Position> int move(Game<P> game, String engine, P position) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES);
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(engine), settings)) {
            return chooser.choose(Turn.of(GameHistory.from(position), Limits.NONE))
                    .move();
        }
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        for (Match each : MATCHES) {
            LabResults own = results.where("game", each.game, "level", each.level);
            if (own.count() == 0) continue;
            String name = each.game + " " + each.level.substring(Level.PREFIX.length());
            ConfidenceInterval more = ConfidenceInterval.ofDifference(own.numbers("likes"), own.numbers("plays"));
            sentences.add("The likeliest move of " + name + " is played more often than that of " + each.engine + " by "
                    + PredictionTable.text(more, 3) + ".");
            rows.add(List.of(
                    name,
                    each.engine,
                    String.format(Locale.ROOT, "%,.0f, %d", own.sum("decisions"), own.count()),
                    PredictionTable.text(own.mean("draws"), 3),
                    PredictionTable.text(own.mean("likes"), 3),
                    PredictionTable.text(own.mean("plays"), 3),
                    PredictionTable.text(
                            ConfidenceInterval.ofDifference(own.numbers("draws"), own.numbers("plays")), 3),
                    PredictionTable.text(more, 3)));
        }
        Finding finding = Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences));
        String caution = AskedPeople.caution(results);
        if (!caution.isEmpty()) finding = finding.paragraph(caution);
        return finding.table(
                "Means over people, at most 100 Elo from the strength that the level plays like.", HEADS, rows);
    }
}
