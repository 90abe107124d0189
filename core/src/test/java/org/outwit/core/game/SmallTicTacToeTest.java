package org.outwit.core.game;

/** A game made from rules keeps the whole contract, but for the heap. */
class SmallTicTacToeTest extends GameContract<RulesPosition<String, Integer>> {

    private final Game<RulesPosition<String, Integer>> game = new SmallTicTacToe().asGame("small-tictactoe");

    @Override
    protected Game<RulesPosition<String, Integer>> game() {
        return game;
    }

    @Override
    protected long[] perft() {
        return new long[] {9, 72, 504, 3024, 15120, 54720};
    }

    @Override
    protected boolean allocatesNothing() {
        return false;
    }
}
