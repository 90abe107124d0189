package org.outwit.web.game;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.play.session.ForeseenStretch;
import org.outwit.play.session.SessionState.KeptMove;

/** What a learner had foreseen of a game, for the look back at it: how many replies, the line that came true longest, and where lines broke. */
final class ForeseenJson {

    /** More would not be looked at. */
    private static final int BROKEN = 3;

    private ForeseenJson() {}

    /** Empty where nobody foresaw anything. */
    static Optional<Map<String, Object>> of(List<KeptMove> moves) {
        List<ForeseenStretch> all = ForeseenStretch.of(moves);
        if (all.isEmpty()) return Optional.empty();
        long right = all.stream().filter(ForeseenStretch::isForeseen).count();
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("sentence", right + " of " + all.size() + " replies came as foreseen.");
        all.stream()
                .max(Comparator.comparingInt(ForeseenStretch::held))
                .filter(ForeseenStretch::isForeseen)
                .ifPresent(longest -> shown.put("longest", stretch(moves, longest)));
        List<ForeseenStretch> broken =
                all.stream().filter(each -> !each.isForeseen()).toList();
        shown.put(
                "broken",
                broken.subList(Math.max(0, broken.size() - BROKEN), broken.size()).stream()
                        .map(each -> stretch(moves, each))
                        .toList());
        return Optional.of(shown);
    }

    /** With the ply to look at: where the line ended, which is where something else was played. */
    private static Map<String, Object> stretch(List<KeptMove> moves, ForeseenStretch stretch) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ply", stretch.ply() + 1 + stretch.held());
        shown.put("after", moves.get(stretch.ply()).text());
        shown.put("held", stretch.expected().subList(0, stretch.held()));
        shown.put(
                "expected",
                stretch.held() < stretch.expected().size() ? stretch.expected().get(stretch.held()) : "");
        shown.put("instead", stretch.instead());
        return shown;
    }
}
