package org.outwit.draw.study;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Position;
import org.outwit.draw.board.BoardPicture;
import org.outwit.draw.board.Mark;

/** Draws positions of a study with moves on them. */
final class Boards<P extends Position> {

    private final Game<P> game;

    Boards(Game<P> game) {
        this.game = game;
    }

    /** A position with two moves of the side to move, the one that matters less below. */
    String choice(String position, String kind, String move, String otherKind, String other) {
        P at = game.notation().position(position);
        List<Mark> marks = new ArrayList<>(marks(at, otherKind, other));
        marks.addAll(marks(at, kind, move));
        return picture(at, position, marks);
    }

    /** A position with a move and the reply to it. */
    String exchange(String position, String kind, String move, String replyKind, String reply) {
        P at = game.notation().position(position);
        List<Mark> marks = new ArrayList<>(marks(at, kind, move));
        P after = Position.copyOf(at);
        after.make(game.notation().parse(at, move));
        marks.addAll(marks(after, replyKind, reply));
        return picture(at, position, marks);
    }

    private String picture(P at, String position, List<Mark> marks) {
        return BoardPicture.part(game.diagram(at), position, marks);
    }

    private List<Mark> marks(P position, String kind, String move) {
        Notation<P> notation = game.notation();
        P after = Position.copyOf(position);
        after.make(notation.parse(position, move));
        int mover = position.mover();
        return Mark.of(kind, game.diagram(position, mover), game.diagram(after, mover), mover);
    }
}
