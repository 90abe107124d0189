package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

class TablePoolTest {

    private static final long MEGABYTE = 1 << 20;

    @Test
    void whatIsGivenBackIsLentAgain() {
        TablePool pool = new TablePool(64 * MEGABYTE, 200);
        TranspositionTable table = pool.borrow(4);
        long bytes = pool.bytes();
        assertThat(bytes).isBetween(4 * MEGABYTE, 5 * MEGABYTE);
        assertThat(pool.borrow(4)).isNotSameAs(table);
        pool.giveBack(table);
        assertThat(pool.borrow(4)).isSameAs(table);
        assertThat(pool.bytes()).isEqualTo(2 * bytes);
    }

    /** Where memory runs short tables get smaller, and never too many. */
    @Test
    void twoHundredGamesShareSixtyFourMegabytes() {
        TablePool pool = new TablePool(64 * MEGABYTE, 200);
        List<TranspositionTable> tables = new ArrayList<>();
        for (int game = 0; game < 200; game++) {
            tables.add(pool.borrow(16));
            assertThat(pool.bytes()).isLessThanOrEqualTo(64 * MEGABYTE);
        }
        tables.forEach(pool::giveBack);
        assertThat(pool.borrow(32).bytes()).isGreaterThanOrEqualTo(32 * MEGABYTE);
        assertThat(pool.bytes()).isLessThanOrEqualTo(64 * MEGABYTE);
    }

    /** However much others borrow, before or after, what was reserved is lent in full size; and it is given back in the end. */
    @Test
    void whatIsReservedIsNotMadeSmaller() {
        long[] sizes = {8 * MEGABYTE, 2 * MEGABYTE, MEGABYTE / 2};
        int[] fit = {3, 3, 2, 1, 1
        }; // beside as many tables of 8 MB, which take 10, and the smallest for everybody else
        for (int before = 0; before < fit.length; before++) {
            TablePool pool = new TablePool(70 * MEGABYTE, 200);
            for (int i = 0; i < before; i++) pool.borrow(8);
            TablePool part = pool.reserve(3, sizes).orElseThrow();
            int groups = part.tables() / sizes.length;
            assertThat(groups).as(before + " tables before").isEqualTo(fit[before]);
            while (pool.borrow(64).bytes() > TranspositionTable.SMALLEST_BYTES) {}
            List<TranspositionTable> tables = new ArrayList<>();
            for (long size : sizes) {
                for (int i = 0; i < groups; i++) {
                    tables.add(part.borrowBytes(size));
                    assertThat(tables.get(tables.size() - 1).bytes()).isEqualTo(TranspositionTable.bytesOf(size));
                }
            }
            assertThat(pool.bytes()).isLessThanOrEqualTo(70 * MEGABYTE);
            assertThatThrownBy(part::close).hasMessageContaining("were not given back");
            tables.forEach(part::giveBack);
            part.close();
            if (before == 0) assertThat(pool.borrow(16).bytes()).isGreaterThan(16 * MEGABYTE);
        }
        assertThat(new TablePool(8 * MEGABYTE, 10).reserve(1, 8 * MEGABYTE)).isEmpty();
    }

    /** Giving a part back twice gives nothing that is others' by then. */
    @Test
    void aPartIsGivenBackOnce() {
        TablePool pool = new TablePool(64 * MEGABYTE, 4);
        TablePool first = pool.reserve(1, 8 * MEGABYTE).orElseThrow();
        TablePool second = pool.reserve(1, 8 * MEGABYTE).orElseThrow();
        first.giveBack(first.borrow(8));
        long both = pool.bytes();
        first.close();
        long one = pool.bytes();
        assertThat(one).isEqualTo(both - TranspositionTable.bytesOf(8 * MEGABYTE));
        first.close();
        assertThat(pool.bytes()).isEqualTo(one);
        assertThat(first.bytes()).isZero();
        assertThatThrownBy(() -> first.borrow(8)).hasMessage("These tables were given back; reserve others.");
        assertThatThrownBy(() -> first.reserve(1, MEGABYTE))
                .hasMessage("These tables were given back; reserve others.");
        second.close();
        second.close();
        assertThat(pool.bytes()).isZero();
        for (int i = 0; i < 4; i++) pool.borrow(1);
        assertThatThrownBy(() -> pool.borrow(1)).hasMessageContaining("All 4 tables are lent");
    }

    @Test
    void whereNothingIsLeftItSaysSo() {
        TablePool pool = new TablePool(TranspositionTable.SMALLEST_BYTES, 1);
        TranspositionTable only = pool.borrow(1);
        assertThatThrownBy(() -> pool.borrow(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("All 1 tables are lent");
        pool.giveBack(only);
        assertThat(pool.borrow(1)).isSameAs(only);
    }

    /** The same node for node, after any search with it. */
    @Test
    void aTableThatIsLentAgainIsAsGoodAsNew() {
        TablePool pool = new TablePool(4 * MEGABYTE, 2);
        List<Result> results = new ArrayList<>();
        for (int round = 0; round < 3; round++) {
            TranspositionTable table = pool.borrow(1);
            ChaseGame game = new ChaseGame(2);
            results.add(new Engine<>(game, game.evaluator(), table)
                    .search(game.start(), Limits.depth(14).withNodes(20_000)));
            new Engine<>(new ChaseGame(3), game.evaluator(), table).search(game.start(), Limits.depth(9));
            pool.giveBack(table);
        }
        assertThat(results.get(1)).isEqualTo(results.get(0));
        assertThat(results.get(2)).isEqualTo(results.get(0));
    }

    @Test
    void refusesWhatCannotBe() {
        TablePool pool = new TablePool(4 * MEGABYTE, 2);
        TranspositionTable table = pool.borrow(1);
        pool.giveBack(table);
        assertThatThrownBy(() -> pool.giveBack(table)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pool.giveBack(new TranspositionTable(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pool.borrow(0)).hasMessage("The table (0 MB) must have 1 MB or more.");
        assertThatThrownBy(() -> new TablePool(1, 1)).hasMessageContaining("bytes or more for each");
    }
}
