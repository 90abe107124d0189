package org.outwit.games.record.ggf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.reading.Replay;

/** A game in the making: takes properties one by one and plays the moves at once. */
final class GgfGame<P extends Position> {

    private static final int MOST_TAGS = 1000;
    private static final int DISCS = 64;
    private static final Pattern SIZE = Pattern.compile("[^0-9]*(\\d+).*");
    private static final Pattern RESULT = Pattern.compile("\\s*([+-]?\\d{1,3}(?:\\.\\d*)?)\\s*(?::.*)?");
    private static final Pattern NAMED = Pattern.compile("([^:\\[\\]]+): (.*)", Pattern.DOTALL);

    private final Game<P> game;
    private final long number;
    private final Place place;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final String[] players = {"", ""};
    private final GgfRemarks remarks = new GgfRemarks();
    private P start;
    private Replay<P> replay;
    private Outcome outcome = Outcome.UNKNOWN;

    GgfGame(Game<P> game, long number, Place place) {
        this.game = game;
        this.number = number;
        this.place = place;
        startAt(game.start());
    }

    private void startAt(P position) {
        start = position;
        replay = new Replay<>(game.notation(), position);
    }

    /**
     * Takes a property.
     *
     * @throws NotationException with what is wrong with it
     */
    void take(String name, String value) {
        switch (name.toUpperCase(Locale.ROOT)) {
            case "GM" -> {
                if (!value.strip().equalsIgnoreCase(game.name())) {
                    throw expected("a game of " + game.name(), "GM", value);
                }
            }
            case "PB" -> players[0] = value.equals("?") ? "" : value;
            case "PW" -> players[1] = value.equals("?") ? "" : value;
            case "BO" -> {
                if (replay.count() > 0) throw new NotationException("BO comes after a move; expected it before.", 0);
                startAt(game.notation().position(value));
            }
            case "B" -> play(0, value);
            case "W" -> play(1, value);
            default -> tag(name, value);
        }
    }

    private void tag(String name, String value) {
        if (tags.size() == MOST_TAGS) {
            throw new NotationException("There are more than " + MOST_TAGS + " properties other than moves.", 0);
        }
        Matcher size = SIZE.matcher(value);
        if (name.equals("TY") && size.matches() && !size.group(1).equals("8")) throw expected("size 8", "TY", value);
        if (name.equals("RE")) outcome = outcome(value);
        Matcher named = NAMED.matcher(value);
        if (name.equals(GgfFormat.COMMENT) && named.matches()) tags.put(named.group(1), named.group(2));
        else tags.put(name, value);
    }

    /** The score of Black; some programs write one that cannot be where there is no result. */
    private static Outcome outcome(String value) {
        Matcher result = RESULT.matcher(value);
        if (!result.matches()) return Outcome.UNKNOWN;
        double lead = Double.parseDouble(result.group(1));
        if (Math.abs(lead) > DISCS) return Outcome.UNKNOWN;
        return lead > 0 ? Outcome.FIRST_WINS : lead < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    private void play(int player, String value) {
        int slash = value.indexOf('/');
        String move = (slash < 0 ? value : value.substring(0, slash)).strip();
        boolean pass = Replay.isPass(move);
        // Some programs write the passes of both sides when a game has ended.
        if (pass && replay.position().isOver()) return;
        if (!pass && replay.position().mover() != player) replay.passIfForced();
        if (!replay.position().isOver() && replay.position().mover() != player) {
            throw new NotationException(
                    "Move " + (replay.count() + 1) + " is " + colour(player) + "'s '" + move + "', but it is "
                            + colour(1 - player) + "'s turn.",
                    0);
        }
        try {
            replay.play(move);
        } catch (NotationException refusal) {
            throw new NotationException("Move " + (replay.count() + 1) + ": " + refusal.getMessage(), 0);
        }
        remarks.add(replay.count(), slash < 0 ? "" : value.substring(slash + 1));
    }

    private static String colour(int player) {
        return player == 0 ? "Black" : "White";
    }

    private static NotationException expected(String what, String name, String value) {
        return new NotationException("Expected " + what + ", found " + name + "[" + value + "].", 0);
    }

    PlayedGame<P> finish() {
        if (!remarks.isEmpty()) tags.put(GgfFormat.REMARKS, remarks.text());
        P end = replay.position();
        if (outcome == Outcome.UNKNOWN && end.isOver()) {
            int payoff = end.payoff(0);
            outcome = payoff > 0 ? Outcome.FIRST_WINS : payoff < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
        }
        return new PlayedGame<>(number, place, tags, List.of(players), start, replay.moves(), outcome);
    }
}
