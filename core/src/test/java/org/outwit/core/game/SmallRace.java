package org.outwit.core.game;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A race for two or three, with a die or without: a move goes as far as the die says, or one step. A correct game with one flaw, or none. */
final class SmallRace implements Game<SmallRacePosition>, Notation<SmallRacePosition> {

    private static final Pattern TEXT = Pattern.compile("([0-5]{2,3}):([0-2]):([0-3])");

    private final int players;
    private final boolean dice;
    private final TableFlaw flaw; // null for none

    SmallRace(int players, boolean dice, TableFlaw flaw) {
        this.players = players;
        this.dice = dice;
        this.flaw = flaw;
    }

    @Override
    public String name() {
        return "small-race";
    }

    @Override
    public String title() {
        return "A small race";
    }

    @Override
    public SmallRacePosition start() {
        return new SmallRacePosition(players, dice, flaw, 0);
    }

    @Override
    public Capabilities capabilities() {
        int seats =
                flaw == TableFlaw.SEAT_EMPTY ? players + 1 : flaw == TableFlaw.SEAT_TOO_MANY ? players - 1 : players;
        boolean declared = flaw == TableFlaw.DICE_NEVER_THROWN || dice && flaw != TableFlaw.DICE_NOT_DECLARED;
        return new Capabilities(seats, true, declared, false, false);
    }

    @Override
    public Scale scale() {
        return new Scale(1000, "game");
    }

    @Override
    public Notation<SmallRacePosition> notation() {
        return this;
    }

    @Override
    public List<Feature<SmallRacePosition>> features() {
        return List.of();
    }

    /** Counts by itself who was first, so that payoffs are checked by somebody else. */
    @Override
    public Map<String, Evaluator<SmallRacePosition>> evaluators() {
        return Map.of("race", (position, player) -> {
            int first = position.first();
            if (first < 0) return position.square(player);
            return first == player ? 1000 * (players - 1) : -1000;
        });
    }

    @Override
    public String format(SmallRacePosition position, int move) {
        return Integer.toString(move);
    }

    @Override
    public int parse(SmallRacePosition position, String text) {
        for (int move : Snapshot.moves(position)) if (Integer.toString(move).equals(text)) return move;
        throw new NotationException("Expected a number of steps, found '" + text + "'.", 0);
    }

    @Override
    public String format(SmallRacePosition position) {
        StringBuilder text = new StringBuilder();
        for (int player = 0; player < players; player++) text.append(position.square(player));
        int die = flaw == TableFlaw.TEXT_WITHOUT_DICE ? 0 : position.die();
        return text.append(':').append(position.turn()).append(':').append(die).toString();
    }

    @Override
    public SmallRacePosition position(String text) {
        Matcher parts = TEXT.matcher(text);
        boolean right =
                parts.matches() && parts.group(1).length() == players && text.charAt(players + 1) - '0' < players;
        long state = 0;
        int home = 0;
        for (int player = 0; right && player < players; player++) {
            int square = text.charAt(player) - '0';
            if (square == SmallRacePosition.GOAL) home++;
            state |= SmallRacePosition.at(player, square);
        }
        int die = right ? text.charAt(text.length() - 1) - '0' : 0;
        if (!right || home > 1 || die > 0 && (!dice || home > 0)) {
            throw new NotationException(
                    "Expected squares, whose turn and the die, as 02:1:3; found '" + text + "'.", 0);
        }
        return new SmallRacePosition(
                players, dice, flaw, state | SmallRacePosition.turn(text.charAt(players + 1) - '0', die));
    }
}
