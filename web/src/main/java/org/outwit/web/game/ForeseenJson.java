package org.outwit.web.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.outwit.play.session.ForeseenStretch;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.game.ReviewView.ForeseenView;
import org.outwit.web.game.ReviewView.StretchView;

/** What a learner had foreseen of a game, for the look back at it: how many replies, the line that came true longest, and where lines broke. */
final class ForeseenJson {

    /** More would not be looked at. */
    private static final int BROKEN = 3;

    private ForeseenJson() {}

    /** Empty where nobody foresaw anything. */
    static Optional<ForeseenView> of(List<KeptMove> moves) {
        List<ForeseenStretch> all = ForeseenStretch.of(moves);
        if (all.isEmpty()) return Optional.empty();
        long right = all.stream().filter(ForeseenStretch::isForeseen).count();
        List<ForeseenStretch> broken =
                all.stream().filter(each -> !each.isForeseen()).toList();
        return Optional.of(new ForeseenView(
                right + " of " + all.size() + " replies came as foreseen.",
                all.stream()
                        .max(Comparator.comparingInt(ForeseenStretch::held))
                        .filter(ForeseenStretch::isForeseen)
                        .map(longest -> stretch(moves, longest)),
                broken.subList(Math.max(0, broken.size() - BROKEN), broken.size()).stream()
                        .map(each -> stretch(moves, each))
                        .toList()));
    }

    private static StretchView stretch(List<KeptMove> moves, ForeseenStretch stretch) {
        return new StretchView(
                stretch.ply() + 1 + stretch.held(),
                moves.get(stretch.ply()).text(),
                stretch.expected().subList(0, stretch.held()),
                stretch.held() < stretch.expected().size() ? stretch.expected().get(stretch.held()) : "",
                stretch.instead());
    }
}
