package org.outwit.web.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.JobKind;
import org.outwit.web.job.JobWork;
import tools.jackson.databind.JsonNode;

/** A look back at a game: what the person missed, the gravest first, what the opponent gave away, and what a learner had foreseen. */
final class ReviewJob implements JobKind {

    static final String NAME = "review";

    /** More would not be looked at. */
    private static final int SHOWN = 3;

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
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put(
                "missed",
                review.gravest().stream()
                        .limit(SHOWN)
                        .map(each -> mistake(game, board, words, each))
                        .toList());
        shown.put(
                "gifts",
                review.gifts().stream()
                        .limit(SHOWN)
                        .map(each -> gift(words, each))
                        .toList());
        shown.put("balance", review.balance().map(words::balance).orElse(List.of()));
        shown.put("threshold", words.threshold());
        shown.put("watched", row.setup().isWatched());
        ForeseenJson.of(row.state().moves()).ifPresent(foreseen -> shown.put("foreseen", foreseen));
        return JsonText.of(shown);
    }

    private static <P extends Position> Map<String, Object> mistake(
            Game<P> game, SeenBoard<P> board, ReviewWords words, Mistake mistake) {
        P position = game.notation().position(mistake.position());
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ply", mistake.ply());
        shown.put("move", mistake.moveNumber());
        shown.put("played", mistake.played());
        shown.put("better", mistake.better());
        shown.put("betterLine", mistake.betterLine());
        shown.put("betterWay", board.way(position, game.notation().parse(position, mistake.better())));
        shown.put("playedWay", board.way(position, game.notation().parse(position, mistake.played())));
        shown.put("points", ReviewWords.points(mistake.points()));
        shown.put("cost", words.cost(mistake));
        shown.put("why", words.why(mistake));
        return shown;
    }

    private static Map<String, Object> gift(ReviewWords words, Gift gift) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ply", gift.mistake().ply());
        shown.put("move", gift.mistake().moveNumber());
        shown.put("played", gift.mistake().played());
        shown.put("better", gift.mistake().better());
        shown.put("points", ReviewWords.points(gift.mistake().points()));
        shown.put("taken", gift.isTaken());
        shown.put("kept", words.kept(gift));
        return shown;
    }
}
