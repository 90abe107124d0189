package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.tree.TreeException;

class DeepStackTest {

    private static int depth(int plies) {
        return plies == 0 ? 0 : depth(plies - 1) + 1;
    }

    @Test
    void smallTasksRunInPlace() {
        assertThat(DeepStack.call(10, Thread::currentThread)).isSameAs(Thread.currentThread());
    }

    @Test
    void deepTasksGetTheStackTheyNeed() {
        assertThat(DeepStack.call(300_000, () -> depth(300_000))).isEqualTo(300_000);
    }

    @Test
    void whatFailsIsTold() {
        for (int plies : new int[] {10, 1000}) {
            assertThatThrownBy(() -> DeepStack.call(plies, () -> depth(-1)))
                    .isInstanceOf(TreeException.class)
                    .hasMessage("The tree is " + plies + " plies deep, too deep for the recursion of this algorithm.");
            assertThatThrownBy(() -> DeepStack.call(plies, () -> {
                        throw new OutOfMemoryError();
                    }))
                    .isInstanceOf(TreeException.class)
                    .hasMessageStartingWith("The search needs too much memory; Java may take ");
            assertThatThrownBy(() -> DeepStack.call(plies, () -> {
                        throw new TreeException("x");
                    }))
                    .isInstanceOf(TreeException.class)
                    .hasMessage("x");
        }
    }
}
