package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SharedSums;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.multi.BestReply;
import org.outwit.core.multi.MStarMulti;
import org.outwit.core.multi.MaxN;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.multi.Paranoid;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/** Engines for many players against their listings, in games: where ways lead to the same position, and where plies are counted. */
class ManyPlayerGamesTest {

    private static <P extends Position> void agree(Game<P> game, String name, int positions, int depth, int plies) {
        int players = game.capabilities().players();
        Evaluator<P> own = game.evaluator(name);
        List<Evaluator<P>> all = Collections.nCopies(players, own);
        SharedSum shared = SharedSums.of(game, own).orElseThrow();
        MultiPlayer<P> modelling =
                MultiPlayer.of(own).facing(1, MultiPlayer.of(own).lookingAhead(2));
        TranspositionTable table = new TranspositionTable(1 << 20);
        Map<Search<P>, List<Search<P>>> engines = new LinkedHashMap<>();
        engines.put(
                new MaxN<>(all).seen(),
                List.of(
                        ManyPlayerEngine.maxn(game.capabilities(), all, table),
                        ManyPlayerEngine.immediate(game.capabilities(), all, shared, table),
                        ManyPlayerEngine.shallow(game.capabilities(), all, shared, table)));
        engines.put(new Paranoid<>(all), List.of(ManyPlayerEngine.paranoid(game.capabilities(), own, table)));
        engines.put(new BestReply<>(all), List.of(ManyPlayerEngine.bestReply(game.capabilities(), own, table)));
        engines.put(
                new MStarMulti<>(modelling),
                List.of(ManyPlayerEngine.models(game.capabilities(), viewer -> modelling, table)));
        Random random = new Random(players);
        for (int i = 0; i < positions; i++) {
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = random.nextInt(plies); ply > 0 && !position.isOver(); ply--) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (position.isOver() || position.mover() == 1) continue; // nobody has a model of themselves
            String what = game.name() + " " + game.notation().format(position);
            engines.forEach((listing, same) -> {
                Result expected = listing.search(position, Limits.depth(depth));
                for (Search<P> engine : same) {
                    Result found = engine.search(position, Limits.depth(depth));
                    assertThat(found.value()).as(what).isEqualTo(expected.value());
                    assertThat(found.move()).as(what).isEqualTo(expected.move());
                }
            });
        }
    }

    @Test
    void inNimToTheEnd() {
        for (String nim : List.of("nim-3", "nim-4", "nim-6")) agree(Games.named(nim), "blind", 40, 5, 8);
        agree(Games.named("nim-3"), "grip", 40, 4, 6);
    }

    @Test
    void inTheStagHunt() {
        agree(Games.named("staghunt"), "watching", 60, 7, 8);
    }

    /** Also near the bound of a hundred rounds, where the same pieces are worth something else one round later. */
    @Test
    void inChineseCheckers() {
        agree(Games.named("chinese-checkers-3"), "steady", 4, 2, 40);
        agree(Games.named("chinese-checkers-3"), "bridges", 8, 2, 310);
        agree(Games.named("chinese-checkers-6"), "runner", 3, 2, 60);
    }

    /** What the engine saves: the same values with a part of the nodes. */
    @Test
    void prunedSearchesVisitLess() {
        Game<?> game = Games.named("nim-3");
        assertThat(nodes(game, "maxn-shallow")).isLessThan(nodes(game, "listing") / 2);
    }

    private static <P extends Position> long nodes(Game<P> game, String which) {
        Evaluator<P> own = game.evaluator("blind");
        List<Evaluator<P>> all = Collections.nCopies(3, own);
        Search<P> search = which.equals("listing")
                ? new MaxN<>(all).seen()
                : ManyPlayerEngine.shallow(
                        game.capabilities(),
                        all,
                        SharedSums.of(game, own).orElseThrow(),
                        new TranspositionTable(1 << 20));
        return search.search(game.start(), Limits.depth(5)).counts().nodes();
    }
}
