package org.outwit.web.game;

import java.util.ArrayList;
import java.util.List;
import org.outwit.draw.study.ReviewWords;
import org.outwit.learn.review.Review;
import org.outwit.learn.review.ReviewedGame;
import org.outwit.learn.review.ReviewedMove;
import org.outwit.play.match.YourGames;
import org.outwit.web.game.ReviewView.CourseView;
import org.outwit.web.game.ReviewView.SlipView;

/** How a game that was reviewed went for one side: the line, the errors on it, and the same in a sentence. */
final class GameCourse {

    private final ReviewedGame game;
    private final ReviewWords words;
    private final int viewer;
    private final List<Double> points;

    /** @param review of one game */
    GameCourse(Review review, ReviewWords words) {
        this.game = review.games().get(0);
        this.words = words;
        this.viewer = ReviewWords.viewer(game);
        this.points = ReviewWords.course(game);
    }

    CourseView view() {
        List<SlipView> slips = new ArrayList<>();
        for (int ply = 0; ply < game.moves().size(); ply++) {
            ReviewedMove each = game.moves().get(ply);
            if (each.error()) slips.add(slip(ply, each));
        }
        return new CourseView(
                points.stream().map(each -> Math.round(1000 * each) / 1000.0).toList(),
                game.moves().stream().map(ReviewedMove::value).toList(),
                slips,
                sentence(slips));
    }

    private SlipView slip(int ply, ReviewedMove move) {
        return new SlipView(ply, move.number(), move.move(), ReviewWords.points(move.lost()), move.side() == viewer);
    }

    private String sentence(List<SlipView> slips) {
        int worst = 0;
        int best = 0;
        for (int i = 1; i < points.size(); i++) {
            if (points.get(i) < points.get(worst)) worst = i;
            if (points.get(i) > points.get(best)) best = i;
        }
        long own = slips.stream().filter(SlipView::own).count();
        return "Up is good for " + name() + ": at best " + place(best) + ", at worst " + place(worst) + ", in the end "
                + ReviewWords.points(points.get(points.size() - 1)) + ". " + marks(own, slips.size() - own);
    }

    /** The person of the page is called {@link YourGames#YOU} in a record. */
    private String name() {
        String name = words.name(game, viewer);
        return name.equals(YourGames.YOU) ? "you" : name;
    }

    private String place(int ply) {
        String when = ply == 0
                ? "before the first move"
                : "after move " + game.moves().get(ply - 1).number();
        return ReviewWords.points(points.get(ply)) + " of a point " + when;
    }

    private String marks(long own, long others) {
        if (own + others == 0) return "Nobody erred.";
        return "Marked: " + count(own) + " of " + (name().equals("you") ? "yours" : "theirs") + ", " + count(others)
                + " of the other side.";
    }

    private static String count(long errors) {
        return errors == 1 ? "1 error" : errors + " errors";
    }
}
