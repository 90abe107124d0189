package org.outwit.web.analyse;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.draw.board.MoveTarget;
import org.outwit.draw.board.MoveTargets;
import org.outwit.learn.example.SideNames;
import org.outwit.play.words.Wording;
import org.outwit.web.board.BoardView;
import org.outwit.web.board.PlayableMove;
import org.outwit.web.board.PositionView;
import org.outwit.web.board.SeenBoard;
import org.outwit.web.game.GameTitle;
import org.outwit.web.http.Wire;

/**
 * A game with its moves as the page shows it, and what can be played where it stands.
 *
 * @param position from which it began; empty for the usual one
 */
@Wire(answers = "GET /api/analyse/position")
record AnalysedView(
        GameTitle game,
        List<String> sides,
        BoardView board,
        PositionView start,
        String position,
        @JsonUnwrapped LaterView later) {

    /**
     * Only what a page does not know that has seen the board and some of the moves.
     *
     * @param now where it stands, in the notation of the game
     * @param turn who is to move; negative where chance is, or nobody
     * @param over how it ended; empty where it goes on
     */
    @Wire(answers = "GET /api/analyse/position?from={at}")
    record LaterView(List<AnalysedMove> moves, String now, int turn, String over, List<PlayableMove> legal) {}

    record AnalysedMove(int seat, String text, List<String> way, PositionView position) {}

    static <P extends Position> AnalysedView of(AnalysedGame<P> analysed) {
        Game<P> game = analysed.game();
        SeenBoard<P> board = new SeenBoard<>(game, SeenBoard.EVERYTHING);
        return new AnalysedView(
                GameTitle.of(game),
                sides(game),
                board.board(analysed.start()),
                board.position(analysed.start()),
                analysed.usual() ? "" : game.notation().format(analysed.start()),
                from(analysed, 0));
    }

    /** @param from the first move that the page does not know yet */
    static <P extends Position> LaterView from(AnalysedGame<P> analysed, int from) {
        Game<P> game = analysed.game();
        SeenBoard<P> board = new SeenBoard<>(game, SeenBoard.EVERYTHING);
        P position = Position.copyOf(analysed.start());
        List<AnalysedMove> moves = new ArrayList<>();
        for (int ply = 0; ply < analysed.moves().size(); ply++) {
            int move = analysed.moves().get(ply);
            if (ply < from) {
                position.make(move);
                continue;
            }
            int seat = position.mover();
            String text = game.notation().format(position, move);
            List<String> way = board.way(position, move);
            position.make(move);
            moves.add(new AnalysedMove(seat, text, way, board.position(position)));
        }
        boolean over = position.isOver();
        return new LaterView(
                moves,
                game.notation().format(position),
                over ? -2 : position.mover(),
                over ? capital(Wording.result(game, position)) + "." : "",
                over ? List.of() : legal(game, position));
    }

    /** What chance may do is offered, too: on this page somebody else rolls. */
    private static <P extends Position> List<PlayableMove> legal(Game<P> game, P position) {
        if (position.mover() != Position.CHANCE) return PlayableMove.of(MoveTargets.of(game, position));
        if (game instanceof HiddenGame) return List.of(); // more deals than can be listed
        return PlayableMove.of(new Wording<>(game)
                .moves(position).stream()
                        .map(text -> new MoveTarget(0, text, List.of(), List.of(), Optional.empty(), text))
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
