package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;

class TreeBuilderTest {

    private final TreeBuilder builder = new TreeBuilder();

    private void open(int mover) {
        builder.open();
        builder.mover(mover);
    }

    /** A leaf with this probability of the edge that leads to it. */
    private void outcome(String probability) {
        builder.open();
        builder.value("f", Exact.of(1));
        builder.probability(Exact.parse(probability));
        builder.close();
    }

    private void refused(String sentence) {
        assertThatThrownBy(builder::build).isInstanceOf(TreeException.class).hasMessage(sentence);
    }

    @Test
    void nodesAreNumberedAsTheyAreOpened() {
        assertThat(builder.open()).isZero();
        assertThat(builder.open()).isEqualTo(1);
        builder.close();
        assertThat(builder.open()).isEqualTo(2);
        assertThat(builder.open()).isEqualTo(3);
        builder.close();
        builder.close();
        builder.close();
        Tree tree = builder.build();
        assertThat(tree.parent(0)).isEqualTo(-1);
        assertThat(tree.parent(1)).isZero();
        assertThat(tree.parent(2)).isZero();
        assertThat(tree.parent(3)).isEqualTo(2);
    }

    @Test
    void moversAlternateFromPlayer0UnlessSaidOtherwise() {
        builder.open(); // 0
        builder.open(); // 1
        open(1); // 2, again the second player
        builder.open(); // 3
        open(5); // 4, of many players
        builder.open(); // 5
        for (int i = 0; i < 6; i++) builder.close();
        Tree tree = builder.build();
        int[] expected = {0, 1, 1, 0, 5, 0};
        for (int node = 0; node < 6; node++)
            assertThat(tree.mover(node)).as("node " + node).isEqualTo(expected[node]);
    }

    @Test
    void afterChanceTheOtherPlayerMoves() {
        builder.open(); // 0: player 0
        open(Position.CHANCE);
        builder.open(); // 2: player 1, who did not move last
        builder.probability(Exact.of(1));
        open(Position.CHANCE);
        open(Position.CHANCE);
        builder.probability(Exact.of(1));
        builder.open(); // 5: player 0, two chance nodes later
        builder.probability(Exact.of(1));
        for (int i = 0; i < 6; i++) builder.close();
        Tree tree = builder.build();
        assertThat(tree.mover(2)).isEqualTo(1);
        assertThat(tree.mover(5)).isZero();
    }

    @Test
    void belowAChanceRootPlayer0Moves() {
        open(Position.CHANCE);
        outcome("1");
        builder.close();
        assertThat(builder.build().mover(1)).isZero();
    }

    @Test
    void thereIsNoTreeWithoutARoot() {
        refused("There is no tree: a tree has at least a root.");
    }

    @Test
    void thereIsNoSecondRoot() {
        builder.leaf(1);
        assertThatThrownBy(builder::open)
                .isInstanceOf(TreeException.class)
                .hasMessage("A tree has one root; a second was begun.");
    }

    @Test
    void boundsInTheWrongOrder() {
        builder.open();
        builder.open();
        builder.lower(Exact.parse("1/3"));
        builder.upper(Exact.parse("0.3333333333333333333"));
        builder.close();
        builder.close();
        refused("Node '0' has lower 1/3 above upper 0.3333333333333333333.");
    }

    @Test
    void equalBoundsAndOneSidedOnesAreFine() {
        builder.open();
        builder.lower(Exact.of(2));
        builder.open();
        builder.upper(Exact.of(2));
        builder.lower(Exact.of(2));
        builder.close();
        builder.close();
        assertThat(builder.build().upper(0)).isNull();
    }

    @Test
    void aReplyThatIsNoChild() {
        builder.open();
        builder.name("start");
        builder.reply(2);
        builder.leaf(1);
        builder.leaf(2);
        builder.close();
        refused("Node 'start' has reply 2, but only 2 children (the first is 0).");
    }

    @Test
    void aReplyBelowZero() {
        builder.open();
        builder.reply(-2);
        builder.leaf(1);
        builder.close();
        refused("Node '' has reply -2, but only 1 children (the first is 0).");
    }

    @Test
    void aChanceChildWithoutAProbability() {
        open(Position.CHANCE);
        outcome("0.5");
        builder.leaf(3);
        builder.close();
        refused("Node '1' needs a probability 'p', because chance moves at its parent.");
    }

    @Test
    void aProbabilityThatIsNone() {
        open(Position.CHANCE);
        outcome("-0.5");
        builder.close();
        refused("Node '0' has probability -0.5; expected 0 to 1.");
    }

    @Test
    void aProbabilityThatIsTooLarge() {
        open(Position.CHANCE);
        outcome("3/2");
        builder.close();
        refused("Node '0' has probability 1.5; expected 0 to 1.");
    }

    @Test
    void probabilitiesThatDoNotSumTo1() {
        builder.open();
        open(Position.CHANCE);
        outcome("0.5");
        outcome("0.25");
        builder.close();
        builder.close();
        refused("The probabilities of the children of node '0' sum to 0.75, not to 1.");
    }

    @Test
    void thirdsAndTenthsSumTo1() {
        builder.open();
        open(Position.CHANCE);
        for (int i = 0; i < 3; i++) outcome("1/3");
        outcome("0");
        builder.close();
        open(Position.CHANCE);
        for (int i = 0; i < 10; i++) outcome("0.1");
        builder.close();
        builder.close();
        assertThat(builder.build().size()).isEqualTo(17);
    }

    @Test
    void aChanceNodeMayBeALeaf() {
        open(Position.CHANCE);
        builder.value("f", Exact.of(4));
        builder.close();
        assertThat(builder.build().isLeaf(0)).isTrue();
    }
}
