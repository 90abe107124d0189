package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How large boards are: as high as the window, and on a phone large enough for a finger. */
class BoardSizeTest {

    private static final double FINGER = 36;

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static Page open(Browser.NewContextOptions options, String game) {
        Page page = VISITS.visit(options).open("/?game=" + game);
        page.waitForFunction("() => document.querySelector('outwit-board')?.moves?.length > 0");
        return page;
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 680", "1920, 1080, 900"})
    void aBoardTakesTheHeightOfTheWindow(int width, int height, double least) {
        Page page = open(new Browser.NewContextOptions().setViewportSize(width, height), "chess");
        assertThat(page.locator("outwit-board .board").boundingBox().height).isBetween(least, height - 90.0);
    }

    /** Whatever can be touched now; cells that are one place to touch count together. */
    @ParameterizedTest
    @ValueSource(strings = {"backgammon", "chinese-checkers", "qubic", "gomoku", "bridge", "whist", "draughts"})
    void whatIsTouchedIsAsLargeAsAFinger(String game) {
        Page page = open(Screen.PHONE.options(), game);
        Object least = page.evaluate("""
                () => {
                  const board = document.querySelector('outwit-board');
                  const scale = board.querySelector('.board').getBoundingClientRect().width / board.geometry.size[0];
                  const areas = Object.entries(board.board.areas ?? {});
                  const sides = [...board.next.keys()].flatMap((place) => {
                    const cells = areas.filter(([, first]) => first === place).map(([cell]) => cell);
                    const { width, height } = board.geometry.around(cells.length ? cells : [place]);
                    return [width * scale, height * scale];
                  });
                  return Math.min(...sides);
                }
                """);
        assertThat(((Number) least).doubleValue()).as(game).isGreaterThanOrEqualTo(FINGER);
        assertThat(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .isEqualTo(0);
    }

    @Test
    void thePanelHasFourButtonsAndTheRestIsUnderMore() {
        Page page = open(Screen.DESK.options(), "checkers");
        assertThat(page.locator(".panel > .actions button").allTextContents())
                .containsExactly("Undo", "Hint", "Why that?", "Resign");
        assertThat(page.locator("details.more").getAttribute("open")).isNull();
    }
}
