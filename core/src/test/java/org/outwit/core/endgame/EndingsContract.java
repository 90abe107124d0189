package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Position;

/** What holds for the numbering of any game, tried on every position of its first slices. */
public abstract class EndingsContract<P extends Position> {

    protected abstract Endings<P> endings();

    /** Up to how many pieces everything is tried. */
    protected abstract int pieces();

    /** If the place of each position is where it came from, no two are the same. */
    @Test
    void everyNumberIsAPositionOfItsOwn() {
        Endings<P> endings = endings();
        for (int slice = 0; slice < endings.slices(pieces()); slice++) {
            P room = room();
            for (int index = 0; index < endings.size(slice); index++) {
                room = endings.position(room, slice, index);
                if (endings.place(room) != Endings.place(slice, index)) {
                    assertThat(endings.place(room))
                            .as(endings.name(slice) + " " + index)
                            .isEqualTo(Endings.place(slice, index));
                }
            }
        }
    }

    @Test
    void slicesHaveNamesOfTheirOwnAndFollowTheirPieces() {
        Endings<P> endings = endings();
        Set<String> names = new HashSet<>();
        int slices = endings.slices(endings.mostPieces());
        for (int slice = 0; slice < slices; slice++) {
            assertThat(endings.name(slice)).matches("[a-z0-9-]+");
            assertThat(endings.size(slice)).isPositive();
            names.add(endings.name(slice));
        }
        assertThat(names).hasSize(slices);
        assertThat(endings.slices(endings.leastPieces() - 1)).isZero();
        for (int pieces = endings.leastPieces(); pieces <= endings.mostPieces(); pieces++) {
            assertThat(endings.slices(pieces)).isGreaterThan(endings.slices(pieces - 1));
        }
    }

    /** Moves go down the slices, and the moves that stay are those that can be taken back, no more and no fewer. */
    @Test
    void movesCanBeTakenBack() {
        Endings<P> endings = endings();
        for (int slice = 0; slice < endings.slices(pieces()); slice++) {
            long forward = checkMoves(slice);
            if (endings.mostPredecessors() > 0)
                assertThat(checkPredecessors(slice)).isEqualTo(forward);
        }
    }

    /** How many moves stay in the slice. */
    private long checkMoves(int slice) {
        Endings<P> endings = endings();
        long staying = 0;
        P room = room();
        int[] moves = new int[room.mostMoves()];
        for (int index = 0; index < endings.size(slice); index++) {
            room = endings.position(room, slice, index);
            if (room.mostMoves() > moves.length) moves = new int[room.mostMoves()];
            int end = room.moves(moves, 0);
            int mover = room.mover();
            for (int i = 0; i < end; i++) {
                boolean stays = endings.stays(room, moves[i]);
                room.make(moves[i]);
                if (room.mover() == mover) throw new AssertionError("A side moves twice.");
                int reached = Endings.slice(endings.place(room));
                if (stays && reached != slice) throw new AssertionError("A move that stays leads out of the slice.");
                if (reached == slice) staying++;
                else if (!room.isOver()) assertThat(reached).isBetween(0, slice - 1);
                room.undo();
            }
        }
        return staying;
    }

    /** How many moves lead to positions of the slice, by taking them back and finding them again. */
    private long checkPredecessors(int slice) {
        Endings<P> endings = endings();
        long found = 0;
        P room = room();
        P earlier = room();
        int[] moves = new int[0];
        int[] predecessors = new int[endings.mostPredecessors()];
        for (int index = 0; index < endings.size(slice); index++) {
            room = endings.position(room, slice, index);
            int count = endings.predecessors(room, predecessors);
            Arrays.sort(predecessors, 0, count);
            for (int i = 0; i < count; i++) {
                if (i > 0 && predecessors[i] == predecessors[i - 1]) continue;
                earlier = endings.position(earlier, slice, predecessors[i]);
                if (earlier.mostMoves() > moves.length) moves = new int[earlier.mostMoves()];
                int end = earlier.moves(moves, 0);
                int leading = 0;
                for (int move = 0; move < end; move++) {
                    earlier.make(moves[move]);
                    if (endings.place(earlier) == Endings.place(slice, index)) leading++;
                    earlier.undo();
                }
                int listed = i + 1;
                while (listed < count && predecessors[listed] == predecessors[i]) listed++;
                if (leading != listed - i) assertThat(leading).isEqualTo(listed - i);
                found += leading;
            }
        }
        return found;
    }

    private P room() {
        return endings().game().withoutDrawRules(endings().game().start());
    }
}
