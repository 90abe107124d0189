package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;

/** An engine that remembers a game from turn to turn. */
class GameMemoryTest {

    private static final ChaseGame GAME = new ChaseGame(2);
    private static final int TURNS = 8;
    private static final int DEPTH = 7;

    private static Engine<ChasePosition> engine(Set<Technique> techniques) {
        return new Engine<>(GAME, GAME.evaluator(), new TranspositionTable(1)).with(techniques);
    }

    /** A random game, up to each turn of player 0. */
    private static List<GameHistory<ChasePosition>> turns(long seed) {
        Random random = new Random(seed);
        List<GameHistory<ChasePosition>> turns = new ArrayList<>();
        GameHistory<ChasePosition> history = GameHistory.from(GAME.start());
        while (turns.size() < TURNS && !history.end().isOver()) {
            if (history.end().mover() == 0) turns.add(history);
            int[] moves = new int[history.end().mostMoves()];
            history = history.then(moves[random.nextInt(history.end().moves(moves, 0))]);
        }
        return turns;
    }

    private static Result ask(
            Engine<ChasePosition> engine, GameHistory<ChasePosition> history, GameMemory<ChasePosition> memory) {
        memory.moveTo(history);
        return engine.remembering(memory).search(history.end(), Limits.depth(DEPTH));
    }

    @Test
    void equalTurnsAreSearchedEquallyAndWhatWasRememberedIsUsed() {
        int different = 0;
        for (int seed = 0; seed < 30; seed++) {
            Engine<ChasePosition> one = engine(Technique.ALL);
            Engine<ChasePosition> other = engine(Technique.ALL);
            Engine<ChasePosition> forgetful = engine(Technique.ALL);
            GameMemory<ChasePosition> ones = new GameMemory<>();
            GameMemory<ChasePosition> others = new GameMemory<>();
            for (GameHistory<ChasePosition> history : turns(seed)) {
                Result found = ask(one, history, ones);
                assertThat(ask(other, history, others)).isEqualTo(found);
                Result anew = ask(forgetful, history, new GameMemory<>());
                if (history.plies() == 0) assertThat(anew).isEqualTo(found);
                if (anew.counts().nodes() != found.counts().nodes()) different++;
            }
        }
        assertThat(different).isPositive();
    }

    /** It is about the order of moves only, also where a search before was stopped in the midst of a line. */
    @Test
    void withoutTechniquesTheValueStaysTheListings() {
        AlphaBeta<ChasePosition> listing = new AlphaBeta<>(GAME.evaluator());
        for (int seed = 0; seed < 30; seed++) {
            GameMemory<ChasePosition> memory = new GameMemory<>();
            for (GameHistory<ChasePosition> history : turns(seed)) {
                Engine<ChasePosition> engine = engine(Technique.NONE);
                memory.moveTo(history);
                engine.remembering(memory).search(history.end(), Limits.NONE.withNodes(50 + seed));
                Result found = ask(engine, history, memory);
                assertThat(found.value())
                        .isEqualTo(listing.search(history.end(), 0, Limits.depth(DEPTH))
                                .value());
            }
        }
    }

    @Test
    void ofAnotherGameNothingIsRemembered() {
        for (int seed = 0; seed < 10; seed++) {
            GameMemory<ChasePosition> memory = new GameMemory<>();
            List<GameHistory<ChasePosition>> turns = turns(seed);
            for (GameHistory<ChasePosition> history : turns) ask(engine(Technique.ALL), history, memory);
            ChasePosition elsewhere = turns.get(1).end();
            GameHistory<ChasePosition> fresh = GameHistory.from(elsewhere);
            assertThat(ask(engine(Technique.ALL), fresh, memory))
                    .isEqualTo(engine(Technique.ALL).search(elsewhere, Limits.depth(DEPTH)));
            ask(engine(Technique.ALL), turns.get(turns.size() - 1), memory);
            GameHistory<ChasePosition> again = turns.get(0);
            assertThat(ask(engine(Technique.ALL), again, memory))
                    .isEqualTo(engine(Technique.ALL).search(again.end(), Limits.depth(DEPTH)));
        }
    }

    /** Such as what a move would be worth: it neither uses what is remembered nor changes it. */
    @Test
    void questionsAboutOtherPositionsBeginAnew() {
        GameMemory<ChasePosition> memory = new GameMemory<>();
        List<GameHistory<ChasePosition>> turns = turns(3);
        for (GameHistory<ChasePosition> history : turns) ask(engine(Technique.ALL), history, memory);
        ChasePosition other = turns.get(0).end();
        assertThat(engine(Technique.ALL).remembering(memory).search(other, Limits.depth(DEPTH)))
                .isEqualTo(engine(Technique.ALL).search(other, Limits.depth(DEPTH)));
    }

    /** A reply that was pondered and did not come leaves killers where they are; two further plies move them along. */
    @Test
    void killersFollowTheGame() {
        GameHistory<ChasePosition> start = GameHistory.from(GAME.start());
        GameMemory<ChasePosition> memory = new GameMemory<>();
        int[] moves = new int[4];
        start.end().moves(moves, 0);
        GameHistory<ChasePosition> ours = start.then(moves[0]);
        int count = ours.end().moves(moves, 0);
        assertThat(count).isGreaterThan(1);
        GameHistory<ChasePosition> pondered = ours.then(moves[0]);
        GameHistory<ChasePosition> played = ours.then(moves[1]);

        memory.moveTo(start);
        memory.of(0).refuted(0, 7, 6, 3);
        memory.moveTo(pondered);
        assertThat(memory.of(0).killer(4)).isEqualTo(7);
        memory.moveTo(played);
        assertThat(memory.of(0).killer(4)).isEqualTo(7);
        memory.moveTo(start);
        assertThat(memory.of(0).killer(6)).isEqualTo(7);
    }
}
