package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeySetTest {

    @Test
    void countsDifferentKeys() {
        Random random = new Random(1);
        KeySet keys = new KeySet();
        Set<Long> reference = new HashSet<>();
        for (int i = 0; i < 100_000; i++) {
            long key = i % 3 == 0 ? random.nextInt(1000) - 500 : random.nextLong();
            keys.add(key);
            reference.add(key);
            if (i % 1000 == 0) assertThat(keys.size()).isEqualTo(reference.size());
        }
        assertThat(keys.size()).isEqualTo(reference.size());
        assertThat(keys.isExact()).isTrue();
    }

    @Test
    void givesUpAfterSomeMillionsButNotOnNodesOfATree() {
        KeySet nodes = new KeySet();
        for (long key = 0; key < 1 << 23; key++) nodes.add(key);
        assertThat(nodes.isExact()).isTrue();
        assertThat(nodes.size()).isEqualTo(1 << 23);

        KeySet keys = new KeySet();
        for (long key = 1; key < 1 << 23; key++) keys.add(-key);
        assertThat(keys.isExact()).isFalse();
    }
}
