package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.Decisions;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.Habit;
import org.outwit.learn.prediction.HabitBook;

/**
 * Somebody and the games we have of them, in the order in which they were played.
 *
 * @param who the name to show
 * @param names how records call them
 */
public record Person<P extends Position>(Game<P> game, String who, Set<String> names, List<PlayedGame<P>> games) {

    /** Habits are those of openings; further on, positions come back by chance. */
    private static final int BOOK_PLIES = 20;

    public Person {
        names = Set.copyOf(names);
        games = List.copyOf(games);
    }

    /**
     * Where they had a choice.
     *
     * @param forced how often they had none
     * @param repeated how many choices were left out because they had made the same one before
     */
    public record Choices<P extends Position>(List<Example<P>> examples, long forced, long repeated) {}

    /** Every choice once: what there is to learn from. */
    public Choices<P> choices() {
        List<Example<P>> examples = new ArrayList<>();
        Decisions<P> decisions = Decisions.of(names::contains, examples::add);
        games.forEach(decisions::game);
        return new Choices<>(examples, decisions.forced(), decisions.repeated());
    }

    /** All choices in the games from this one on, habits included: what there is to foretell. */
    public List<Example<P>> allSince(int firstGame) {
        List<Example<P>> examples = new ArrayList<>();
        Decisions<P> decisions = Decisions.withRepeats(names::contains, examples::add);
        games.subList(firstGame, games.size()).forEach(decisions::game);
        return examples;
    }

    /** At most so many of these decisions, any as likely as the others, in the order in which they were. */
    public static <P extends Position> List<Example<P>> sample(List<Example<P>> examples, int most, long seed) {
        if (examples.size() <= most) return examples;
        List<Example<P>> shuffled = new ArrayList<>(examples);
        Collections.shuffle(shuffled, new Random(seed));
        List<Example<P>> kept = new ArrayList<>(shuffled.subList(0, most));
        kept.sort(Comparator.<Example<P>>comparingInt(Example::game).thenComparingInt(Example::ply));
        return kept;
    }

    /** What they did at least twice in the openings of the games before this one; the latest habits count like the first. */
    public List<Habit> book(int endGame) {
        HabitBook<P> habits = new HabitBook<>(game);
        Decisions<P> decisions = Decisions.withRepeats(names::contains, example -> {
            if (example.ply() < BOOK_PLIES) habits.add(example);
        });
        games.subList(0, endGame).forEach(decisions::game);
        List<Habit> book = new ArrayList<>();
        for (HabitBook.Page page : habits.pages(2)) {
            Map<String, Integer> moves = new LinkedHashMap<>();
            page.moves().forEach((move, count) -> moves.put(move, (int) Math.round(count)));
            book.add(new Habit(page.position(), moves));
        }
        return book;
    }
}
