package org.outwit.web.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Games;
import org.outwit.web.job.Job;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.person.KeptStudy.Stage;

class PersonStandingTest {

    private static PersonEntry anna(int games, int modelGames) {
        return anna("othello", games, modelGames, "Seems to look 2 plies ahead.");
    }

    private static PersonEntry anna(String game, int games, int modelGames, String lesson) {
        return new PersonEntry(
                "id",
                "local",
                game,
                "anna",
                "Anna",
                "",
                games,
                0,
                0,
                0,
                0,
                0,
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                "",
                modelGames,
                lesson);
    }

    private static Optional<KeptStudy> study(PersonEntry of, Stage stage) {
        return Optional.of(new KeptStudy("id", "local", "job", KeptStudy.version(of), stage, KeptStudy.QUICK, "", 1));
    }

    private static Optional<Job> job(Job.State state) {
        return Optional.of(new Job("job", "local", "study", "Studying Anna", "{}", state, "why", -1, "", "", 1));
    }

    private static boolean begins(PersonEntry person, Optional<KeptStudy> study, Optional<Job> job) {
        return new PersonStanding(person, study, job).beginsItself();
    }

    @Test
    void aFirstVisitBeginsUnlessThereAreManyGamesOrNone() {
        assertThat(begins(anna(60, 0), Optional.empty(), Optional.empty())).isTrue();
        assertThat(begins(anna(0, 0), Optional.empty(), Optional.empty())).isFalse();
        assertThat(begins(anna(PersonStanding.MANY_GAMES + 1, 0), Optional.empty(), Optional.empty()))
                .isFalse();
    }

    @Test
    void whatIsThereIsNotMadeAgain() {
        PersonEntry anna = anna(60, 60);
        assertThat(begins(anna, study(anna, Stage.WHOLE), job(Job.State.DONE))).isFalse();
        assertThat(new PersonStanding(anna, study(anna, Stage.WHOLE), job(Job.State.DONE)).isOld())
                .isFalse();
    }

    @Test
    void aFewGamesMoreMakeItOldAndManyMakeItAgain() {
        Optional<KeptStudy> study = study(anna(60, 60), Stage.WHOLE);
        PersonStanding few = new PersonStanding(anna(62, 60), study, job(Job.State.DONE));
        assertThat(few.isOld()).isTrue();
        assertThat(few.beginsItself()).isFalse();
        assertThat(begins(anna(70, 60), study, job(Job.State.DONE))).isTrue();
    }

    @Test
    void anotherModelMakesItAgain() {
        Optional<KeptStudy> study = study(anna(60, 60), Stage.WHOLE);
        assertThat(begins(anna("othello", 60, 60, "Seems to look 3 plies ahead."), study, job(Job.State.DONE)))
                .isTrue();
    }

    @Test
    void whatFailedOrWasCancelledWaitsForAPerson() {
        PersonStanding failed = new PersonStanding(anna(60, 0), Optional.empty(), job(Job.State.FAILED));
        assertThat(failed.beginsItself()).isFalse();
        assertThat(failed.failure()).contains("why");
        assertThat(begins(anna(60, 0), Optional.empty(), job(Job.State.CANCELLED)))
                .isFalse();
        assertThat(begins(anna(60, 0), Optional.empty(), job(Job.State.RUNNING)))
                .isFalse();
    }

    @Test
    void peopleOfSomeGamesCannotBeStudied() {
        assertThat(PersonStanding.obstacle(Games.named("othello"))).isEmpty();
        for (String name : new String[] {"backgammon", "bridge", "nim-3"}) {
            assertThat(PersonStanding.obstacle(Games.named(name)).orElseThrow()).endsWith(".");
        }
        assertThat(begins(anna("backgammon", 60, 0, ""), Optional.empty(), Optional.empty()))
                .isFalse();
    }
}
