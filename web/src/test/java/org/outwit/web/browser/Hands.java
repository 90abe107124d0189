package org.outwit.web.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** The three ways in which everything can be done. */
enum Hands implements Hand {
    MOUSE {
        @Override
        public void touch(Page page, String place) {
            Hand.cell(page, place).click();
        }

        @Override
        public void press(Page page, Locator button) {
            button.click();
        }
    },

    FINGER {
        @Override
        public void touch(Page page, String place) {
            Hand.cell(page, place).tap();
        }

        @Override
        public void press(Page page, Locator button) {
            button.tap();
        }
    },

    KEYS {
        private final KeyWalk walk = new KeyWalk();

        @Override
        public void touch(Page page, String place) {
            walk.toCell(page, place);
            page.keyboard().press("Enter");
        }

        @Override
        public void press(Page page, Locator button) {
            walk.toElement(page, button);
            page.keyboard().press("Enter");
        }
    };

    Screen screen() {
        return this == FINGER ? Screen.PHONE : Screen.DESK;
    }
}
