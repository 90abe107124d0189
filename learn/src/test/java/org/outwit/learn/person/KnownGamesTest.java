package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;

class KnownGamesTest {

    private static OpponentModel model(PersonDecisions<OthelloPosition> decisions) {
        return new OpponentModel(
                "Anna",
                new Judgement(Map.of("game", Map.of("edges", Weight.of(1))), 1).withTemperature(OptionalDouble.of(5)),
                new Evidence(List.of(), HoldOut.NONE, new Origin(List.of("may.ggf"), 6, 100, 0, 0)),
                decisions.book(0, 6, 1));
    }

    @Test
    void filesAreKnownByTheirNames() {
        Person<OthelloPosition> anna = Club.anna(6, "greedy", 1);
        OpponentModel model = model(PersonDecisions.of(anna));
        KnownGames both = KnownGames.of(model, anna, List.of("old/may.ggf", "june.ggf"));
        assertThat(both.files()).containsExactly("may.ggf", "june.ggf");
        assertThat(both.isLearned()).isTrue();
        assertThat(both.remark()).isEqualTo("The model was learned from may.ggf, so this is no test of it.");
        assertThat(KnownGames.of(model, anna, List.of("june.ggf")).isLearned()).isFalse();
        Person<OthelloPosition> bob = new Person<>(Club.OTHELLO, "Bob", Set.of("Bob"), anna.games());
        assertThat(KnownGames.of(model, bob, List.of("may.ggf")).isLearned())
                .as("nothing was learned about Bob")
                .isFalse();
    }

    /** A model that is asked about what is in its book seems to know everything. */
    @Test
    void whatWasLearnedIsForgottenBeforeItIsAsked() {
        PersonDecisions<OthelloPosition> decisions = PersonDecisions.of(Club.anna(6, "greedy", 1));
        List<Example<OthelloPosition>> opening = decisions.since(0).stream()
                .filter(each -> each.ply() < PersonDecisions.BOOK_PLIES)
                .toList();
        ModelPredictor<OthelloPosition> predictor = ModelPredictor.of(Club.OTHELLO, model(decisions));
        Predictions remembered = Predictions.of(predictor, opening, false, Parallel.ALONE, ProgressMonitor.NONE);
        Predictions anew = Predictions.of(predictor, opening, true, Parallel.ALONE, ProgressMonitor.NONE);
        assertThat(anew.all().agreement()).isLessThan(remembered.all().agreement());
        assertThat(anew.all().logLoss()).isGreaterThan(remembered.all().logLoss());
    }
}
