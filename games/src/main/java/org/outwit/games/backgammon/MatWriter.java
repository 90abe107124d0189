package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;

/** Writes games as {@link MatFormat} reads them, one after the other. */
final class MatWriter {

    /** The tag that says that there is a cube in money play. */
    static final String CUBE = "Cube";

    /** The tag with the length of the match, where no heading says it. */
    static final String LENGTH = "Length";

    /** The tag that says whether this is Crawford's game, where it may be. */
    static final String CRAWFORD = "Crawford";

    /** The tag of games that nobody has won. */
    static final String RESULT = "Result";

    /** The tag with the points that the winner got, which the record says in a line of its own. */
    static final String POINTS = "Points";

    private static final int LEFT = 27;

    /** What is written of each turn, in order, and whose it is. */
    private record Entry(int player, String text) {}

    private MatWriter() {}

    static String text(PlayedGame<BackgammonPosition> played) {
        BackgammonPosition start = played.start();
        check(played);
        StringBuilder text = new StringBuilder();
        tags(played, text);
        if (opensMatch(played)) {
            text.append(' ').append(start.terms().length()).append(" point match\n\n");
        }
        text.append(" Game ").append(played.number()).append('\n');
        String left = name(0, played) + " : " + start.terms().firstScore();
        String right = name(1, played) + " : " + start.terms().secondScore();
        int wide = Math.max(LEFT + 4, left.length() + 3);
        text.append(' ')
                .append(left)
                .append(" ".repeat(wide - left.length()))
                .append(right)
                .append('\n');
        BackgammonPosition end = start.copy();
        lines(entries(played, end), wide, text);
        wins(played, end, wide, text);
        return text.append('\n').toString();
    }

    /** Games are written one by one, and those of one match share a heading. */
    private static boolean opensMatch(PlayedGame<BackgammonPosition> played) {
        MatchTerms terms = played.start().terms();
        return terms.length() == 0 ? played.number() == 1 : terms.firstScore() + terms.secondScore() == 0;
    }

    /** The format knows no other start. */
    private static void check(PlayedGame<BackgammonPosition> played) {
        BackgammonPosition start = played.start();
        boolean usual = start.board().key() == Board.start().key()
                && start.turns() == 0
                && (start.stage() == Stage.ROLLING || start.stage() == Stage.DECIDING);
        if (!usual) {
            throw new InputException("Game " + played.number() + " begins at " + PositionText.of(start)
                    + ", and .mat files hold games from the usual start only.");
        }
    }

    private static void tags(PlayedGame<BackgammonPosition> played, StringBuilder text) {
        MatchTerms terms = played.start().terms();
        for (Map.Entry<String, String> tag : played.tags().entrySet()) {
            boolean plain =
                    tag.getKey().matches("[^\\s\"\\]]+") && !tag.getValue().matches("(?s).*[\r\n].*");
            boolean own = List.of(CUBE, RESULT, POINTS, LENGTH, CRAWFORD).contains(tag.getKey());
            if (plain && !own) tag(tag.getKey(), tag.getValue(), text);
        }
        if (!opensMatch(played)) tag(LENGTH, String.valueOf(terms.length()), text);
        if (isClose(terms)) tag(CRAWFORD, terms.crawford() ? "yes" : "no", text);
        if (terms.cube() && terms.length() == 0) tag(CUBE, "yes", text);
        if (played.outcome() == Outcome.DRAW) tag(RESULT, Outcome.DRAW.score(), text);
    }

    private static boolean isClose(MatchTerms terms) {
        return terms.length() > 0 && Math.max(terms.firstScore(), terms.secondScore()) == terms.length() - 1;
    }

    private static void tag(String name, String value, StringBuilder text) {
        text.append("; [").append(name).append(" \"").append(value).append("\"]\n");
    }

    /** Two blanks, colons with numbers behind them and the like would be read as something else. */
    private static String name(int player, PlayedGame<?> played) {
        String name =
                played.players().get(player).strip().replaceAll("\\s+", " ").replace(':', ';');
        return name.isEmpty() ? player == 0 ? "First" : "Second" : name;
    }

    private static List<Entry> entries(PlayedGame<BackgammonPosition> played, BackgammonPosition position) {
        List<Entry> entries = new ArrayList<>();
        String dice = "";
        for (int move : played.moves()) {
            int turn = position.turn();
            switch (position.stage()) {
                case DECIDING -> {
                    if (move == BackgammonPosition.DOUBLE) {
                        entries.add(new Entry(turn, " Doubles => " + 2 * position.stake()));
                    }
                }
                case OFFERED -> entries.add(new Entry(1 - turn, move == BackgammonPosition.TAKE ? " Takes" : " Drops"));
                case ROLLING -> dice = Roll.text(move) + ": ";
                default -> {
                    entries.add(new Entry(turn, dice + (Play.isPass(move) ? "" : steps(position, move))));
                    dice = "";
                }
            }
            position.make(move);
        }
        if (!dice.isEmpty()) entries.add(new Entry(position.turn(), dice + MatGame.UNPLAYED));
        return entries;
    }

    /** In numbers only, as the first program wrote them. */
    private static String steps(BackgammonPosition position, int move) {
        return PlayText.of(position.board(), position.turn(), move)
                .toLowerCase(Locale.ROOT)
                .replace(PlayText.BAR, "25")
                .replace(PlayText.OFF, "0");
    }

    private static void lines(List<Entry> entries, int wide, StringBuilder text) {
        int line = 0;
        int column = 0;
        for (Entry each : entries) {
            if (each.player == 0 || line == 0 || column < 0) {
                if (line > 0 && column >= 0) text.append('\n');
                String head = String.format(Locale.ROOT, "%3d) ", ++line);
                text.append(head);
                column = head.length();
            }
            if (each.player == 0) {
                text.append(each.text);
                column += each.text.length();
            } else {
                text.append(" ".repeat(Math.max(1, wide + 1 - column)))
                        .append(each.text)
                        .append('\n');
                column = -1;
            }
        }
        if (column > 0) text.append('\n');
    }

    private static void wins(
            PlayedGame<BackgammonPosition> played, BackgammonPosition end, int wide, StringBuilder text) {
        if (played.outcome() != Outcome.FIRST_WINS && played.outcome() != Outcome.SECOND_WINS) return;
        int winner = played.outcome() == Outcome.FIRST_WINS ? 0 : 1;
        String known = played.tags().getOrDefault(POINTS, "");
        int points =
                end.isOver() ? end.points() : known.matches("[1-9]\\d{0,4}") ? Integer.parseInt(known) : end.stake();
        text.append(" ".repeat(winner == 0 ? 6 : wide + 2))
                .append("Wins ")
                .append(points)
                .append(points == 1 ? " point\n" : " points\n");
    }
}
