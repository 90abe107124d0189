package org.outwit.core.endgame;

/**
 * What a table holds.
 *
 * @param wins positions that the side to move wins
 * @param losses positions that it loses
 * @param draws all others
 * @param longest the most plies that a win or loss is away; 0 where there is none
 */
public record Totals(int wins, int losses, int draws, int longest) {

    static Totals of(short[] verdicts) {
        int wins = 0;
        int losses = 0;
        int longest = 0;
        for (short verdict : verdicts) {
            if (verdict > 0) wins++;
            if (verdict < 0) losses++;
            longest = Math.max(longest, Verdict.plies(verdict));
        }
        return new Totals(wins, losses, verdicts.length - wins - losses, longest);
    }
}
