package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Goes to something with Tab and the arrow keys alone, the shortest way, and fails where there is none. */
final class KeyWalk {

    private static final int MOST_TABS = 60;

    private static final Map<String, int[]> ARROWS = Map.of(
            "ArrowUp", new int[] {-1, 0},
            "ArrowDown", new int[] {1, 0},
            "ArrowLeft", new int[] {0, -1},
            "ArrowRight", new int[] {0, 1});

    private record Step(String from, String key) {}

    /** Tabs until an element has the focus. */
    void toElement(Page page, Locator wanted) {
        wanted.waitFor();
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            if ((Boolean) wanted.evaluate("element => element === document.activeElement")) return;
            page.keyboard().press("Tab");
        }
        throw new AssertionError("Tab does not lead to " + wanted);
    }

    void toCell(Page page, String place) {
        for (int tabs = 0; focused(page).isEmpty(); tabs++) {
            assertThat(tabs).as("tabs to the board").isLessThan(MOST_TABS);
            page.keyboard().press("Tab");
        }
        for (String key : way(page, focused(page), place)) {
            page.keyboard().press(key);
        }
        assertThat(focused(page)).as("the cell with the focus").isEqualTo(place);
    }

    private static String focused(Page page) {
        return (String) page.evaluate("() => document.activeElement?.closest('[role=gridcell]')?.dataset.place ?? ''");
    }

    private static List<String> way(Page page, String from, String to) {
        Set<String> cells = new HashSet<>();
        for (Object each : (List<?>)
                page.evaluate(
                        "() => [...document.querySelectorAll('[role=gridcell][data-place]')].map(each => each.dataset.place)")) {
            cells.add((String) each);
        }
        boolean flipped = (Boolean) page.evaluate("() => Boolean(document.querySelector('outwit-board').flipped)");
        Map<String, Step> reached = new HashMap<>();
        Deque<String> open = new ArrayDeque<>(List.of(from));
        reached.put(from, new Step(from, ""));
        while (!open.isEmpty() && !reached.containsKey(to)) {
            String at = open.remove();
            ARROWS.forEach((key, direction) -> {
                String next = next(cells, at, direction, flipped ? -1 : 1);
                if (next != null && reached.putIfAbsent(next, new Step(at, key)) == null) open.add(next);
            });
        }
        assertThat(reached).as("the cells that arrows reach from " + from).containsKey(to);
        List<String> keys = new ArrayList<>();
        for (String at = to; !at.equals(from); at = reached.get(at).from())
            keys.add(reached.get(at).key());
        Collections.reverse(keys);
        return keys;
    }

    /** An arrow leads to the next cell in its direction, over places that are none. */
    private static String next(Set<String> cells, String from, int[] direction, int sign) {
        String[] at = from.split(",");
        int row = Integer.parseInt(at[0]);
        int column = Integer.parseInt(at[1]);
        for (int steps = 0; steps < 40; steps++) {
            row += sign * direction[0];
            column += sign * direction[1];
            if (cells.contains(row + "," + column)) return row + "," + column;
        }
        return null;
    }
}
