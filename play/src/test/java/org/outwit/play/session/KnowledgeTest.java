package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.people.OwnTaste;
import org.outwit.learn.people.PersonalBias;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.play.session.SessionEvent.LearnerState;

class KnowledgeTest {

    private static String sentence(int seen, boolean learning, Optional<OpponentModel> model) {
        return sentence(Games.named("checkers"), seen, learning, model);
    }

    private static <P extends Position> String sentence(
            Game<P> game, int seen, boolean learning, Optional<OpponentModel> model) {
        return Knowledge.sentence(
                new LearnerState<P>(seen, learning, model.map(known -> new OnlineLesson<>(game, known))));
    }

    private static OpponentModel model(long learned, HoldOut held) {
        return new OpponentModel(
                OnlineLesson.SOMEBODY,
                new Judgement(Map.of(OpponentModel.WHOLE_GAME, Map.of("men", Weight.of(1))), 3),
                new Evidence(List.of(), held, new Origin(List.of(), 1, learned, 0, 0)),
                new HabitBook<>(Games.named("checkers")));
    }

    private static OpponentModel person(long learned, HoldOut held) {
        PersonalDifference personal =
                new PersonalDifference("00000000", 1550, 0, new double[][] {{1}}, 0, new PersonalBias(0));
        OpponentModel model = model(learned, held);
        return model.with(personal, held, model.book());
    }

    @Test
    void whoKnowsNothingSaysSo() {
        assertThat(sentence(1, false, Optional.empty()))
                .isEqualTo("Outwit has seen 1 decision of yours and cannot say anything yet.");
        assertThat(sentence(2, true, Optional.empty()))
                .endsWith("It is learning from them now, which takes no time off the game.");
        assertThat(sentence(0, true, Optional.empty()))
                .isEqualTo("Outwit has seen 0 decisions of yours and watches how you play.");
    }

    @Test
    void beginsWithOtherPeople() {
        HoldOut none = new HoldOut(0, 0, 0, Double.NaN);
        assertThat(sentence(1, false, Optional.of(person(0, none))))
                .startsWith(
                        "Outwit has seen 1 decision of yours. It has learned from none of them so far and takes you for"
                                + " somebody of about 1550 Elo. It cannot say yet how often it is right.");
        assertThat(sentence(12, false, Optional.of(person(10, new HoldOut(2, 0.5, 0.25, 1.2)))))
                .contains(
                        "From 10 decisions it takes you for",
                        "Of your last 2 decisions it would have predicted 50 %, chance 25 %.");
    }

    @Test
    void saysHowDeepSomebodyLooks() {
        assertThat(sentence(40, false, Optional.of(model(40, new HoldOut(10, 0.6, 0.2, 1.1)))))
                .contains(
                        "From 40 of them it concludes that you look 3 plies ahead. It would have predicted 60 % of your moves");
    }

    private static PersonNumbers numbers(int learned, boolean people, OwnTaste... tastes) {
        return new PersonNumbers(
                learned, people, OptionalDouble.empty(), 2, List.of(tastes), new HoldOut(40, 0.6, 0.2, Double.NaN));
    }

    @Test
    void nothingIsClaimedOfThoseWhomItCannotPredict() {
        HoldOut chance = new HoldOut(20, 0.15, 0.2, Double.NaN);
        PersonNumbers random =
                new PersonNumbers(40, false, OptionalDouble.empty(), 3, List.of(new OwnTaste("kings", 0.4)), chance);
        assertThat(Knowledge.inShort(random, 0, 20))
                .isEqualTo("So far I cannot tell how you play. I predicted 0 of your last 20 moves.");
        assertThat(sentence(40, false, Optional.of(model(40, chance))))
                .isEqualTo(
                        "Outwit has seen 40 decisions of yours, and cannot tell from 40 of them how you play: it would have"
                                + " predicted 15 % of your moves, and a guess is right in 20 %.");
        assertThat(sentence(40, false, Optional.of(model(40, HoldOut.NONE)))).doesNotContain("plies");
    }

    @Test
    void canBeBrief() {
        assertThat(Knowledge.inShort(numbers(0, true), 0, 0)).isEqualTo("So far I expect of you what people play.");
        assertThat(Knowledge.inShort(numbers(20, false), 11, 20))
                .isEqualTo("So far you look 2 plies ahead. I predicted 11 of your last 20 moves.");
        OwnTaste centre = new OwnTaste("centre", 0.4);
        OwnTaste kings = new OwnTaste("kings", -0.3);
        OwnTaste little = new OwnTaste("edge", 0.05);
        assertThat(Knowledge.inShort(numbers(20, true, centre, kings, little), 1, 1))
                .isEqualTo("So far you like centre and avoid kings more than others do. I predicted your last move.");
        assertThat(Knowledge.inShort(numbers(20, true, kings, little), 0, 0))
                .isEqualTo("So far you avoid kings more than others do.");
        assertThat(Knowledge.inShort(numbers(20, true, little), 3, 4))
                .isEqualTo("So far you play as other people do. I predicted 3 of your last 4 moves.");
    }
}
