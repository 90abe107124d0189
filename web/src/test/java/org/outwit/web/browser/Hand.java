package org.outwit.web.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** How somebody touches a page. */
interface Hand {

    /** Touches a cell of the board, named as the page names it: {@code row,column}. */
    void touch(Page page, String place);

    /** Presses a button. */
    void press(Page page, Locator button);

    static Locator cell(Page page, String place) {
        return page.locator("outwit-board [role=gridcell][data-place='" + place + "']");
    }
}
