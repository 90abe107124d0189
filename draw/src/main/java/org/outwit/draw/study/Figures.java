package org.outwit.draw.study;

import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.Percent;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.Share;

/** Numbers as people read them. */
final class Figures {

    private static final int MOST_PLIES = 60;

    private Figures() {}

    static String count(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    static String count(long n, String one) {
        return count(n) + " " + one + (n == 1 ? "" : "s");
    }

    static String interval(Share share) {
        return Percent.whole(share.share()) + " of " + count(share.of()) + " (95 % interval "
                + Percent.whole(share.least()) + " to " + Percent.whole(share.most()) + ")";
    }

    static String results(PersonResults results) {
        return results.wins() + "–" + results.draws() + "–" + results.losses();
    }

    static String years(int first, int last) {
        if (last == 0) return "";
        return first == last ? String.valueOf(first) : first + "–" + last;
    }

    /** How far was looked; searches of endings count on behind the last move. */
    static String depth(int depth) {
        return depth > MOST_PLIES
                ? "looking to the end of the game"
                : "looking " + depth + (depth == 1 ? " ply ahead" : " plies ahead");
    }

    /** A beginning with its moves numbered. */
    static String numbered(List<String> moves) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            if (i % 2 == 0) text.append(i == 0 ? "" : " ").append(i / 2 + 1).append('.');
            text.append(' ').append(moves.get(i));
        }
        return text.toString();
    }

    /** Values of searches come with a plain minus. */
    static String value(String text) {
        return text.replace('-', '−');
    }
}
