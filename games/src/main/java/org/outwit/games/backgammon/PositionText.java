package org.outwit.games.backgammon;

import org.outwit.core.game.NotationException;

/**
 * Positions as {@code 4HPwATDgc/ABMA:cAkAAAAAAAAA}: position ID and match ID of GNU Backgammon. Behind them {@code cube} says that money is
 * played with a cube, which the IDs leave open, and {@code rolling} that a player who might double has decided to roll. Without a
 * match ID the first player is about to roll, and there is no cube.
 */
final class PositionText {

    private static final String CUBE = "cube";
    private static final String ROLLING = "rolling";

    private final String text;
    private Board board;
    private MatchId id;
    private boolean cube;
    private boolean rolling;

    private PositionText(String text) {
        this.text = text;
    }

    static String of(BackgammonPosition position) {
        MatchTerms terms = position.terms();
        Stage stage = position.stage();
        MatchId id = new MatchId(
                position.turns(),
                position.owner() == BackgammonPosition.NOBODY ? MatchId.CENTRED : position.owner(),
                position.turn(),
                terms.crawford(),
                stage == Stage.OVER ? MatchId.OVER : stage == Stage.DROPPED ? MatchId.DROPPED : MatchId.PLAYED,
                stage == Stage.OFFERED ? 1 - position.turn() : position.turn(),
                stage == Stage.OFFERED,
                0,
                Roll.larger(position.roll()),
                Roll.smaller(position.roll()),
                terms.length(),
                terms.firstScore(),
                terms.secondScore());
        return PositionId.of(position.board(), position.turn()) + ":" + id.text()
                + (terms.cube() && terms.length() == 0 ? " " + CUBE : "")
                + (stage == Stage.ROLLING && position.mayDouble() ? " " + ROLLING : "");
    }

    static BackgammonPosition read(String text) {
        return new PositionText(text).position();
    }

    private BackgammonPosition position() {
        int at = skip(0);
        String position = word(at);
        int next = skip(at + position.length());
        String match = word(next);
        boolean hasMatch = !match.isEmpty() && !match.equals(CUBE) && !match.equals(ROLLING);
        PositionId.read(position, 0, at); // complains first about what stands first
        if (hasMatch) {
            id = MatchId.read(match, next);
            words(skip(next + match.length()));
        } else {
            id = new MatchId(0, MatchId.CENTRED, 0, false, MatchId.PLAYED, 0, false, 0, 0, 0, 0, 0, 0);
            words(next);
        }
        board = PositionId.read(position, id.turn(), at);
        return checked(hasMatch ? next : at);
    }

    private void words(int from) {
        int at = from;
        while (at < text.length()) {
            String word = word(at);
            if (word.equals(CUBE) && !cube && !rolling) cube = true;
            else if (word.equals(ROLLING) && !rolling) rolling = true;
            else {
                throw new NotationException(
                        "Expected the end, '" + CUBE + "' or '" + ROLLING + "' at column " + at + ", found '" + word
                                + "'.",
                        at);
            }
            at = skip(at + word.length());
        }
    }

    private BackgammonPosition checked(int column) {
        boolean hasCube = cube || id.length() > 0;
        if (!hasCube && (id.turns() > 0 || id.owner() != MatchId.CENTRED || id.doubled())) {
            throw new NotationException(
                    "The match ID at column " + column + " has a cube at " + (1 << id.turns() + (id.doubled() ? 1 : 0))
                            + " in money play without one; write '" + CUBE + "' behind it to play with a cube.",
                    column);
        }
        MatchTerms terms = new MatchTerms(hasCube, id.length(), id.firstScore(), id.secondScore(), id.crawford());
        int owner = id.owner() == MatchId.CENTRED ? BackgammonPosition.NOBODY : id.owner();
        boolean borneOff = board.occupied(0) == 0 || board.occupied(1) == 0;
        int turn = !borneOff ? id.turn() : board.occupied(0) == 0 ? 1 : 0;
        Stage stage = stage(borneOff);
        int roll = stage == Stage.PLAYING ? Roll.of(id.firstDie(), id.secondDie()) : Roll.NONE;
        BackgammonPosition position = new BackgammonPosition(board, terms, turn, stage, roll, id.turns(), owner);
        boolean asksForCube = stage == Stage.OFFERED || stage == Stage.DROPPED || rolling;
        if (asksForCube && (!position.mayDouble() || rolling && stage != Stage.ROLLING)) {
            throw new NotationException(
                    "The match ID at column " + column + " lets the player on turn decide about a cube that they cannot"
                            + " turn.",
                    column);
        }
        return stage == Stage.ROLLING && !rolling && position.mayDouble()
                ? new BackgammonPosition(board, terms, turn, Stage.DECIDING, roll, id.turns(), owner)
                : position;
    }

    private Stage stage(boolean borneOff) {
        if (borneOff) return Stage.OVER;
        if (id.state() == MatchId.OVER) {
            throw new NotationException(
                    "The match ID says that the game is over, but both players have checkers left.", 0);
        }
        if (id.state() == MatchId.DROPPED) return Stage.DROPPED;
        if (id.doubled()) return Stage.OFFERED;
        return id.firstDie() > 0 ? Stage.PLAYING : Stage.ROLLING;
    }

    private int skip(int from) {
        int at = from;
        while (at < text.length() && isBetween(text.charAt(at))) at++;
        return at;
    }

    private String word(int from) {
        int end = from;
        while (end < text.length() && !isBetween(text.charAt(end))) end++;
        return text.substring(from, end);
    }

    private static boolean isBetween(char sign) {
        return sign == ':' || Character.isWhitespace(sign);
    }
}
