package org.outwit.play.match;

/**
 * Who helps whom in one game, move by move. The balance of a player towards another is what their last few moves did to that one beyond
 * what their own best moves would have done. Two players are allied while both balances are above 0: each does more for the other than
 * they would for themselves. An alliance forms when that begins, and breaks when it ends before the game does, by the player who moved.
 */
final class Alliances {

    /** How many own moves a balance remembers. */
    static final int MEMORY = 5;

    private final int players;
    private final long[][][] last; // by who, towards whom, the last effects in a ring
    private final int[] moves;
    private final boolean[][] allied;
    private final int[][] formed;
    private final int[][] broken;

    Alliances(int players) {
        this.players = players;
        this.last = new long[players][players][MEMORY];
        this.moves = new int[players];
        this.allied = new boolean[players][players];
        this.formed = new int[players][players];
        this.broken = new int[players][players];
    }

    /** A player made a move with these effects on everybody. */
    void moved(int player, int[] effects) {
        int at = moves[player]++ % MEMORY;
        for (int other = 0; other < players; other++) {
            if (other == player) continue;
            last[player][other][at] = effects[other];
            boolean now = balance(player, other) > 0 && balance(other, player) > 0;
            if (now && !allied[player][other]) formed[player][other]++;
            if (!now && allied[player][other]) broken[player][other]++;
            allied[player][other] = now;
            allied[other][player] = now;
        }
    }

    private long balance(int player, int other) {
        long sum = 0;
        for (long each : last[player][other]) sum += each;
        return sum;
    }

    /** How many alliances of these two began with a move of the first. */
    int formed(int player, int other) {
        return formed[player][other];
    }

    /** How many alliances of these two ended with a move of the first. */
    int broken(int player, int other) {
        return broken[player][other];
    }
}
