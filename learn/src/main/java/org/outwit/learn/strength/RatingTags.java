package org.outwit.learn.strength;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.SideNames;

/**
 * The ratings that a record gives its players: WhiteElo and BlackElo in PGN, WhiteRating and BlackRating in PDN, RB and RW in GGF,
 * FirstElo and SecondElo in tagged records.
 */
public final class RatingTags {

    /** The number may be followed by something, such as the question mark of a provisional rating. */
    private static final Pattern NUMBER = Pattern.compile("\\s*(\\d{1,4}(?:\\.\\d+)?)(?!\\d).*");

    private static final List<String> KINDS = List.of("Elo", "Rating");
    private static final Map<String, String> IN_GGF = Map.of("Black", "RB", "White", "RW");
    private static final List<String> BY_TURN = List.of("First", "Second");

    private final List<String> sides;

    public RatingTags(Game<?> game) {
        this.sides = SideNames.of(game);
    }

    /** The rating of a player, 0 or 1, in one game; empty where the record has none, or one that cannot be. */
    public OptionalDouble of(PlayedGame<?> game, int player) {
        if (game.players().size() != 2) return OptionalDouble.empty();
        String side = side(game, player);
        for (String who : List.of(side, BY_TURN.get(player))) {
            for (String kind : KINDS) {
                OptionalDouble rating = number(game.tags().get(who + kind));
                if (rating.isPresent()) return rating;
            }
        }
        return number(game.tags().get(IN_GGF.getOrDefault(side, "")));
    }

    /** A few records have the other colour begin; then the tags of the names tell. */
    private String side(PlayedGame<?> game, int player) {
        String usual = sides.get(player);
        String other = sides.get(1 - player);
        String name = game.players().get(player);
        boolean exchanged = !name.isEmpty()
                && name.equals(game.tags().get(other))
                && !name.equals(game.tags().get(usual));
        return exchanged ? other : usual;
    }

    private static OptionalDouble number(String text) {
        if (text == null) return OptionalDouble.empty();
        Matcher number = NUMBER.matcher(text);
        double rating = number.matches() ? Double.parseDouble(number.group(1)) : 0;
        // The rating of a person without one is written as 0, -, ? or not at all.
        return rating > 0 ? OptionalDouble.of(rating) : OptionalDouble.empty();
    }
}
