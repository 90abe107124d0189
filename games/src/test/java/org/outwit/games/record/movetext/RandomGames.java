package org.outwit.games.record.movetext;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Annotated games from a seed, with everything that is awkward to write. */
final class RandomGames {

    private static final String[] WORDS = {
        "a",
        "(",
        ")",
        "!",
        "%x",
        "[Event",
        "\"q\"]",
        "[%clk",
        "1:00]",
        ";",
        "1.",
        "*",
        "ü",
        "☃",
        "\\",
        "verylongwordthatgoesonandon"
    };
    private static final String[] VALUES = {"", "?", "a \"b\" c", "\\", "\\\\\"", "Åse", "棋", "]", "a]b", "{", "1-0"};

    private final Random random;
    private final String[] moves;
    private final boolean setups;

    RandomGames(long seed, boolean setups, String... moves) {
        this.random = new Random(seed);
        this.setups = setups;
        this.moves = moves;
    }

    AnnotatedGame next(String... results) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (int i = random.nextInt(6); i > 0; i--) tags.put("T" + random.nextInt(20), pick(VALUES));
        // Without a move there is nothing that could be numbered.
        MoveLine line = new MoveLine(line(3));
        int firstPly = line.moves().isEmpty() ? 0 : random.nextInt(3);
        if (tags.isEmpty() && line.moves().isEmpty()) tags.put("Event", "?");
        return new AnnotatedGame(tags, firstPly, line, pick(results));
    }

    private List<Item> line(int depth) {
        List<Item> items = new ArrayList<>();
        for (int i = 1 + random.nextInt(12); i > 0; i--) {
            int kind = random.nextInt(10);
            if (kind < 5) items.add(new Item.Move(pick(moves)));
            else if (kind < 7) items.add(new Item.Comment(comment()));
            else if (kind == 7) items.add(new Item.Nag(random.nextInt(256)));
            else if (kind == 8 && depth > 0) items.add(new Item.Variation(new MoveLine(line(depth - 1))));
            else if (setups) items.add(new Item.Setup("FEN \"W:W31-50:B1-20\""));
        }
        if (items.isEmpty()) items.add(new Item.Move(pick(moves)));
        return items;
    }

    private String comment() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(20); i > 0; i--)
            text.append(pick(WORDS)).append(random.nextInt(5) == 0 ? "  " : " ");
        return random.nextInt(10) == 0 ? text + "} end" : text.toString();
    }

    private String pick(String[] choices) {
        return choices[random.nextInt(choices.length)];
    }
}
