package org.outwit.games.backgammon;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A position of backgammon. Chance moves before each turn: its moves are coded by {@link Roll}, those of players by {@link Play}. Where
 * there is a cube the player on turn first says {@link #ROLL} or {@link #DOUBLE}, and the other answers {@link #TAKE} or {@link #DROP}.
 */
public final class BackgammonPosition implements Position {

    static final int ROLL = 0;
    static final int DOUBLE = 1;
    static final int TAKE = 2;
    static final int DROP = 3;

    /** The owner of a cube that both may turn. */
    static final int NOBODY = 2;

    /** The cube is never turned beyond 2 to this power. */
    static final int MOST_TURNS = 12;

    private static final int FIRST_PLIES = 256;

    /** Beside the places of hit checkers: the step of the smaller die had to come first. */
    private static final int SMALLER_FIRST = 1;

    private final Board board;
    private final MatchTerms terms;
    private final long termsKey;
    private final PlayLister lister = new PlayLister();
    private HiddenSums hiddenSums;
    private int turn;
    private int roll;
    private Stage stage;
    private int turns;
    private int owner;

    /** Every move made, what it hit, and what was there before it besides the checkers. */
    private int[] moves = new int[FIRST_PLIES];

    private int[] hits = new int[FIRST_PLIES];
    private int[] states = new int[FIRST_PLIES];
    private int made;

    /**
     * @param turn whose turn it is; the player who doubled, if the cube is offered
     * @param roll the dice, {@link Roll#NONE} unless they are to be played
     * @param turns how often the cube was turned
     */
    BackgammonPosition(Board board, MatchTerms terms, int turn, Stage stage, int roll, int turns, int owner) {
        this.board = board;
        this.terms = terms;
        this.termsKey = terms.key();
        this.turn = turn;
        this.stage = stage;
        this.roll = roll;
        this.turns = turns;
        this.owner = owner;
    }

    /** The player is about to take a turn, with the cube in the middle. */
    static BackgammonPosition before(Board board, MatchTerms terms, int turn) {
        BackgammonPosition position = new BackgammonPosition(board, terms, turn, Stage.ROLLING, Roll.NONE, 0, NOBODY);
        if (position.mayDouble()) position.stage = Stage.DECIDING;
        return position;
    }

    Board board() {
        return board;
    }

    /** Room for a network to judge this position, made when one first asks for it. */
    HiddenSums hiddenSums() {
        if (hiddenSums == null) hiddenSums = new HiddenSums();
        return hiddenSums;
    }

    MatchTerms terms() {
        return terms;
    }

    /** Whose turn it is, also while chance moves or the other decides about the cube. */
    int turn() {
        return turn;
    }

    Stage stage() {
        return stage;
    }

    /** The dice to be played, or {@link Roll#NONE}. */
    int roll() {
        return roll;
    }

    /** What one point counts. */
    int stake() {
        return 1 << turns;
    }

    int turns() {
        return turns;
    }

    /** Who may turn the cube, or {@link #NOBODY} where both may. */
    int owner() {
        return owner;
    }

    /** Whether the rules let the player on turn double. */
    boolean mayDouble() {
        return terms.allowsDoubling() && owner != 1 - turn && turns < MOST_TURNS;
    }

    @Override
    public int mover() {
        return switch (stage) {
            case ROLLING -> CHANCE;
            case OFFERED -> 1 - turn;
            default -> turn;
        };
    }

    @Override
    public int moves(int[] buffer, int from) {
        return switch (stage) {
            case DECIDING -> both(ROLL, DOUBLE, buffer, from);
            case OFFERED -> both(TAKE, DROP, buffer, from);
            case ROLLING -> Roll.list(buffer, from);
            case PLAYING -> lister.list(board, turn, roll, buffer, from);
            case OVER, DROPPED -> from;
        };
    }

    private static int both(int one, int other, int[] buffer, int from) {
        buffer[from] = one;
        buffer[from + 1] = other;
        return from + 2;
    }

    @Override
    public int mostMoves() {
        return PlayLister.MOST_PLAYS;
    }

    @Override
    public double probability(int move) {
        if (stage != Stage.ROLLING) return Position.super.probability(move);
        return Roll.probability(move);
    }

    @Override
    public void make(int move) {
        assert !isOver() : "The game is over.";
        if (made == moves.length) grow();
        moves[made] = move;
        states[made] = state();
        hits[made] = stage == Stage.PLAYING ? step(move) : 0;
        made++;
        switch (stage) {
            case DECIDING -> stage = move == DOUBLE ? Stage.OFFERED : Stage.ROLLING;
            case OFFERED -> answer(move);
            case ROLLING -> {
                roll = move;
                stage = Stage.PLAYING;
            }
            default -> next();
        }
    }

    private void answer(int move) {
        stage = move == TAKE ? Stage.ROLLING : Stage.DROPPED;
        if (move == DROP) return;
        turns++;
        owner = 1 - turn;
    }

    private void next() {
        boolean won = board.count(turn, Board.OFF) == Board.CHECKERS;
        turn = 1 - turn;
        roll = Roll.NONE;
        stage = won ? Stage.OVER : mayDouble() ? Stage.DECIDING : Stage.ROLLING;
    }

    /** Makes the steps of a play and returns what is needed to take them back. */
    private int step(int play) {
        int from = Play.from(play, 0);
        if (from > 0 && board.count(turn, from) == 0) return step(play, 1) | step(play, 0) | SMALLER_FIRST;
        int hit = 0;
        for (int i = 0; i < Play.MOST_STEPS; i++) hit |= step(play, i);
        return hit;
    }

    private int step(int play, int index) {
        int from = Play.from(play, index);
        if (from == 0) return 0;
        int to = Play.to(play, index);
        board.take(turn, from);
        board.put(turn, to);
        int theirs = Board.BAR - to;
        if (to == Board.OFF || board.count(1 - turn, theirs) == 0) return 0;
        board.take(1 - turn, theirs);
        board.put(1 - turn, Board.BAR);
        return 1 << to;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        restore(states[--made]);
        if (stage == Stage.PLAYING) stepBack(moves[made], hits[made]);
    }

    private void stepBack(int play, int hit) {
        for (int left = hit & ~SMALLER_FIRST; left != 0; left &= left - 1) {
            board.take(1 - turn, Board.BAR);
            board.put(1 - turn, Board.BAR - Integer.numberOfTrailingZeros(left));
        }
        if ((hit & SMALLER_FIRST) != 0) {
            stepBack(play, 0, turn);
            stepBack(play, 1, turn);
        } else {
            for (int i = Play.MOST_STEPS - 1; i >= 0; i--) stepBack(play, i, turn);
        }
    }

    private void stepBack(int play, int index, int player) {
        int from = Play.from(play, index);
        if (from == 0) return;
        board.take(player, Play.to(play, index));
        board.put(player, from);
    }

    private void grow() {
        moves = Arrays.copyOf(moves, 2 * made);
        hits = Arrays.copyOf(hits, 2 * made);
        states = Arrays.copyOf(states, 2 * made);
    }

    private int state() {
        return roll | turn << 6 | stage.ordinal() << 7 | turns << 10 | owner << 14;
    }

    private void restore(int state) {
        roll = state & 63;
        turn = state >> 6 & 1;
        stage = Stage.of(state >> 7 & 7);
        turns = state >> 10 & 15;
        owner = state >> 14;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? moves[made - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public long key() {
        long mixed = state() * SplitMix64.GOLDEN_GAMMA;
        mixed = (mixed ^ mixed >>> 32) * 0xBF58476D1CE4E5B9L;
        return board.key() ^ mixed ^ mixed >>> 29 ^ termsKey;
    }

    @Override
    public boolean isOver() {
        return stage.isOver();
    }

    /** Who has won, where the game is over: the player who has borne off everything, or whose double was not taken. */
    int winner() {
        return stage == Stage.OVER ? 1 - turn : turn;
    }

    /** How many points the winner gets, even if the match needs fewer. */
    int points() {
        return stage == Stage.DROPPED ? stake() : stake() * kindOfWin();
    }

    /** 1 for a plain win, 2 for a gammon, 3 for a backgammon. */
    int kindOfWin() {
        if (stage == Stage.DROPPED || board.count(turn, Board.OFF) > 0) return 1;
        boolean isFarBack = board.occupied(turn) >> Board.POINTS - Board.HOME + 1 != 0;
        return isFarBack ? 3 : 2;
    }

    @Override
    public int payoff(int player) {
        if (!isOver()) return 0;
        int points = Backgammon.POINT * terms.counted(winner(), points());
        return player == winner() ? points : -points;
    }

    @Override
    public BackgammonPosition copy() {
        BackgammonPosition copy = new BackgammonPosition(board.copy(), terms, turn, stage, roll, turns, owner);
        copy.moves = moves.clone();
        copy.hits = hits.clone();
        copy.states = states.clone();
        copy.made = made;
        return copy;
    }
}
