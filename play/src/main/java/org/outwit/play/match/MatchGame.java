package org.outwit.play.match;

import java.util.List;
import org.outwit.core.game.Scale;

/**
 * A game of a match, by its number from 0. Players move on by one seat from game to game, so that everybody sits everywhere. They do not sit in
 * a row but by the design of Williams (<i>Experimental designs balanced for the estimation of residual effects</i>, 1949), in which everybody also
 * moves after everybody else, because what the player before you leaves to you matters. Where seats are odd in number that takes two openings, of
 * which the second goes round the other way.
 *
 * @param foresight what each learner knew of its opponent when the game was over
 */
public record MatchGame(int index, GameReport report, List<GameForesight> foresight) {

    public MatchGame {
        foresight = List.copyOf(foresight);
    }

    /** A game in which nobody learned. */
    public MatchGame(int index, GameReport report) {
        this(index, report, List.of());
    }

    /** Which player of a match sits in a seat. */
    static int sideAt(int seat, int index, int seats) {
        int place = seat % 2 == 1 ? (seat + 1) / 2 : seats - seat / 2;
        boolean back = seats % 2 == 1 && index / seats % 2 == 1;
        return Math.floorMod((back ? -place : place) + index, seats);
    }

    /** Which player of the match moved first. */
    public int sideOfFirst() {
        return sideAt(0, index, report.seats());
    }

    /** Where a player of the match sat. */
    public int seatOf(int side) {
        int seat = 0;
        while (sideAt(seat, index, report.seats()) != side) seat++;
        return seat;
    }

    /** Whether it is a win, loss or draw for its players. */
    public boolean counts() {
        return report.end().counts();
    }

    /** Whether it was played to an end, so that it need not be played again. */
    public boolean isFinished() {
        return report.end() != GameEnd.ABANDONED;
    }

    /** The share of the others that a player did better than; an equal one counts half. With two players: 1, 1/2 or 0. */
    public double points(int side) {
        List<Integer> payoffs = report.payoffs();
        int own = payoffs.get(seatOf(side));
        int halves = -1; // takes away the comparison of the player with themselves
        for (int payoff : payoffs) halves += 1 + Integer.compare(own, payoff);
        return payoffs.size() == 1 ? 0.5 : halves / (2.0 * (payoffs.size() - 1));
    }

    /** What a player got, in units of the game. */
    public double payoff(int side, Scale scale) {
        return scale.units(report.payoff(seatOf(side), scale));
    }
}
