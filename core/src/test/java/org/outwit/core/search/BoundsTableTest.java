package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;

class BoundsTableTest {

    private record Place(long key, int depth) {}

    private static final class Entry {
        int lower = -Value.INFINITY;
        int upper = Value.INFINITY;
        int move = Position.NO_MOVE;
    }

    @Test
    void aNewPositionHasInfiniteBoundsAndNoMove() {
        BoundsTable table = new BoundsTable();
        assertThat(table.size()).isZero();
        int slot = table.find(42, 3);
        assertThat(table.lower(slot)).isEqualTo(-Value.INFINITY);
        assertThat(table.upper(slot)).isEqualTo(Value.INFINITY);
        assertThat(table.move(slot)).isEqualTo(Position.NO_MOVE);
        assertThat(table.size()).isEqualTo(1);
        assertThat(table.find(42, 3)).isEqualTo(slot);
        assertThat(table.size()).isEqualTo(1);
    }

    @Test
    void theSamePositionAtAnotherDepthIsAnotherEntry() {
        BoundsTable table = new BoundsTable();
        table.raiseLower(table.find(7, 2), 5);
        assertThat(table.lower(table.find(7, 3))).isEqualTo(-Value.INFINITY);
        assertThat(table.lower(table.find(7, 2))).isEqualTo(5);
        assertThat(table.size()).isEqualTo(2);
    }

    @Test
    void keysAndDepthsThatHashAlikeAreKeptApart() {
        BoundsTable table = new BoundsTable();
        for (int depth = 0; depth < 64; depth++) table.setMove(table.find(1000 ^ depth, depth), depth);
        for (int depth = 0; depth < 64; depth++) {
            assertThat(table.move(table.find(1000 ^ depth, depth))).isEqualTo(depth);
        }
        assertThat(table.size()).isEqualTo(64);
    }

    @Test
    void extremeKeysAndDepthsArePositionsLikeOthers() {
        BoundsTable table = new BoundsTable();
        List<Long> keys = List.of(0L, -1L, 1L, Long.MIN_VALUE, Long.MAX_VALUE);
        List<Integer> depths = List.of(0, 1, Integer.MAX_VALUE);
        int number = 0;
        for (long key : keys) for (int depth : depths) table.sinkUpper(table.find(key, depth), number++);
        number = 0;
        for (long key : keys) {
            for (int depth : depths)
                assertThat(table.upper(table.find(key, depth))).isEqualTo(number++);
        }
        assertThat(table.size()).isEqualTo(keys.size() * depths.size());
    }

    @Test
    void itAgreesWithAMapOnSmallKeys() {
        compare(2, key -> key);
    }

    @Test
    void itAgreesWithAMapOnScatteredKeys() {
        compare(3, key -> key * 0xD1B54A32D192ED03L);
    }

    @Test
    void itAgreesWithAMapOnKeysThatDifferInHighBitsOnly() {
        compare(4, key -> key << 50);
    }

    private static void compare(long seed, LongUnaryOperator spread) {
        Random random = new Random(seed);
        BoundsTable table = new BoundsTable();
        Map<Place, Entry> model = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            long key = spread.applyAsLong(random.nextInt(8_000));
            int depth = random.nextInt(5) == 0 ? Integer.MAX_VALUE : random.nextInt(4);
            Entry entry = model.computeIfAbsent(new Place(key, depth), place -> new Entry());
            int slot = table.find(key, depth);
            boolean same = table.lower(slot) == entry.lower
                    && table.upper(slot) == entry.upper
                    && table.move(slot) == entry.move;
            if (!same) fail("operation " + i + " finds another entry than the map");
            int number = random.nextInt(2_000) - 1_000;
            switch (random.nextInt(4)) {
                case 0 -> table.raiseLower(slot, entry.lower = number);
                case 1 -> table.sinkUpper(slot, entry.upper = number);
                case 2 -> table.setMove(slot, entry.move = number + 1_000);
                default -> {} // only looked
            }
        }
        assertThat(table.size()).isEqualTo(model.size());
    }
}
