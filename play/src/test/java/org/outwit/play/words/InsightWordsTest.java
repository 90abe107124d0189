package org.outwit.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.Ties;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.learn.foresight.ForesightScore;
import org.outwit.play.player.Insight;

class InsightWordsTest {

    private static final ConnectFour GAME = new ConnectFour();

    private static Insight<ConnectFourPosition> insight(
            int foreseen, int seen, boolean trusted, ForeseenLine... lines) {
        ForesightScore score = new ForesightScore(foreseen, seen, 0.7, 0.6, "our own function", 4, Ties.FIRST, seen, 0);
        return new Insight<>(score, trusted, List.of(lines), Optional.empty());
    }

    @Test
    void howMuchIsForeseenAndWhatFollows() {
        assertThat(InsightWords.sentence(insight(31, 40, true)))
                .isEqualTo("I foresaw 31 of your last 40 moves; I now play for your next error.");
        assertThat(InsightWords.sentence(insight(12, 40, false)))
                .isEqualTo("I foresaw 12 of your last 40 moves, too few to rely on; I play plain.");
        assertThat(InsightWords.sentence(insight(3, 3, false)))
                .isEqualTo("I foresaw 3 of your last 3 moves, but have seen too few to rely on that; I play plain.");
        assertThat(InsightWords.sentence(insight(0, 1, false)))
                .isEqualTo("I did not foresee your last move; I play plain.");
        assertThat(InsightWords.sentence(insight(0, 0, false)))
                .isEqualTo("I have seen no move of yours yet, and play plain.");
    }

    @Test
    void theLineThePlainMoveAndWhatWasMissed() {
        ForeseenLine plain = new ForeseenLine(List.of(2, 3), List.of(1000, 1000), 0.1);
        ForeseenLine chosen = new ForeseenLine(List.of(3, 2, 3, 4), List.of(900, 2000, 3000), 0.2);
        Insight<ConnectFourPosition> told = insight(31, 40, true, plain, chosen);
        InsightWords<ConnectFourPosition> words = new InsightWords<>(GAME);
        assertThat(words.explanation(GAME.start(), 3, told))
                .isEqualTo("I foresaw 31 of your last 40 moves; I now play for your next error. After 4 I expect 3 4 5,"
                        + " which is worth 0.0030 win to me. Without knowing you I would have played 3.");
        assertThat(words.explanation(GAME.start(), 2, told)).doesNotContain("Without");
        Insight<ConnectFourPosition> missed =
                new Insight<>(told.score(), false, List.of(), Optional.of(new Insight.Missed<>(GAME.start(), 3, 0)));
        assertThat(words.explanation(GAME.start(), 3, missed))
                .endsWith(" Before that I had expected 4 and not your 1.");
    }
}
