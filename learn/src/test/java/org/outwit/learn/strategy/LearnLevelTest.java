package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Importance;

class LearnLevelTest {

    private static final int DEPTH = 3;

    /** Trees whose leaves have a value for each of two functions, which agree loosely. */
    private static RandomTree tree(long seed) {
        return RandomTree.uniform(seed, 3, 4, 1000).withFunctions(2, 600);
    }

    private static LearnLevel.Learned watched(boolean models, int count) {
        LearnLevel<RandomTreePosition> learner = null;
        for (long seed = 0; seed < count; seed++) {
            RandomTree tree = tree(seed);
            if (learner == null) {
                learner = new LearnLevel<>(tree.function(1), DEPTH, tree.function(0), Importance.EQUAL);
            }
            Search<RandomTreePosition> player = models
                    ? new MStar<>(Player.of(tree.function(1)).facing(Player.of(tree.function(0))))
                    : new Minimax<>(tree.function(1));
            int move = player.search(tree.start(), 0, Limits.depth(DEPTH)).move();
            learner.add(new Example<>(tree.start(), move));
        }
        return learner.learned();
    }

    @Test
    void tellsThoseWhoModelUsFromThoseWhoDoNot() {
        LearnLevel.Learned plain = watched(false, 120);
        assertThat(plain.models()).isFalse();
        assertThat(plain.plain().share()).isEqualTo(1);
        assertThat(plain.onlyModelling()).isZero();
        assertThat(plain.chance()).isLessThan(0.001);
        LearnLevel.Learned modelling = watched(true, 120);
        assertThat(modelling.models()).isTrue();
        assertThat(modelling.modelling().share()).isEqualTo(1);
        assertThat(modelling.chance()).isLessThan(0.001);
    }

    @Test
    void chanceIsThatOfCoins() {
        assertThat(learned(0, 0).chance()).isEqualTo(1);
        assertThat(learned(3, 3).chance()).isEqualTo(1);
        assertThat(learned(0, 5).chance()).isCloseTo(2 / 32.0, within(1e-12));
        assertThat(learned(4, 1).chance()).isCloseTo(2 * 6 / 32.0, within(1e-12));
        assertThat(learned(2, 8).chance()).isCloseTo(2 * (1 + 10 + 45) / 1024.0, within(1e-12));
    }

    private static LearnLevel.Learned learned(int onlyPlain, int onlyModelling) {
        return new LearnLevel.Learned(Agreement.NONE, Agreement.NONE, onlyPlain, onlyModelling);
    }

    @Test
    void leavesOutWhatDoesNotCount() {
        RandomTree tree = tree(1);
        LearnLevel<RandomTreePosition> learner =
                new LearnLevel<>(tree.function(1), DEPTH, tree.function(0), example -> 0);
        learner.add(new Example<>(tree.start(), 0));
        assertThat(learner.learned().plain().examples()).isZero();
    }

    @Test
    void refusesThoseWhoDoNotSeeReplies() {
        RandomTree tree = tree(1);
        assertThatThrownBy(() -> new LearnLevel<>(tree.function(1), 1, tree.function(0), Importance.EQUAL))
                .hasMessage("Who looks 1 plies ahead does not see our replies; the depth must be 2 or more.");
    }
}
