package org.outwit.play.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.ExpectedMove;

/**
 * What was expected of the person where they moved: by what was learned of them, or else by how people play the game. Nothing is, before
 * somebody says how people play. It has a predictor of its own, so that opponents play as if nobody asked.
 */
final class Expectations<P extends Position> {

    /** How many are shown besides the one that was played. */
    private static final int SHOWN = 5;

    private static final double BIT = Math.log(2);

    private final Game<P> game;
    private final PredictionTally tally;
    private final Supplier<Optional<OnlineLesson<P>>> lessons;
    private Populations populations; // null where nothing is expected
    private OnlineLesson<P> lesson; // whose predictor this is, or null for people's
    private MovePredictor<P> predictor; // null where nothing is known yet

    Expectations(Game<P> game, PredictionTally tally, Supplier<Optional<OnlineLesson<P>>> lessons) {
        this.game = game;
        this.tally = tally;
        this.lessons = lessons;
    }

    void expectBy(Populations populations) {
        this.populations = populations;
    }

    /** What was expected before this move was played here; nothing where there was no choice or nobody knows anything. It counts. */
    Optional<Expected<P>> of(P position, int move, int ply) {
        if (populations == null) return Optional.empty();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        if (count < 2) return Optional.empty();
        learn();
        if (predictor == null) return Optional.empty();
        double[] row = predictor.probabilities(Position.copyOf(position));
        double played = row[ChosenMove.indexOf(move, moves, count)];
        List<ExpectedMove> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add(new ExpectedMove(moves[i], row[i]));
        all.sort(Comparator.comparingDouble(ExpectedMove::probability)
                .reversed()); // equal ones stay in the game's order
        int place = 0;
        while (all.get(place).move() != move) place++;
        List<ExpectedMove> shown = new ArrayList<>(all.subList(0, Math.min(SHOWN, count)));
        if (place >= SHOWN) shown.add(all.get(place));
        tally.count(ply, place == 0);
        PredictionTally.Score score = tally.score();
        return Optional.of(new Expected<>(
                Position.copyOf(position),
                move,
                shown,
                place + 1,
                count,
                -Math.log(played) / BIT,
                lesson != null && lesson.examples() > 0,
                score.predicted(),
                score.of()));
    }

    /** Moves from this ply on were taken back, and with them what was expected there. */
    void tookBack(int ply) {
        tally.forget(ply);
    }

    /** Forgets the predictor, which is some megabytes; the next move makes it anew. */
    void rest() {
        lesson = null;
        predictor = null;
    }

    /** Takes the last lesson, which is made a predictor once. */
    private void learn() {
        Optional<OnlineLesson<P>> last = lessons.get();
        if (last.isPresent() && last.get() != lesson) {
            lesson = last.get();
            predictor = lesson.predictor();
        } else if (predictor == null) {
            predictor = populations
                    .of(game)
                    .map(people -> PopulationPredictor.of(game, people, Double.NaN))
                    .orElse(null);
        }
    }
}
