package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Perft;

/**
 * Published counts. Checkers: Aart Bik (every order of a capture) and Rein Halbersma's dctl (each result once); the other
 * games: dctl; the positions of international draughts: damforum.nl, and of Italian draughts: Ed Gilbert. A row begins at
 * depth 1; the rest of its depths are counted by the long tests.
 */
class DraughtsPerftTest {

    private static final String START = "start";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            checkers           | once  | 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680
            checkers           | every | 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680
            draughts           | once  | 9, 81, 658, 4265, 27117, 167140, 1049442, 6483961
            draughts           | every | 9, 81, 658, 4265, 27117, 167140, 1049442, 6483971
            draughts-russian   | once  | 7, 49, 302, 1469, 7482, 37986, 190146, 929899
            draughts-russian   | every | 7, 49, 302, 1469, 7482, 37986, 190146, 929905
            draughts-brazilian | once  | 7, 49, 302, 1469, 7473, 37628, 187302, 907830
            draughts-brazilian | every | 7, 49, 302, 1469, 7473, 37628, 187302, 907836
            draughts-pool      | once  | 7, 49, 302, 1469, 7482, 37986, 190146, 929896
            draughts-pool      | every | 7, 49, 302, 1469, 7482, 37986, 190146, 929902
            draughts-italian   | every | 7, 49, 302, 1469, 7361, 36473, 177532, 828783
            """)
    void startsAreAsPublished(String game, String orders, String counts) {
        check(game, START, orders, counts, 1);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            checkers           | once  | 10 | 18391564, 85242128, 388617999, 1766564893
            checkers           | every | 10 | 18391564, 85242128, 388623673
            draughts           | once  | 9  | 41022423, 258895763
            draughts           | every | 9  | 41022614, 258935682
            draughts-russian   | once  | 9  | 4570586, 22444032, 110917189
            draughts-russian   | every | 9  | 4570667, 22450628, 110961169
            draughts-brazilian | once  | 9  | 4431766, 21560022, 105491257
            draughts-brazilian | every | 9  | 4431847, 21566606, 105534946
            draughts-pool      | once  | 9  | 4570534, 22435955, 110833952
            draughts-pool      | every | 9  | 4570615, 22442551, 110877932
            draughts-italian   | every | 9  | 3860875, 17761384, 81647058
            """)
    void startsAreAsPublishedFurtherOn(String game, String orders, int depth, String counts) {
        check(game, START, orders, counts, depth);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46                  | once  | 14, 55, 1168, 5432, 87195, 629010
            W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38                | once  | 6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436
            W:WK31-K50:BK1-K20                                                             | once  | 17, 79, 352, 1399, 7062, 37589, 217575, 1333217
            W:W6,7,8,9,10:B41,42,43,44,45                                                  | once  | 9, 81, 795, 7578, 86351, 936311
            W:B16,17,18,19,20:W31,32,33,34,35                                              | every | 9, 81, 534, 2538, 9052, 29999, 98971, 310315, 1008317
            """)
    void positionsOfInternationalDraughtsAreAsPublished(String position, String orders, String counts) {
        check("draughts", position, orders, counts, 1);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46                  | once  | 7  | 9041010, 86724219
            W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38                | once  | 12 | 1910989, 9872645, 58360286
            W:WK31-K50:BK1-K20                                                             | once  | 9  | 8558321, 58381162
            W:W6,7,8,9,10:B41,42,43,44,45                                                  | once  | 7  | 11448262, 138362698
            W:B16,17,18,19,20:W31,32,33,34,35                                              | every | 10 | 3174159, 10369533, 34907917, 123162301
            """)
    void positionsOfInternationalDraughtsAreAsPublishedFurtherOn(
            String position, String orders, int depth, String counts) {
        check("draughts", position, orders, counts, depth);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3 | 5, 13, 42, 107, 360, 1099, 3736, 12495, 43686, 164177, 628686
            B:W30,21,22,17,20,K6:B25,28,9,5,1,3                  | 6, 47, 271, 1916, 10810, 73137, 389809, 2469050
            W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4     | 13, 112, 828, 6756, 46241, 368908, 2468110
            """)
    void positionsOfItalianDraughtsAreAsPublished(String position, String counts) {
        check("draughts-italian", position, "every", counts, 1);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3 | 12 | 2643623, 10833722, 49327264, 212130912
            B:W30,21,22,17,20,K6:B25,28,9,5,1,3                  | 9  | 12803372, 77920042
            W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4     | 8  | 19914763, 130562037
            """)
    void positionsOfItalianDraughtsAreAsPublishedFurtherOn(String position, int depth, String counts) {
        check("draughts-italian", position, "every", counts, depth);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            english       | every | 5, 25, 106, 369, 1271, 4104, 12495, 37474, 104013, 290032, 808158, 2209549
            international | once  | 5, 25, 106, 369, 1301, 4214, 12912, 39526, 113614, 329982, 933564
            """)
    void smallBoardsAreAsPublished(String rules, String orders, String counts) {
        DraughtsRules large = rules.equals("english") ? DraughtsRules.ENGLISH : DraughtsRules.INTERNATIONAL;
        check(new DraughtsGame("small", "On a board of 6 by 6", large.onWidth(6)), START, orders, counts, 1);
    }

    private static void check(String name, String text, String orders, String counts, int depth) {
        check(DraughtsTestGames.named(name), text, orders, counts, depth);
    }

    private static void check(DraughtsGame game, String text, String orders, String counts, int depth) {
        DraughtsPosition position =
                text.equals(START) ? game.start() : game.notation().position(text);
        DraughtsPosition counted = position.withoutDrawRules();
        if (orders.equals("every")) counted = counted.listingEveryOrder();
        long[] published =
                Arrays.stream(counts.split(", *")).mapToLong(Long::parseLong).toArray();
        for (int i = 0; i < published.length; i++) {
            assertThat(Perft.countInBulk(counted, depth + i))
                    .as("depth %d", depth + i)
                    .isEqualTo(published[i]);
        }
    }
}
