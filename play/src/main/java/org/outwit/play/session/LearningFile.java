package org.outwit.play.session;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.LessonFile;
import org.outwit.play.match.YourGames;
import org.outwit.play.resources.Resources;

/**
 * A person's games in a file and what was learned from them in a model beside it, open for as long as one more game lasts: the
 * learner goes on from both, and the game is kept.
 */
public final class LearningFile<P extends Position> implements Closeable {

    private final YourGames<P> games;
    private final LessonFile lessons;
    private final GameKeeper<P> keeper;
    private final PersonLearning<P> learning;

    /** Throws with a sentence where games of this kind cannot be kept in such a file, or its model's place is taken. */
    public LearningFile(Game<P> game, Path file, Resources resources) throws IOException {
        this.games = new YourGames<>(game, file);
        this.lessons = new LessonFile(game, file);
        this.keeper = new GameKeeper<>(game, file);
        this.learning = new PersonLearning<>(
                game, resources.populations(), resources.executor(), lessons.read(), lessons::keep);
    }

    /** How many games of sessions that had died were put into the file. */
    public int recovered() {
        return keeper.recovered();
    }

    public OnlineLearner<P> learner() {
        return learning.learner();
    }

    /** Tells the learner what the person decided in earlier games, and what was learned from that. */
    public void resume() throws IOException {
        learning.resume(games.decisions());
    }

    /** Keeps the game of this session and learns from it. */
    public GameSession<P> follow(GameSession<P> session) {
        return session.learningBy(learner()).keptBy(keeper);
    }

    /** Why what was learned last could not be kept. */
    public Optional<String> failure() {
        return lessons.failure();
    }

    /** Stops learning, and puts the game into the file. */
    @Override
    public void close() throws IOException {
        learning.close();
        keeper.close();
    }
}
