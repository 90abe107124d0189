package org.outwit.learn.strength;

/**
 * What is known of somebody's strength.
 *
 * @param name as records spell it most often
 * @param rating in Elo
 * @param standardError of the rating
 * @param games with a known result against somebody with another name
 * @param points a win is 1, a draw 1/2
 * @param tagged in how many games the record gives them a rating
 * @param tag the mean of those ratings; 0 where there is none
 */
public record PlayerRating(
        String name, double rating, double standardError, int games, double points, int tagged, double tag) {}
