package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.ref.WeakReference;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;

class StateKeyTest {

    private enum Side {
        US,
        THEM {
            @Override
            public String toString() {
                return "them";
            }
        }
    }

    private record Grid(int[] cells, Side side) {}

    private record Pair(Object first, Object second) {}

    /** A state that is its own number. */
    private static final class OwnKeys implements Rules<String, Integer> {
        @Override
        public String initial() {
            return "42";
        }

        @Override
        public int mover(String state) {
            return 0;
        }

        @Override
        public List<Integer> moves(String state) {
            return List.of(1);
        }

        @Override
        public String next(String state, Integer move) {
            return state;
        }

        @Override
        public int winner(String state) {
            return NOBODY_YET;
        }

        @Override
        public long key(String state) {
            return Long.parseLong(state);
        }
    }

    private record Twin(Object first, Object second) {}

    @Test
    void keysDoNotDependOnTheOrderOfMeeting() {
        RulesPosition<String, Integer> early =
                new SmallTicTacToe().asGame("one").start();
        early.key();
        early.make(4);
        long key = early.key();
        RulesPosition<String, Integer> late = new SmallTicTacToe().asGame("two").start();
        late.make(4);
        assertThat(late.key()).isEqualTo(key);
    }

    /** Numbers written down once: another run, another machine, another order of Set.of, the same keys. */
    @Test
    void keysAreTheSameInEveryRun() {
        assertThat(StateKey.of("....X....")).isEqualTo(3581932778288788013L);
        assertThat(StateKey.of(new SmallNim().initial())).isEqualTo(-8764445919393180194L);
        assertThat(StateKey.of(new Grid(new int[] {1, 2, 3}, Side.THEM))).isEqualTo(5214927686578653254L);
        assertThat(StateKey.of(Map.of("a", Set.of(1, 2, 3), "b", Set.of(Side.US, Side.THEM))))
                .isEqualTo(-8794094124823781632L);
    }

    @Test
    void noStateIsKept() throws InterruptedException {
        Game<RulesPosition<SmallNim.Heaps, SmallNim.Take>> game = new SmallNim().asGame("nim");
        WeakReference<Object> state = met(game);
        for (int i = 0; i < 100 && state.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(state.get()).isNull();
        assertThat(game.start().key()).isNotZero();
    }

    private static WeakReference<Object> met(Game<RulesPosition<SmallNim.Heaps, SmallNim.Take>> game) {
        RulesPosition<SmallNim.Heaps, SmallNim.Take> position = game.start();
        position.make(0);
        position.key();
        return new WeakReference<>(position.state());
    }

    @Test
    void equalValuesHaveEqualKeysHoweverTheyAreHeld() {
        same(List.of(1, 2), new ArrayList<>(List.of(1, 2)));
        same(Set.of(1, 2, 3), new LinkedHashSet<>(List.of(3, 1, 2)));
        same(Map.of("a", 1, "b", 2), new TreeMap<>(Map.of("b", 2, "a", 1)));
        same(new int[] {1, 2}, new int[] {1, 2});
        same(new Pair(new String[] {"x"}, null), new Pair(new Object[] {"x"}, null));
        same(new BigInteger("12345678901234567890"), new BigInteger("12345678901234567890"));
        same(Optional.of("x"), Optional.of("x"));
        same(bits(3, 77), bits(77, 3));
    }

    private static void same(Object one, Object other) {
        assertThat(StateKey.of(one)).isEqualTo(StateKey.of(other));
    }

    private static BitSet bits(int... set) {
        BitSet bits = new BitSet();
        for (int each : set) bits.set(each);
        return bits;
    }

    @Test
    void whatDiffersInAnythingHasAnotherKey() {
        List<Object> all = new ArrayList<>(Arrays.asList(
                null,
                0,
                1,
                0L,
                1L,
                (short) 1,
                (byte) 1,
                '1',
                1.0,
                1f,
                -0.0,
                0.0,
                true,
                false,
                "",
                "1",
                "0",
                "a\0",
                "a",
                "\0a",
                Side.US,
                Side.THEM,
                "US",
                List.of(),
                Set.of(),
                Map.of(),
                Optional.empty(),
                bits(),
                bits(1)));
        for (Object one : List.of(1, 2, "x", Side.US, List.of("deep"))) {
            all.add(new Pair(one, null));
            all.add(new Pair(null, one));
            all.add(new Twin(one, null));
            all.add(List.of(one));
            all.add(List.of(List.of(one)));
            all.add(Set.of(one));
            all.add(Set.of(Set.of(one)));
            all.add(Map.of(one, one));
            all.add(Map.of(one, 7));
            all.add(Optional.of(one));
            all.add(List.of(List.of(one), List.of()));
            all.add(List.of(List.of(), List.of(one)));
        }
        all.addAll(
                List.of(new int[0], new int[1], new int[2], new long[1], new byte[1], new boolean[1], new int[1][1]));
        all.addAll(List.of(new Pair(new Pair(1, 2), 3), new Pair(1, new Pair(2, 3)), List.of(1, 2), List.of(2, 1)));
        Map<Long, Object> seen = new HashMap<>();
        for (Object each : all) {
            Object before = seen.put(StateKey.of(each), each);
            assertThat(before).as("has the key of %s", each).isNull();
        }
    }

    @Test
    void whatHasNoContentIsRefusedWithAdvice() {
        assertThatIllegalStateException()
                .isThrownBy(() -> StateKey.of(List.of(new Object())))
                .withMessage(
                        "A state has a java.lang.Object, which cannot be told from another one: its class says nothing"
                                + " about equals or toString. Make it a record, or override Rules.key.");
    }

    @Test
    void rulesMayMakeTheirOwnKeys() {
        assertThat(new OwnKeys().asGame("own-keys").start().key()).isEqualTo(42);
    }

    /** Four heaps of up to 36, two movers: 3.7 million records of small numbers, the kind that weak mixing confuses. */
    @Test
    void manyStatesAreAllToldApart() {
        int most = Thoroughness.of(37, 25);
        long[] keys = new long[2 * most * most * most * most];
        int count = 0;
        for (int i = 0; i < keys.length / 2; i++) {
            List<Integer> sizes = List.of(i % most, i / most % most, i / most / most % most, i / most / most / most);
            for (int mover = 0; mover < 2; mover++) keys[count++] = StateKey.of(new SmallNim.Heaps(sizes, mover));
        }
        assertThat(distinct(keys)).isEqualTo(keys.length);
    }

    /** Every text of thirteen cells: 1.6 million boards that differ in little. */
    @Test
    void manyTextsAreAllToldApart() {
        char[] cells = new char[Thoroughness.of(13, 12)];
        long[] keys = new long[(int) Math.pow(3, cells.length)];
        for (int i = 0; i < keys.length; i++) {
            for (int cell = 0, rest = i; cell < cells.length; cell++, rest /= 3) cells[cell] = ".XO".charAt(rest % 3);
            keys[i] = StateKey.of(new String(cells));
        }
        assertThat(distinct(keys)).isEqualTo(keys.length);
    }

    /** The table takes its rows from low bits and its checks from high ones, so either half alone has to spread. */
    @Test
    void bothHalvesOfAKeyAreSpread() {
        int[] low = new int[1 << 10];
        int[] high = new int[1 << 10];
        for (int i = 0; i < 1 << 20; i++) {
            long key = StateKey.of(new Pair(i >> 10, i & 1023));
            low[(int) (key & 1023)]++;
            high[(int) (key >>> 54)]++;
        }
        for (int i = 0; i < 1 << 10; i++) {
            assertThat(low[i]).isBetween(1024 - 200, 1024 + 200);
            assertThat(high[i]).isBetween(1024 - 200, 1024 + 200);
        }
    }

    private static long distinct(long[] keys) {
        return Arrays.stream(keys).sorted().distinct().count();
    }
}
