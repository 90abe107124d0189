package org.outwit.web.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;

/**
 * The rules of a game as somebody reads them who does not know it. A file begins with a head, which says what the picture shows:
 *
 * <pre>
 * position: W:W21:B9     where it begins, if not where the game does
 * moves: 11-15, 22-18    played from there
 * caption: What one sees.
 * </pre>
 *
 * After an empty line come the lines of the text: {@code # } begins a heading and {@code * } one point of a list, anything else is a
 * paragraph. Variants for other numbers of players, such as {@code nim-4}, share a text.
 *
 * @param lines of the text; none is empty
 */
record GameRules(Optional<String> position, List<String> moves, String caption, List<String> lines) {

    private static final Pattern VARIANT = Pattern.compile("-[2-9]$");

    /** Games of others have none. */
    static Optional<GameRules> of(Game<?> game) {
        return read(game.name())
                .or(() -> read(VARIANT.matcher(game.name()).replaceFirst("")))
                .map(GameRules::parse);
    }

    private static Optional<String> read(String name) {
        try (InputStream in = GameRules.class.getResourceAsStream(name + ".txt")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static GameRules parse(String text) {
        List<String> all = text.lines().toList();
        int end = all.indexOf("");
        Map<String, String> head = new HashMap<>();
        for (String line : all.subList(0, end)) {
            String[] parts = line.split(": ", 2);
            head.put(parts[0], parts[1]);
        }
        return new GameRules(
                Optional.ofNullable(head.get("position")),
                Optional.ofNullable(head.get("moves"))
                        .map(moves -> List.of(moves.split(", ")))
                        .orElse(List.of()),
                head.get("caption"),
                all.subList(end, all.size()).stream()
                        .filter(line -> !line.isEmpty())
                        .toList());
    }
}
