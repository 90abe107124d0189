package org.outwit.core.game;

/** A correct position seen through one flaw. */
final class FlawedPosition implements Position {

    private final RulesPosition<String, Integer> inner;
    private final Flaw flaw;
    private int undone;
    private boolean confused;
    private long way;
    private final int[] played = new int[9];
    private int plies;

    FlawedPosition(RulesPosition<String, Integer> inner, Flaw flaw) {
        this.inner = inner;
        this.flaw = flaw;
    }

    RulesPosition<String, Integer> inner() {
        return inner;
    }

    @Override
    public int mover() {
        if (flaw == Flaw.MOVER_UNKNOWN && plies == 3) return 2;
        return confused ? 1 - inner.mover() : inner.mover();
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (flaw == Flaw.MOVES_MISSING && plies == 3) return from;
        int end = inner.moves(buffer, from);
        if (flaw == Flaw.MOVES_AFTER_THE_END && end == from) buffer[end++] = 0;
        if (flaw == Flaw.MOVE_TWICE && end - from > 1) buffer[from + 1] = buffer[from];
        if (flaw == Flaw.MOVE_NEGATIVE && end > from) buffer[from] = -5;
        if (flaw == Flaw.MOVES_OUT_OF_PLACE && from > 0) buffer[from - 1] = 1;
        boolean otherWay = plies > 1 && played[plies - 1] < played[plies - 2];
        if (flaw == Flaw.ORDER_OF_THE_WAY && otherWay && end - from > 1) {
            int first = buffer[from];
            buffer[from] = buffer[from + 1];
            buffer[from + 1] = first;
        }
        return end;
    }

    @Override
    public int mostMoves() {
        return 9;
    }

    @Override
    public void make(int move) {
        inner.make(move);
        way = 31 * way + move + 1;
        played[plies++] = move;
        undone = 0;
    }

    @Override
    public void undo() {
        inner.undo();
        way = (way - played[--plies] - 1) / 31;
        undone++;
        if (flaw == Flaw.UNDO_FORGETS && plies == 2) confused = true;
        if (flaw == Flaw.UNDO_REMEMBERS_ONE && undone == 2) confused = true;
    }

    @Override
    public int made(int pliesAgo) {
        int undoneToo = flaw == Flaw.MADE_OUTLIVES_UNDO ? undone : 0;
        return pliesAgo < plies + undoneToo ? played[plies + undoneToo - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public long key() {
        return switch (flaw) {
            case KEY_TOO_COARSE -> inner.key() >>> 56;
            case KEY_OF_THE_WAY -> way;
            case KEY_COMES_BACK -> plies % 3;
            default -> inner.key();
        };
    }

    @Override
    public boolean isOver() {
        return inner.isOver();
    }

    @Override
    public int payoff(int player) {
        return flaw == Flaw.PAYOFF_FOR_BOTH ? 1000 : inner.payoff(player);
    }

    @Override
    public void play(int move) {
        boolean legal = Snapshot.moves(this).contains(move);
        if (flaw == Flaw.PLAY_UNCHECKED && !legal) return;
        if (flaw == Flaw.REFUSAL_CHANGES && !legal) confused = true;
        Position.super.play(move);
    }

    @Override
    public FlawedPosition copy() {
        if (flaw == Flaw.COPY_IS_THE_START) return new FlawedGame(flaw).start();
        FlawedPosition copy = new FlawedPosition(flaw == Flaw.COPY_LEAKS ? inner : inner.copy(), flaw);
        copy.confused = confused;
        copy.way = way;
        copy.plies = plies;
        System.arraycopy(played, 0, copy.played, 0, plies);
        return copy;
    }

    /** What a badly written evaluator does. */
    void confuse() {
        confused = true;
    }
}
