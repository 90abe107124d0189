package org.outwit.web.analyse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.draw.board.MoveTarget;
import org.outwit.draw.board.MoveTargets;
import org.outwit.learn.example.SideNames;
import org.outwit.play.words.Wording;
import org.outwit.web.board.PlayableMove;
import org.outwit.web.board.SeenBoard;

/** A game with its moves as the page shows it, and what can be played where it stands. */
final class AnalysedJson {

    private AnalysedJson() {}

    /** @param from the first move that the page does not know yet; 0 tells the board, too */
    static <P extends Position> Map<String, Object> of(AnalysedGame<P> analysed, int from) {
        Game<P> game = analysed.game();
        SeenBoard<P> board = new SeenBoard<>(game, SeenBoard.EVERYTHING);
        Map<String, Object> shown = new LinkedHashMap<>();
        if (from == 0) {
            shown.put("game", Map.of("name", game.name(), "title", game.title()));
            shown.put("sides", sides(game));
            shown.put("board", board.board(analysed.start()));
            shown.put("start", board.position(analysed.start()));
            shown.put("position", analysed.usual() ? "" : game.notation().format(analysed.start()));
        }
        P position = Position.copyOf(analysed.start());
        List<Map<String, Object>> moves = new ArrayList<>();
        for (int ply = 0; ply < analysed.moves().size(); ply++) {
            int move = analysed.moves().get(ply);
            Map<String, Object> entry = new LinkedHashMap<>();
            if (ply >= from) {
                entry.put("seat", position.mover());
                entry.put("text", game.notation().format(position, move));
                entry.put("way", board.way(position, move));
            }
            position.make(move);
            if (ply >= from) {
                entry.put("position", board.position(position));
                moves.add(entry);
            }
        }
        shown.put("moves", moves);
        stands(game, position, shown);
        return shown;
    }

    private static <P extends Position> void stands(Game<P> game, P position, Map<String, Object> shown) {
        boolean over = position.isOver();
        shown.put("now", game.notation().format(position));
        shown.put("turn", over ? -2 : position.mover());
        shown.put("over", over ? capital(Wording.result(game, position)) + "." : "");
        shown.put("legal", over ? List.of() : legal(game, position));
    }

    /** What chance may do is offered, too: on this page somebody else rolls. */
    private static <P extends Position> List<PlayableMove> legal(Game<P> game, P position) {
        if (position.mover() != Position.CHANCE) return PlayableMove.of(MoveTargets.of(game, position));
        if (game instanceof HiddenGame) return List.of(); // more deals than can be listed
        return PlayableMove.of(new Wording<>(game)
                .moves(position).stream()
                        .map(text -> new MoveTarget(0, text, List.of(), List.of(), text))
                        .toList());
    }

    static <P extends Position> List<String> sides(Game<P> game) {
        int players = game.capabilities().players();
        if (players == 2) return SideNames.of(game);
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) names.add("Player " + (seat + 1));
        return names;
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
