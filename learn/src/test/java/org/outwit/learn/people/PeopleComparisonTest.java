package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.Trust;
import org.outwit.learn.training.ArchivedGame;
import org.outwit.learn.training.Crowd;
import org.outwit.learn.training.FirstSightPerson;

/** Asking about many people at once against asking the predictor of each. */
class PeopleComparisonTest {

    private static List<Example<OthelloPosition>> decisions(int from, int end) {
        List<Example<OthelloPosition>> all = new ArrayList<>();
        for (ArchivedGame<OthelloPosition> each : Crowd.games(end).subList(from, end)) {
            each.replay((position, move, ply) -> {
                if (position.countMoves(new int[position.mostMoves()], 0) > 1) {
                    all.add(new Example<>(Position.copyOf(position), move, 0, ply));
                }
            });
        }
        return all;
    }

    @Test
    void isWhatThePredictorsSay() {
        PopulationModel trained = Crowd.trained().model();
        PersonalPlan plan = trained.personal();
        Trust trust =
                new Trust(Math.min(1, plan.trust().strength()), plan.trust().discount());
        PersonalPlan believing = new PersonalPlan(
                trust,
                plan.bookGames(),
                plan.nearness(),
                plan.step(),
                plan.halfway(),
                plan.share(),
                plan.tilts(),
                1,
                plan.judged());
        PopulationModel population = trained.with(believing, trained.tilt());
        List<PeopleComparison.Known<OthelloPosition>> people = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            FirstSightPerson<OthelloPosition> person = new FirstSightPerson<>(Crowd.OTHELLO, population, Double.NaN);
            person.learn(decisions(4 * i, 4 * i + 2));
            person.learn(decisions(4 * i + 2, 4 * i + 4));
            people.add(person.known());
        }
        PeopleComparison<OthelloPosition> comparison = new PeopleComparison<>(Crowd.OTHELLO, population, people);
        MoveLooks all = new MoveLooks();
        for (PeopleComparison.Known<OthelloPosition> each : people) all.add(each.looks());
        DecisionView<OthelloPosition> view = new DecisionView<>(Crowd.OTHELLO, population.looks(), population.plan());
        for (Example<OthelloPosition> each : decisions(12, 14)) {
            double[][] found = Clue.rows(people.size());
            comparison.add(each, found);
            for (int i = 0; i < people.size(); i++) {
                PopulationPredictor<OthelloPosition> predictor = PopulationPredictor.of(
                                Crowd.OTHELLO, population, Double.NaN)
                        .lookingAhead(0)
                        .of(people.get(i).layer());
                OthelloPosition position = Position.copyOf(each.position());
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                double[] row = new double[moves.length];
                predictor.predict(position, row);
                int chosen = ChosenMove.indexOf(each.move(), moves, count);
                view.look(Position.copyOf(each.position()), 0);
                boolean been = people.get(i).layer().book().counts(position, moves, count, new double[count]) > 0;
                assertThat(found[Clue.TASTE.ordinal()][i] + found[Clue.BOOK.ordinal()][i])
                        .isCloseTo(Math.log(row[chosen]), within(1e-9));
                // Where there is no book nothing but the share of slips is new.
                if (!been) assertThat(found[Clue.BOOK.ordinal()][i]).isBetween(Math.log(0.998), 0.1);
                assertThat(found[Clue.BEEN.ordinal()][i]).isEqualTo(been ? 1 : 0);
                assertThat(found[Clue.LOOKS.ordinal()][i])
                        .isCloseTo(people.get(i).looks().lift(view, chosen, all), within(1e-9));
            }
        }
    }
}
