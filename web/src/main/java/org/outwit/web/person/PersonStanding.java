package org.outwit.web.person;

import java.util.Locale;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.web.job.Job;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.person.KeptStudy.Stage;
import org.outwit.web.person.PersonState.StandingView;

/**
 * How it stands with the study of a person.
 *
 * @param job the last one that made it, or tried to; empty where there was none
 */
record PersonStanding(PersonEntry person, Optional<KeptStudy> study, Optional<Job> job) {

    /** A person with more is studied only when a visitor says so: reading and replaying the games alone takes a while. */
    static final int MANY_GAMES = 1000;

    /** A person whose games have become this many times more is learned again. */
    private static final double GROWN = 1.1;

    static boolean hasGrown(PersonEntry person) {
        return person.games() > GROWN * person.modelGames();
    }

    /** Why people of this game cannot be studied; empty where they can. */
    static Optional<String> obstacle(Game<?> game) {
        if (game.capabilities().players() != 2)
            return Optional.of("A study is of a game of two, and " + PersonWords.title(game) + " is none.");
        if (game.features().isEmpty())
            return Optional.of(
                    PersonWords.title(game) + " has no features, so nobody can be told apart by what they value.");
        if (game.capabilities().chance())
            return Optional.of(
                    "A study needs a search that judges every move, and none does so where dice are thrown. What was learned"
                            + " of somebody can still be played against.");
        return Optional.empty();
    }

    Stage stage() {
        return study.map(KeptStudy::stage).orElse(Stage.NOTHING);
    }

    boolean isBusy() {
        return job.isPresent() && !job.get().state().isEnd();
    }

    /** What the last job said when it failed. */
    Optional<String> failure() {
        return job.filter(each -> each.state() == Job.State.FAILED).map(Job::activity);
    }

    boolean isCancelled() {
        return job.filter(each -> each.state() == Job.State.CANCELLED).isPresent();
    }

    /** Whether the whole study is of other games or of another model than there are now. */
    boolean isOld() {
        return stage() == Stage.WHOLE && !study.orElseThrow().isOf(person);
    }

    /** Whether the page should begin without being asked to. What failed or was cancelled waits for a person. */
    boolean beginsItself() {
        if (isBusy()
                || failure().isPresent()
                || isCancelled()
                || obstacle(person.rules()).isPresent()) return false;
        if (person.games() == 0 || person.games() > MANY_GAMES) return false;
        return stage() != Stage.WHOLE
                || person.games() > GROWN * study.orElseThrow().games()
                || isOtherModel();
    }

    private boolean isOtherModel() {
        return isOld() && study.orElseThrow().games() == person.games();
    }

    StandingView shown() {
        return new StandingView(
                stage().name().toLowerCase(Locale.ROOT),
                study.map(KeptStudy::made).orElse(0L),
                isOld(),
                beginsItself(),
                person.games() > MANY_GAMES,
                study.filter(each -> each.effort().equals(KeptStudy.CLOSE)).isPresent(),
                isBusy(),
                failure().orElse(""),
                isCancelled(),
                job.map(Job::id),
                job.map(Job::activity),
                job.map(Job::share));
    }
}
