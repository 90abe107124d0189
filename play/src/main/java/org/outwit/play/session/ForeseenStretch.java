package org.outwit.play.session;

import java.util.ArrayList;
import java.util.List;
import org.outwit.play.session.SessionState.KeptMove;

/**
 * What a player who learns expected after a move of theirs, and how far it came true.
 *
 * @param ply of their move, from the first that was played
 * @param expected how the game was expected to go on
 * @param held how many of these moves were played
 * @param instead what was played where it broke; empty where it never did, or the game ended first
 */
public record ForeseenStretch(int ply, List<String> expected, int held, String instead) {

    public ForeseenStretch {
        expected = List.copyOf(expected);
    }

    /** Whether the reply to their move was the expected one. */
    public boolean isForeseen() {
        return held > 0;
    }

    /** Whether anything was played after their move, so that it could come true. */
    public boolean isTold() {
        return held > 0 || !instead.isEmpty();
    }

    /** The stretches of a game that could come true, in its order. */
    public static List<ForeseenStretch> of(List<KeptMove> moves) {
        List<ForeseenStretch> found = new ArrayList<>();
        for (int ply = 0; ply < moves.size(); ply++) {
            List<String> expected = moves.get(ply).foreseen();
            int held = 0;
            while (held < expected.size()
                    && ply + 1 + held < moves.size()
                    && moves.get(ply + 1 + held).text().equals(expected.get(held))) held++;
            boolean broken = held < expected.size() && ply + 1 + held < moves.size();
            String instead = broken ? moves.get(ply + 1 + held).text() : "";
            ForeseenStretch stretch = new ForeseenStretch(ply, expected, held, instead);
            if (stretch.isTold()) found.add(stretch);
        }
        return found;
    }
}
