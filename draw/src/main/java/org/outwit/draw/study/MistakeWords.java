package org.outwit.draw.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.outwit.learn.review.FeatureReason;
import org.outwit.learn.review.Mistake;
import org.outwit.learn.study.PieceChange;

/** What an error did with pieces, as people say it: "hangs the queen", "misses a pawn". */
final class MistakeWords {

    /** A piece that can be taken at once is hanging. */
    private static final int AT_ONCE = 2;

    private MistakeWords() {}

    /** Such as "Qxf7+ hangs the queen"; empty where pieces are not what it is about most. */
    static Optional<String> pieces(Mistake mistake) {
        List<FeatureReason> reasons = mistake.reasons();
        if (reasons.isEmpty() || kind(reasons.get(0)).isEmpty()) return Optional.empty();
        List<PieceChange> played = changes(reasons, each -> each.played() - each.before());
        List<PieceChange> better = changes(reasons, each -> each.better() - each.before());
        Optional<String> lost = PieceChange.loss(played);
        Optional<String> missed = PieceChange.gain(better);
        boolean loses = lost.isPresent() && PieceChange.worth(played) < 0;
        boolean misses = missed.isPresent() && PieceChange.worth(better) > 0;
        String also = positional(reasons) ? ", and stands worse" : "";
        if (loses && (!misses || -PieceChange.worth(played) >= PieceChange.worth(better))) {
            boolean hangs = mistake.seenFrom() <= AT_ONCE && played.size() == 1;
            return Optional.of(mistake.played() + (hangs ? " hangs " : " loses ") + lost.get() + also);
        }
        return misses
                ? Optional.of(mistake.played() + " misses " + missed.get() + ", which " + mistake.better() + " wins")
                : Optional.empty();
    }

    private static boolean positional(List<FeatureReason> reasons) {
        return reasons.stream().anyMatch(each -> !each.against() && kind(each).isEmpty());
    }

    private static Optional<String> kind(FeatureReason reason) {
        return PieceChange.kind(reason.feature(), reason.meaning());
    }

    /** One piece is worth what the judge says of the difference between the lines, or else as much as every other. */
    private static List<PieceChange> changes(List<FeatureReason> reasons, ToIntFunction<FeatureReason> change) {
        List<PieceChange> changes = new ArrayList<>();
        for (FeatureReason each : reasons) {
            int by = change.applyAsInt(each);
            double one = each.worth().isPresent() ? each.worth().getAsDouble() / Math.abs(each.by()) : 1;
            kind(each).filter(kind -> by != 0).ifPresent(kind -> changes.add(new PieceChange(kind, by, by * one)));
        }
        return changes;
    }
}
