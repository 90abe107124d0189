package org.outwit.learn.people;

import org.outwit.learn.prediction.Trust;

/**
 * How far to follow what one person does differently, as it pays for people whom a population does not know.
 *
 * @param trust in the person's own book
 * @param bookGames how many of the person's last games that book holds: what is longer ago they may have given up
 * @param nearness how many decisions of the person the population's weights count for
 * @param step how fast a {@link PersonalBias} learns
 * @param halfway the number of games after which half of what seems to be different is believed; 0 where all is believed from the first game on
 * @param share so much of a bias is believed after the opening, where people calculate more and remember less: it is learned without any
 *     search, and part of what it finds is what a search finds, too
 * @param tilts by how much people differ in what they avoid, a standard deviation; 0 where nobody asks
 * @param calm the power to which the probabilities of moves are raised, so that favourites are played as often as is claimed; 1 changes nothing.
 *     Plans that are fitted now have 1, since it makes what nobody plays likelier, too
 * @param favourite the power to which the odds of the likeliest move are raised against all others, for the same reason; 1 changes nothing
 * @param judged how much each decision counts that tells how strong somebody is of whom no record says it, from 0 to 1
 */
public record PersonalPlan(
        Trust trust,
        int bookGames,
        double nearness,
        double step,
        double halfway,
        double share,
        double tilts,
        double calm,
        double judged,
        double favourite) {

    private static final int BOOK_GAMES = 300;

    /** Nobody was learned from more games when such numbers were found, so more games are believed no more than these. */
    private static final int MOST_GAMES = 405;

    public PersonalPlan {
        boolean counts =
                bookGames >= 0 && nearness > 0 && step >= 0 && halfway >= 0 && share >= 0 && tilts >= 0 && calm > 0;
        if (!counts || !(judged >= 0 && judged <= 1) || !(favourite > 0)) {
            throw new IllegalArgumentException(
                    "A person cannot be followed by the numbers " + bookGames + ", " + nearness + ", " + step + ", "
                            + halfway + ", " + share + ", " + tilts + ", " + calm + ", " + judged + " and " + favourite
                            + ".");
        }
    }

    /** A plan under which the likeliest move is as likely as it is found. */
    public PersonalPlan(
            Trust trust,
            int bookGames,
            double nearness,
            double step,
            double halfway,
            double share,
            double tilts,
            double calm,
            double judged) {
        this(trust, bookGames, nearness, step, halfway, share, tilts, calm, judged, 1);
    }

    /**
     * What served for archives in which nobody has enough games to find better numbers. Where a book of others is worth much, one's own is
     * worth more: a game of one's own counts as much as two of others.
     */
    public static PersonalPlan beside(Trust ofOthers) {
        return new PersonalPlan(new Trust(2 * ofOthers.strength(), 0.45), BOOK_GAMES, 3_000, 0.008, 0, 1, 0, 1, 1);
    }

    /** The same, believing so much of a bias after the opening. */
    public PersonalPlan withShare(double part) {
        return new PersonalPlan(trust, bookGames, nearness, step, halfway, part, tilts, calm, judged, favourite);
    }

    /** The same plan for people who differ by this spread in what they avoid. */
    public PersonalPlan withTilts(double spread) {
        return new PersonalPlan(trust, bookGames, nearness, step, halfway, share, spread, calm, judged, favourite);
    }

    /** The same with another power. */
    public PersonalPlan withCalm(double power) {
        return new PersonalPlan(trust, bookGames, nearness, step, halfway, share, tilts, power, judged, favourite);
    }

    /** The same where the odds of the likeliest move are raised to another power. */
    public PersonalPlan withFavourite(double power) {
        return new PersonalPlan(trust, bookGames, nearness, step, halfway, share, tilts, calm, judged, power);
    }

    /** How much of a bias is believed in this phase of the game. */
    public double ofBias(int phase) {
        return phase == 0 ? 1 : share;
    }

    /** How much is believed of what this number of games seems to say, from 0 to 1. */
    public double belief(int games) {
        double counted = Math.min(games, MOST_GAMES);
        return games == 0 ? 0 : counted / (counted + halfway);
    }
}
