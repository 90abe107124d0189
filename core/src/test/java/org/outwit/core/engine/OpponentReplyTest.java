package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;

/** What the opponent chooses, where the way to their turn lies behind them. */
class OpponentReplyTest {

    private static final int PLIES = 5;

    private record Way(ChasePosition end, SearchPath path) {}

    /** A random way of {@link #PLIES} plies, at whose end player 1 is to move and nothing is over. */
    private static Way way(ChaseGame game, Random random) {
        while (true) {
            ChasePosition position = game.start();
            SearchPath path = new SearchPath();
            for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                path.enter(ply, position.key());
                int[] moves = new int[4];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (!position.isOver()) return new Way(position, path);
        }
    }

    private static OpponentReply<ChasePosition> reply(ChaseGame game, Way way, Set<Technique> techniques) {
        return new OpponentReply<>(
                game, way.end(), 1, game.evaluator(), new TranspositionTable(1), techniques, way.path());
    }

    private static int value(OpponentReply<ChasePosition> reply, int depth) {
        Meter.run(Limits.NONE, meter -> {
            reply.spendFrom(meter, -1);
            reply.find(PLIES, depth, -Value.INFINITY, Value.INFINITY);
            return null;
        });
        return reply.value();
    }

    /** By the definition, to two plies: a move that leads to where the game was before is a draw. */
    private static int value(ChaseGame game, Way way) {
        ChasePosition position = way.end();
        int[] moves = new int[4];
        int end = position.moves(moves, 0);
        int best = -Value.INFINITY;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            way.path().enter(PLIES + 1, position.key());
            boolean drawn = !position.isOver() && way.path().isRepeated(PLIES + 1);
            best = Math.max(best, drawn ? 0 : -Definition.value(game, position, 1, false));
            position.undo();
        }
        return best;
    }

    @Test
    void whatComesBackIsADrawForThemToo() {
        int different = 0;
        for (int board = 0; board < 6; board++) {
            ChaseGame game = new ChaseGame(board);
            Random random = new Random(board);
            for (int i = 0; i < 200; i++) {
                Way way = way(game, random);
                int expected = value(game, way);
                int blind = value(game, new Way(way.end(), new SearchPath()));
                if (expected != blind) different++;
                int found = value(reply(game, way, EnumSet.of(Technique.REPETITION)), 2);
                assertThat(found).as("board " + board + ", way " + i).isEqualTo(expected);
            }
        }
        assertThat(different).isGreaterThan(10);
    }

    /** It is their turn, so they have to move, also where the position came up before. */
    @Test
    void theyMoveWhereTheGameHasBeenBefore() {
        ChaseGame game = new ChaseGame(0);
        int last = ChaseGame.SQUARES - 1;
        ChasePosition position = new ChasePosition(game, 1, last, 1);
        SearchPath path = new SearchPath();
        List<Integer> moves = List.of(last - 1, 2, last, 1);
        for (int ply = 0; ply < moves.size(); ply++) {
            path.enter(ply, position.key());
            position.make(moves.get(ply));
        }
        OpponentReply<ChasePosition> reply = new OpponentReply<>(
                game, position, 1, game.evaluator(), new TranspositionTable(1), Technique.ALL, path);
        Meter.run(Limits.NONE, meter -> {
            reply.spendFrom(meter, -1);
            reply.find(moves.size(), 3, -Value.INFINITY, Value.INFINITY);
            return null;
        });
        position.play(reply.move());
    }

    /** A model who sees repetitions, asked by a search that does not. */
    @Test
    void aModelWithTechniquesIsAskedByASearchWithout() {
        ChaseGame game = new ChaseGame(0);
        Player<ChasePosition> searcher =
                Player.of(game.evaluator()).facing(Player.of(game.evaluator()).lookingAhead(3));
        ModelEngine<ChasePosition> engine =
                new ModelEngine<>(game, searcher, new TranspositionTable(1)).facing(Technique.ALL);
        ChasePosition position = new ChasePosition(game, 1, ChaseGame.SQUARES - 2, 0);
        position.play(engine.search(position, Limits.depth(7)).move());
    }
}
