package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.app.Shell;
import org.outwit.trees.TwoPlayerNames;

/** Trees so deep that a careless recursion fails. */
class DeepTreesTest {

    /** These take the square of the depth. */
    private static final Set<String> SQUARE = Set.of("gsearch-alpha-beta", "h**");

    private static List<String> algorithms() {
        return TwoPlayerNames.ALL;
    }

    private static String chain(int plies, String before) {
        String tree = ("{\"children\":[" + before).repeat(plies) + "{\"values\":{\"f\":3}}" + "]}".repeat(plies);
        return "{\"tree\":" + tree + "}";
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void thousandsOfPliesInAChain(String algorithm) {
        boolean all = Boolean.getBoolean("outwit.thorough"); // with -Plong
        int plies = SQUARE.contains(algorithm) && !all ? 3_000 : 10_000;
        Shell shell = Shell.fed(chain(plies, ""), "tree", "solve", "-", "--algorithm", algorithm);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.out())
                .contains("\"value\":3,\"move\":0,\"line\":[0,0,")
                .contains("\"leaves\":1,");
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("algorithms")
    void aHundredThousandPliesWithALeafAtEach(String algorithm) {
        String tree = chain(100_000, "{\"values\":{\"f\":1}},");
        Shell shell = Shell.fed(tree, "tree", "solve", "-", "--algorithm", algorithm);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).contains("\"value\":1,\"move\":0,");
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("algorithms")
    void aHundredThousandPliesInAChainAreSolvedOrRefused(String algorithm) {
        Shell shell = Shell.fed(chain(100_000, ""), "tree", "solve", "-", "--algorithm", algorithm);
        assertThat(shell.err()).isEmpty();
        if (shell.status() == 0) assertThat(shell.out()).contains("\"value\":3,\"move\":0,");
        else assertThat(shell.out()).contains("too long in a tree as deep as this");
    }

    @Test
    void pathsThatWouldFillTheDiskAreRefused() {
        Shell shell = Shell.fed(chain(100_000, ""), "tree", "solve", "-", "--algorithm", "alpha-beta", "--visits");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.out())
                .contains("stdin:1: the names of the 100001 visited nodes would fill about 9 GB, because the tree is so"
                        + " deep; leave out --visits.");
    }

    @Test
    void grownChains() {
        Shell shell = Shell.run("tree", "solve", "--random", "b=1,d=100000", "--algorithm", "alpha-beta,sss-2");
        assertThat(shell.status()).isZero();
        Shell written = Shell.run("tree", "grow", "b=1,d=10000");
        assertThat(written.status()).isZero();
        assertThat(written.lines()).hasSize(1);
    }

    /** Takes a gigabyte of stack before it fails. */
    @Tag("long")
    @Test
    void tooDeepForAnyStack() {
        Shell shell = Shell.run("tree", "solve", "--random", "b=1,d=100000000", "--algorithm", "maxsearch");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.out()).containsAnyOf("too deep for the recursion", "needs too much memory");
    }
}
