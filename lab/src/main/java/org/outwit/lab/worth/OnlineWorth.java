package org.outwit.lab.worth;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.core.work.Parallel;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.online.BestTeacher;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Teacher;
import org.outwit.play.player.LearningChooser;
import org.outwit.play.resources.Resources;

/**
 * What is it worth to learn an opponent while playing them? In checkers, against minimax players who look so many plies
 * ahead, {@code samuel@4} or {@code samuel'@4} with all weights wrong by 40 %, and engines that no model fits, {@code samuel#1000} with so many evaluations a move: the
 * learner plays them until it has seen so many of their decisions, and what it knows then is compared with the same engine
 * without a model at equal evaluations a move, all functions counted, on openings it has not seen. The control takes its
 * own function for theirs, with the depth that was learned.
 *
 * <p>Usage: {@code OnlineWorth [pairs [seed [examples [evaluations [own [opponent ...]]]]]]}; by default 1000, 1, 50,
 * 3000, material and a few opponents.
 */
public final class OnlineWorth {

    private static final List<String> OPPONENTS =
            List.of("samuel'@4", "samuel'@3", "samuel'@2", "racer'@4", "cautious'@3", "samuel#1000");

    /** Deeper opponents are taken for this deep. */
    private static final int DEEPEST = 6;

    private static final int MARGIN = 300;
    private static final double ERROR = 0.4;

    private final int pairs;
    private final long seed;
    private final int wanted;
    private final Limits limits;
    private final Evaluator<DraughtsPosition> own;
    private final Contender contender;
    private final Parallel parallel;

    private OnlineWorth(int pairs, long seed, int wanted, long evaluations, String own, Parallel parallel) {
        this.pairs = pairs;
        this.seed = seed;
        this.wanted = wanted;
        this.limits = Limits.NONE.withEvaluations(evaluations);
        this.own = Series.GAME.evaluator(own);
        this.contender = new Contender(this.own);
        this.parallel = parallel;
    }

    public static void main(String[] args) {
        int pairs = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        int examples = args.length > 2 ? Integer.parseInt(args[2]) : 50;
        long evaluations = args.length > 3 ? Long.parseLong(args[3]) : 3000;
        String own = args.length > 4 ? args[4] : "material";
        List<String> opponents = args.length > 5 ? List.of(args).subList(5, args.length) : OPPONENTS;
        System.out.printf(
                "%s learns from %d examples, %d evaluations a move, %d games a row, seed %d%n",
                own, examples, evaluations, 2 * pairs, seed);
        try (Resources resources = Resources.ofProgram()) {
            OnlineWorth worth = new OnlineWorth(pairs, seed, examples, evaluations, own, resources.parallel());
            for (String opponent : opponents) worth.against(opponent);
        }
    }

    private void against(String written) {
        boolean fixed = written.contains("@");
        String[] parts = written.split("[@#]");
        // A prime says that every weight is another: nobody plays exactly by a function that we know.
        Evaluator<DraughtsPosition> known = Series.GAME.evaluator(parts[0].replace("'", ""));
        Evaluator<DraughtsPosition> function = parts[0].endsWith("'") ? Contender.misjudged(known, ERROR, seed) : known;
        int number = Integer.parseInt(parts[1]);
        Limits theirs = fixed ? Limits.depth(number) : Limits.NONE.withEvaluations(number);
        Supplier<Search<DraughtsPosition>> opponent =
                fixed ? () -> new AlphaBeta<>(function) : new Contender(function).plain();
        Optional<OnlineLesson<DraughtsPosition>> lesson = learn(opponent.get(), theirs);
        System.out.printf("%nagainst %s: %s%n", written, told(lesson));
        Series series = new Series(pairs, seed, opponent, theirs, parallel);
        WorthScore plain = series.play(contender.plain(), limits);
        System.out.printf("%-28s %s%n", "plain engine", plain);
        if (lesson.isEmpty()) return;
        Evaluator<DraughtsPosition> learned = lesson.get().evaluator();
        int depth = lesson.get().depth();
        row(series, plain, "expected reply, margin", contender.expecting(lesson.get(), MARGIN));
        row(series, plain, "learned, margin", contender.nextReply(learned, depth, MARGIN));
        row(series, plain, "learned", contender.nextReply(learned, depth, Contender.NO_MARGIN));
        row(series, plain, "own function, margin", contender.nextReply(own, depth, MARGIN));
    }

    private void row(Series series, WorthScore plain, String name, Supplier<Search<DraughtsPosition>> player) {
        WorthScore score = series.play(player, limits);
        System.out.printf("%-28s %s  gain %s%n", name, score, score.gainOver(plain));
    }

    private static String told(Optional<OnlineLesson<DraughtsPosition>> lesson) {
        return lesson.map(known -> String.format(
                        "taken for depth %d, predicted %.2f of their moves, chance %.2f, temperature %.2f",
                        known.depth(),
                        known.holdOut().agreement(),
                        known.holdOut().chance(),
                        known.model().temperature().orElse(0)))
                .orElse("nothing learned");
    }

    /** Plays the opponent, learning, until enough was seen; openings are other ones than those that count. */
    private Optional<OnlineLesson<DraughtsPosition>> learn(Search<DraughtsPosition> opponent, Limits theirs) {
        Teacher<DraughtsPosition> teacher = BestTeacher.of(Series.GAME, DEEPEST, parallel);
        try (OnlineLearner<DraughtsPosition> learner = OnlineLearner.atOnce(teacher, OnlineLearner.USUAL)) {
            LearningChooser<DraughtsPosition> chooser =
                    new LearningChooser<>(Series.GAME, own, Resources.ALONE.table(1), learner, MARGIN);
            for (int game = 0; learner.seen() < wanted; game++) {
                GameHistory<DraughtsPosition> history = GameHistory.from(Series.opening(-seed - game));
                while (!history.end().isOver() && learner.seen() < wanted) {
                    DraughtsPosition position = history.end();
                    int move = position.mover() == game % 2
                            ? chooser.choose(Turn.of(history, limits)).move()
                            : opponent.search(position, theirs).move();
                    history = history.then(move);
                }
            }
            return learner.last();
        }
    }
}
