package org.outwit.play.session;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.learn.example.Example;
import org.outwit.learn.online.BestTeacher;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.PeopleTeacher;
import org.outwit.learn.online.Teacher;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.KeptLessons;
import org.outwit.play.match.YourGames;
import org.outwit.play.resources.Resources;

/**
 * A person's games in a file and what was learned from them in a model beside it, open for as long as one more game lasts: the
 * learner goes on from both, and the game is kept.
 */
public final class LearningFile<P extends Position> implements Closeable {

    /** People look no deeper than this with every move, and learning deeper ones takes long. */
    private static final int DEEPEST = 4;

    private final YourGames<P> games;
    private final KeptLessons<P> lessons;
    private final boolean knowsPeople;
    private final GameKeeper<P> keeper;
    private final OnlineLearner<P> learner;

    /** Throws with a sentence where games of this kind cannot be kept in such a file, or its model's place is taken. */
    public LearningFile(Game<P> game, Path file, Resources resources) throws IOException {
        this.games = new YourGames<>(game, file);
        Optional<Teacher<P>> people = PeopleTeacher.of(game, resources.populations(), Parallel.ALONE);
        this.knowsPeople = people.isPresent();
        this.lessons = new KeptLessons<>(
                game,
                file,
                people.orElseGet(() -> BestTeacher.of(game, DEEPEST, Parallel.ALONE)),
                resources.populations());
        this.keeper = new GameKeeper<>(game, file);
        this.learner = new OnlineLearner<>(lessons, OnlineLearner.USUAL, resources.executor());
    }

    /** How many games of sessions that had died were put into the file. */
    public int recovered() {
        return keeper.recovered();
    }

    public OnlineLearner<P> learner() {
        return learner;
    }

    /** Tells the learner what the person decided in earlier games, and what was learned from that. */
    public void resume() throws IOException {
        List<Example<P>> decisions = games.decisions();
        lessons.last().ifPresentOrElse(known -> learner.resume(known, decisions), () -> learner.saw(decisions));
        if (knowsPeople) learner.begin();
    }

    /** Keeps the game of this session and learns from it. */
    public GameSession<P> follow(GameSession<P> session) {
        return session.learningBy(learner).keptBy(keeper);
    }

    /** Why what was learned last could not be kept. */
    public Optional<String> problem() {
        return lessons.problem();
    }

    /** Stops learning, and puts the game into the file. */
    @Override
    public void close() throws IOException {
        learner.close();
        keeper.close();
    }
}
