package org.outwit.games.record.ggf;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.reading.Replay;

/** Games as GGF, one a line unless a value has lines of its own. */
final class GgfWriter<P extends Position> {

    /** Names that mean something else than a tag. */
    private static final Set<String> RESERVED = Set.of("GM", "PB", "PW", "BO", "B", "W");

    private final Game<P> game;

    GgfWriter(Game<P> game) {
        this.game = game;
    }

    String text(PlayedGame<P> played) {
        StringBuilder text = new StringBuilder("(;GM[Othello]");
        property(text, "PB", played.players().get(0));
        property(text, "PW", played.players().get(1));
        for (Map.Entry<String, String> tag : played.tags().entrySet()) {
            String name = tag.getKey();
            if (name.equals(GgfFormat.REMARKS)) continue;
            if (name.matches("[A-Z]{1,3}") && !RESERVED.contains(name)) property(text, name, tag.getValue());
            else property(text, GgfFormat.COMMENT, name + ": " + tag.getValue());
        }
        if (!played.tags().containsKey("RE")) property(text, "RE", result(played));
        if (!played.tags().containsKey("TY")) property(text, "TY", "8");
        property(text, "BO", "8 " + game.notation().format(played.start()).replace('X', '*'));
        moves(text, played);
        return text.append(";)\n").toString();
    }

    private void moves(StringBuilder text, PlayedGame<P> played) {
        int[] moves = played.moves();
        List<String> remarks = GgfRemarks.of(played.tags().get(GgfFormat.REMARKS), moves.length);
        P position = Position.copyOf(played.start());
        for (int i = 0; i < moves.length; i++) {
            String move = game.notation().format(position, moves[i]).toUpperCase(Locale.ROOT);
            String written = Replay.isPass(move) ? "PA" : move;
            property(text, position.mover() == 0 ? "B" : "W", written + remarks.get(i));
            position.make(moves[i]);
        }
    }

    /** Black's lead at the end; by resignation where the outcome is known and the board does not show it. */
    private String result(PlayedGame<P> played) {
        P end = played.end();
        if (end.isOver())
            return String.format(Locale.ROOT, "%+.2f", game.scale().units(end.payoff(0)));
        return switch (played.outcome()) {
            case FIRST_WINS -> "+64.00:r";
            case SECOND_WINS -> "-64.00:r";
            case DRAW -> "+0.00:s";
            case UNKNOWN -> "?";
        };
    }

    private static void property(StringBuilder text, String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("]", "\\]").replace("(;", "\\(;");
        text.append(name).append('[').append(escaped).append(']');
    }
}
