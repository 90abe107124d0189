package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.endgame.Builder;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Endings;
import org.outwit.core.search.Limits;
import org.outwit.core.work.ProgressMonitor;

/** An engine that knows the tables never lets a won ending slip, however little it searches. */
class EngineWithTablesTest {

    @TempDir
    private Path folder;

    @Test
    void wonEndingsAreWon() throws Exception {
        Endings<DraughtsPosition> endings = new CheckersEndings();
        Checkers game = new Checkers();
        EndgameTables<DraughtsPosition> tables = new Builder<>(endings, ProgressMonitor.NONE).build(folder, 3);
        Engine<DraughtsPosition> engine =
                new Engine<>(game, game.evaluator("material"), new TranspositionTable(1 << 20)).withTablebase(tables);
        Random random = new Random(1);
        int played = 0;
        while (played < 60) {
            int slice = random.nextInt(endings.slices(3));
            DraughtsPosition position =
                    endings.position(game.withoutDrawRules(game.start()), slice, random.nextInt(endings.size(slice)));
            int verdict = tables.probe(position);
            if (position.isOver() || !Verdict.isWin(verdict)) continue;
            played++;
            win(position, verdict, engine, tables);
        }
    }

    /** The other side defends as long as it can. */
    private static void win(
            DraughtsPosition position,
            int verdict,
            Engine<DraughtsPosition> engine,
            EndgameTables<DraughtsPosition> tables) {
        int winner = position.mover();
        int plies = 0;
        while (!position.isOver()) {
            int move = position.mover() == winner
                    ? engine.search(position, Limits.depth(2)).move()
                    : longest(position, tables);
            position.play(move);
            plies++;
            assertThat(plies).isLessThanOrEqualTo(Verdict.plies(verdict));
        }
        assertThat(position.payoff(winner)).isPositive();
    }

    private static int longest(DraughtsPosition position, EndgameTables<DraughtsPosition> tables) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int best = moves[0];
        int longest = -1;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int plies = position.isOver() ? 0 : Verdict.plies(tables.probe(position));
            position.undo();
            if (plies > longest) {
                longest = plies;
                best = moves[i];
            }
        }
        return best;
    }
}
