package org.outwit.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.draw.study.ReviewWords;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.review.Gift;
import org.outwit.learn.review.Mistake;
import org.outwit.learn.review.PeerPredictors;
import org.outwit.learn.review.Review;
import org.outwit.learn.review.ReviewPlan;
import org.outwit.learn.review.Reviewer;
import org.outwit.play.match.YourGames;
import org.outwit.play.resources.Resources;
import org.outwit.web.board.SeenBoard;
import org.outwit.web.game.ReviewView.GiftView;
import org.outwit.web.game.ReviewView.MistakeView;
import org.outwit.web.game.ReviewView.StepView;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.JobKind;
import org.outwit.web.job.JobWeight;
import org.outwit.web.job.JobWork;
import tools.jackson.databind.JsonNode;

/** A look back at a game: what the person missed, the gravest first, what the opponent gave away, and what a learner had foreseen. */
final class ReviewJob implements JobKind {

    static final String NAME = "review";

    /** More would not be looked at. */
    private static final int SHOWN = 3;

    /** A refutation that is longer is not one that could have been seen. */
    private static final int LINE = 6;

    private static final ReviewPlan PLAN = new ReviewPlan(10_000, SHOWN);

    private final Resources resources;
    private final GameRows rows;

    ReviewJob(Resources resources, GameRows rows) {
        this.resources = resources;
        this.rows = rows;
    }

    @Override
    public String name() {
        return NAME;
    }

    static Map<String, String> plan(String game) {
        return Map.of("game", game);
    }

    /** Which game a plan is about. */
    static String game(JsonNode plan) {
        return JsonText.text(plan, "game", "");
    }

    @Override
    public JobWeight weight() {
        return JobWeight.LIGHT;
    }

    @Override
    public String run(JobWork work) {
        String id = game(work.plan());
        GameRows.Row row = rows.find(id).orElseThrow(() -> Refusal.notFound("There is no game " + id + " here."));
        String review = review(GameRooms.game(row.setup().game()), row, work);
        rows.keepReview(id, row.plies(), review);
        return JsonText.of(Map.of("game", id));
    }

    private <P extends Position> String review(Game<P> game, GameRows.Row row, JobWork work) {
        PlayedGame<P> played = new KeptGame<>(game, row).record(row.setup().players());
        PeerPredictors<P> peers =
                PeerPredictors.among(game, resources.populations().of(game));
        Reviewer<P> reviewer = new Reviewer<>(game, PLAN, peers, Parallel.ALONE, work);
        Set<String> names = row.setup().isWatched() ? Set.of() : Set.of(YourGames.YOU);
        Review review = reviewer.review(List.of(played), names.isEmpty() ? "" : YourGames.YOU, names, List.of());
        ReviewWords words = new ReviewWords(review);
        SeenBoard<P> board = new SeenBoard<>(game, row.setup().you());
        return JsonText.of(new ReviewView(
                new GameCourse(review, words).view(),
                expected(row),
                review.gravest().stream()
                        .limit(SHOWN)
                        .map(each -> mistake(game, board, words, each))
                        .toList(),
                review.gifts().stream()
                        .limit(SHOWN)
                        .map(each -> gift(words, each))
                        .toList(),
                review.balance().map(words::balance).orElse(List.of()),
                words.threshold(),
                row.setup().isWatched(),
                ForeseenJson.of(row.state().moves())));
    }

    private static <P extends Position> MistakeView mistake(
            Game<P> game, SeenBoard<P> board, ReviewWords words, Mistake mistake) {
        P position = game.notation().position(mistake.position());
        return new MistakeView(
                mistake.ply(),
                mistake.moveNumber(),
                mistake.played(),
                mistake.better(),
                mistake.betterLine(),
                board.way(position, game.notation().parse(position, mistake.better())),
                board.way(position, game.notation().parse(position, mistake.played())),
                ReviewWords.points(mistake.points()),
                words.cost(mistake),
                words.why(mistake),
                steps(game, board, position, mistake.playedLine()));
    }

    /** The beginning of a line, which is as far as one follows it on a board. */
    private static <P extends Position> List<StepView> steps(
            Game<P> game, SeenBoard<P> board, P from, List<String> line) {
        List<StepView> steps = new ArrayList<>();
        P position = Position.copyOf(from);
        for (String text : line.subList(0, Math.min(LINE, line.size()))) {
            int move = game.notation().parse(position, text);
            int seat = position.mover();
            List<String> way = board.way(position, move);
            position.make(move);
            steps.add(new StepView(seat, text, way, board.position(position)));
        }
        return steps;
    }

    /** In how many of the person's moves the likeliest was played, by what was known of them then. */
    private static Optional<String> expected(GameRows.Row row) {
        List<Boolean> known = row.state().moves().stream()
                .flatMap(each -> each.predicted().stream())
                .toList();
        if (known.isEmpty()) return Optional.empty();
        long right = known.stream().filter(each -> each).count();
        return Optional.of("In " + right + " of " + known.size() + (known.size() == 1 ? " move" : " moves")
                + " you played what was expected of you most.");
    }

    private static GiftView gift(ReviewWords words, Gift gift) {
        Mistake mistake = gift.mistake();
        return new GiftView(
                mistake.ply(),
                mistake.moveNumber(),
                mistake.played(),
                mistake.better(),
                ReviewWords.points(mistake.points()),
                gift.isTaken(),
                words.kept(gift));
    }
}
