package org.outwit.web.browser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A game as a text, once from what the server tells and once from what a page shows. */
final class SeenGame {

    /** Reads the document and nothing behind it. */
    static final String SCRIPT = """
            () => {
              const cells = document.querySelectorAll('outwit-board [role=gridcell][data-place]');
              const label = new Map([...cells].map((each) => [each.dataset.place, each.getAttribute('aria-label') ?? '']));
              const pieces = [...document.querySelectorAll('outwit-board g.piece')].map((each) => {
                const drawing = each.querySelector('use')?.getAttribute('href').replace(/.*#/, '') ?? '';
                const place = each.dataset.place;
                const spoken = (label.get(place) ?? '').replace(/, (legal: .*|can move)$/, '').split(', ').at(-1);
                return [place, drawing, each.querySelector('text')?.textContent.trim() ?? '', spoken].join(' ').trim();
              });
              const moves = [...document.querySelectorAll('outwit-moves .move')].map((each) => each.textContent.replace('•', '').trim());
              return `${moves.join(' ')}\\n${pieces.sort().join('\\n')}`;
            }
            """;

    private SeenGame() {}

    static String of(JsonNode picture) {
        List<String> moves = new ArrayList<>();
        JsonNode position = picture.get("start");
        for (JsonNode each : picture.get("moves")) {
            if (each.get("seat").intValue() >= 0) moves.add(each.get("text").stringValue());
            position = each.get("position");
        }
        List<String> pieces = new ArrayList<>();
        for (JsonNode piece : position.get("pieces")) {
            pieces.add(String.join(
                            " ",
                            piece.get("place").stringValue(),
                            piece.get("drawing").stringValue(),
                            piece.get("text").stringValue(),
                            piece.get("name").stringValue())
                    .strip());
        }
        Collections.sort(pieces);
        return String.join(" ", moves) + "\n" + String.join("\n", pieces);
    }
}
