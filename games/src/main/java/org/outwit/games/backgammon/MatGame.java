package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.NotationException;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.Rejection;

/** One game of a {@code .mat} file while it is read: collected line by line, then played. */
final class MatGame {

    /** How programs write dice that were thrown and not played. */
    static final String UNPLAYED = "????";

    private record Said(MatAction action, long line) {}

    private final long number;
    private final Place place;
    private final Map<String, String> tags;
    private final List<Said> said = new ArrayList<>();
    private final int length;
    private List<String> names = List.of("", "");
    private int[] scores = {0, 0};
    private int rightColumn = Integer.MAX_VALUE;
    private Rejection rejection;
    private BackgammonPosition position;
    private int[] moves = new int[256];
    private int count;

    MatGame(long number, Place place, Map<String, String> tags, int length) {
        this.number = number;
        this.place = place;
        this.tags = new LinkedHashMap<>(tags);
        this.length = length;
    }

    boolean hasNames() {
        return rightColumn < Integer.MAX_VALUE;
    }

    /** Who plays, on the left and on the right, their scores, and where the right column begins. */
    void names(List<String> players, int[] before, int column) {
        names = List.copyOf(players);
        scores = before.clone();
        rightColumn = column;
    }

    void add(MatAction action, long line) {
        said.add(new Said(action, line));
    }

    void reject(long line, int column, String reason) {
        if (rejection == null) rejection = new Rejection(number, new Place(line, column + 1), reason);
    }

    /** Whether a player needs a single point, so that this may be the game without doubling. */
    boolean isClose() {
        return length > 0 && Math.max(scores[0], scores[1]) == length - 1;
    }

    private boolean saysDouble() {
        return said.stream().anyMatch(each -> each.action.kind() == MatAction.Kind.DOUBLES);
    }

    /** The game as it was played; null where it is rejected. {@code afterCrawford} says whether that game was before. */
    PlayedGame<BackgammonPosition> played(boolean afterCrawford) {
        if (rejection == null && length > 0 && Math.max(scores[0], scores[1]) >= length) {
            reject(place.line(), 0, "The match to " + length + " was over at " + scores[0] + " to " + scores[1] + ".");
        }
        if (rejection != null) return null;
        tags.remove(MatWriter.LENGTH);
        String said = tags.remove(MatWriter.CRAWFORD);
        boolean crawford = isClose() && (said == null ? !afterCrawford && !saysDouble() : said.equals("yes"));
        boolean cube = length > 0 || saysDouble() || "yes".equals(tags.remove(MatWriter.CUBE));
        MatchTerms terms = new MatchTerms(cube, length, scores[0], scores[1], crawford);
        BackgammonPosition first = BackgammonPosition.before(Board.start(), terms, starter());
        position = first.copy();
        Outcome outcome = play();
        if (rejection != null) return null;
        Outcome tag = "1/2-1/2".equals(tags.remove(MatWriter.RESULT)) ? Outcome.DRAW : outcome;
        return new PlayedGame<>(number, place, tags, names, first, Arrays.copyOf(moves, count), tag);
    }

    Rejection rejection() {
        return rejection;
    }

    /** The player who stands alone in the right column of the first line with moves has begun; later the rules know whose turn it is. */
    private int starter() {
        return !said.isEmpty() && isRight(said.get(0).action) ? 1 : 0;
    }

    /** Names and moves of the right column begin within a few signs of each other. */
    private boolean isRight(MatAction action) {
        return action.column() >= rightColumn - 4;
    }

    private Outcome play() {
        for (int i = 0; i < said.size() && rejection == null; i++) {
            MatAction action = said.get(i).action;
            long line = said.get(i).line;
            if (action.kind() == MatAction.Kind.WINS) return winner(said.get(i), i == said.size() - 1);
            boolean isLast = i + 1 == said.size() || said.get(i + 1).action.kind() == MatAction.Kind.WINS;
            try {
                act(action, isLast);
            } catch (NotationException refusal) {
                reject(line, action.playColumn() + refusal.column(), refusal.getMessage());
            } catch (IllegalStateException refusal) {
                reject(line, action.column(), refusal.getMessage());
            }
        }
        if (!position.isOver()) return Outcome.UNKNOWN;
        return position.winner() == 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    private Outcome winner(Said wins, boolean isLast) {
        int winner = isRight(wins.action) ? 1 : 0;
        if (!isLast) reject(wins.line, wins.action.column(), "Something follows the end of the game.");
        if (position.isOver() && position.winner() != winner) {
            reject(wins.line, wins.action.column(), "The other player has won here.");
        }
        int points = wins.action.number();
        if (position.isOver() && position.points() != points && position.terms().length() == 0) {
            reject(
                    wins.line,
                    wins.action.column(),
                    "The record says " + points + " points, but the game was won with " + position.points() + ".");
        }
        tags.put(MatWriter.POINTS, String.valueOf(points));
        return winner == 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    private void act(MatAction action, boolean isLast) {
        switch (action.kind()) {
            case DICE -> dice(action, isLast);
            case DOUBLES -> {
                need(Stage.DECIDING, "'Doubles' stands where nobody may double");
                int stake = 2 * position.stake();
                if (action.number() != stake) {
                    throw new IllegalStateException(
                            "The cube is turned to " + action.number() + " where " + stake + " comes next.");
                }
                make(BackgammonPosition.DOUBLE);
            }
            case TAKES -> {
                need(Stage.OFFERED, "'Takes' stands where nobody has doubled");
                make(BackgammonPosition.TAKE);
            }
            default -> {
                need(Stage.OFFERED, "'Drops' stands where nobody has doubled");
                make(BackgammonPosition.DROP);
            }
        }
    }

    private void dice(MatAction action, boolean isLast) {
        int one = action.number() / 10;
        int other = action.number() % 10;
        if (!Roll.isThrown(one, other)) {
            throw new IllegalStateException(
                    "'" + one + other + "' is no roll; expected two dice from 1 to 6, such as 31.");
        }
        if (position.stage() == Stage.DECIDING) make(BackgammonPosition.ROLL);
        need(
                Stage.ROLLING,
                "Dice are thrown where " + (position.isOver() ? "the game is over" : "the cube is offered"));
        make(Roll.of(one, other));
        if (action.play().equals(UNPLAYED)) return;
        boolean passes = action.play().isEmpty();
        if (passes && isLast && !mustPass()) return; // somebody resigned after the dice were thrown
        make(PlayReader.play(position, passes ? PlayText.PASS : action.play()));
    }

    private boolean mustPass() {
        int[] plays = new int[position.mostMoves()];
        return position.moves(plays, 0) == 1 && Play.isPass(plays[0]);
    }

    private void need(Stage stage, String otherwise) {
        if (position.stage() != stage) throw new IllegalStateException(otherwise + ".");
    }

    private void make(int move) {
        if (count == moves.length) moves = Arrays.copyOf(moves, 2 * count);
        position.make(move);
        moves[count++] = move;
    }
}
