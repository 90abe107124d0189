package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.example.DecisionKey;
import org.outwit.learn.example.Decisions;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HabitBook;

/**
 * Everything that was decided in the games of one person. The games are replayed once; learning, predicting and studying all
 * start from here.
 */
public final class PersonDecisions<P extends Position> {

    /** Habits are those of openings; further on, positions come back by chance. */
    public static final int BOOK_PLIES = 20;

    /**
     * One decision.
     *
     * @param example its game is a place in the games of the person
     * @param key what its mirror images share
     * @param again whether the same side had made it before
     */
    public record Made<P extends Position>(Example<P> example, DecisionKey key, boolean again) {}

    private final Person<P> person;
    private final List<Made<P>> made = new ArrayList<>();
    private final List<Made<P>> opponents = new ArrayList<>();
    private final List<Example<P>> once = new ArrayList<>();
    private final long forced;
    private long alternatives;

    private PersonDecisions(Person<P> person, boolean withOpponents) {
        this.person = person;
        Decisions<P> decisions = Decisions.all(
                person.game(), person.names()::contains, withOpponents, (example, theirs, key, again, count) -> {
                    (theirs ? made : opponents).add(new Made<>(example, key, again));
                    if (theirs) alternatives += count;
                    if (theirs && !again) once.add(example);
                });
        person.games().forEach(decisions::game);
        this.forced = decisions.forced();
    }

    /** What they decided. */
    public static <P extends Position> PersonDecisions<P> of(Person<P> person) {
        return new PersonDecisions<>(person, false);
    }

    /** What they and their opponents decided. */
    public static <P extends Position> PersonDecisions<P> withOpponents(Person<P> person) {
        return new PersonDecisions<>(person, true);
    }

    /** Refuses a person who never decided anything, with a sentence. */
    public void needsSome() {
        if (!made.isEmpty()) return;
        throw new InputException(
                forced == 0
                        ? person.who() + " did not move in any of "
                                + person.games().size() + " games."
                        : person.who() + " never had a choice: each of " + forced
                                + " moves was the only one, which says nothing about anybody.");
    }

    public Person<P> person() {
        return person;
    }

    /** All of theirs, in the order in which they were made. */
    public List<Made<P>> made() {
        return Collections.unmodifiableList(made);
    }

    /** All of their opponents, if they were asked for. */
    public List<Made<P>> ofOpponents() {
        return Collections.unmodifiableList(opponents);
    }

    /** Theirs, each once: what there is to learn from. */
    public List<Example<P>> once() {
        return Collections.unmodifiableList(once);
    }

    /** Theirs in the games from this one on, habits included: what there is to predict. */
    public List<Example<P>> since(int firstGame) {
        return made.stream()
                .map(Made::example)
                .filter(example -> example.game() >= firstGame)
                .toList();
    }

    /** How many moves they had no choice about. */
    public long forced() {
        return forced;
    }

    /** How many decisions they had made before. */
    public long repeated() {
        return made.size() - once.size();
    }

    /** Among how many moves they choose on average; 0 where they never had a choice. */
    public double meanAlternatives() {
        return made.isEmpty() ? 0 : (double) alternatives / made.size();
    }

    /** What they did at least twice in the openings of the games before this one; the latest habits count like the first. */
    public HabitBook<P> book(int endGame) {
        return book(0, endGame, 2);
    }

    /** What they did at least so often in the openings of the games from the first to before the last of these. */
    public HabitBook<P> book(int firstGame, int endGame, int least) {
        HabitBook<P> habits = new HabitBook<>(person.game());
        for (Made<P> each : made) {
            Example<P> example = each.example();
            boolean inBook = example.game() >= firstGame && example.game() < endGame;
            if (inBook && example.ply() < BOOK_PLIES) habits.add(example);
        }
        return habits.atLeast(least);
    }
}
