package org.outwit.draw.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.outwit.learn.review.FeatureReason;
import org.outwit.learn.review.Mistake;

class MistakeWordsTest {

    private static FeatureReason lead(String what, int before, int better, int played, double worth) {
        boolean against = better < played;
        return new FeatureReason(what, "lead in " + what, before, better, played, against, OptionalDouble.of(worth));
    }

    private static Mistake mistake(int seenFrom, FeatureReason... reasons) {
        return new Mistake(
                0,
                20,
                11,
                0,
                "You",
                "opening",
                "start",
                "Qxf7+",
                "Nc3",
                List.of("Qxf7+", "Kxf7"),
                List.of("Nc3"),
                0.4,
                9,
                "+0.1",
                "−8.9",
                5,
                false,
                seenFrom,
                List.of(reasons),
                false,
                OptionalDouble.empty());
    }

    @Test
    void whatIsTakenAtOnceHangs() {
        assertThat(MistakeWords.pieces(mistake(1, lead("queens", 0, 0, -1, 9)))).contains("Qxf7+ hangs the queen");
        assertThat(MistakeWords.pieces(mistake(5, lead("queens", 0, 0, -1, 9)))).contains("Qxf7+ loses the queen");
    }

    @Test
    void whatIsGivenForItIsNamed() {
        assertThat(MistakeWords.pieces(mistake(1, lead("queens", 0, 0, -1, 9), lead("rooks", 0, 0, 1, 5))))
                .contains("Qxf7+ loses the queen for a rook");
        assertThat(MistakeWords.pieces(mistake(1, lead("pawns", 1, 1, -1, 2), lead("mobility", 0, 12, 3, 0.9))))
                .contains("Qxf7+ hangs two pawns, and stands worse");
    }

    @Test
    void whatCouldHaveBeenWonIsMissed() {
        assertThat(MistakeWords.pieces(mistake(3, lead("knights", 0, 1, 0, 3))))
                .contains("Qxf7+ misses a knight, which Nc3 wins");
    }

    @Test
    void otherReasonsAreNotAboutPieces() {
        assertThat(MistakeWords.pieces(mistake(1, lead("mobility", 0, 9, 2, 3))))
                .isEmpty();
        assertThat(MistakeWords.pieces(mistake(1))).isEmpty();
    }
}
