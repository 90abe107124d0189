package org.outwit.web.board;

import java.util.List;
import java.util.Optional;
import org.outwit.draw.board.MoveTarget;
import org.outwit.draw.board.PieceSheet;

/**
 * A legal move with the cells that it touches.
 *
 * @param ways in which its cells can be touched one after another; none where it has no place on the board
 * @param taken cells from which something is taken
 * @param becomes the drawing of the piece that arrives, where it is another one than left
 * @param says what a screen reader says of it
 */
public record PlayableMove(
        String text, List<List<String>> ways, List<String> taken, Optional<String> becomes, String says) {

    public static List<PlayableMove> of(List<MoveTarget> targets) {
        return targets.stream().map(PlayableMove::of).toList();
    }

    private static PlayableMove of(MoveTarget target) {
        return new PlayableMove(
                target.notation(),
                target.ways().stream().map(CellText::of).toList(),
                CellText.of(target.taken()),
                target.becomes().flatMap(PieceSheet::id),
                target.spoken());
    }
}
