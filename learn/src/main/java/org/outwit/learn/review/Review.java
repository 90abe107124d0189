package org.outwit.learn.review;

import java.util.List;
import java.util.Optional;

/**
 * Everything a review found out.
 *
 * @param unit what values are counted in
 * @param sides what the sides are called, in the order of movers
 * @param who whose moves it is about; empty where it is about everybody's
 * @param error the least loss of expected points that is an error
 * @param errorUnits what that is in units of the game where it is level
 * @param total how well the person and their opponents decided, or else each side
 * @param gravest the gravest errors of whom it is about
 * @param gifts the gravest errors of their opponents; empty where it is about everybody
 * @param balance where the points of the person came from
 */
public record Review(
        String game,
        String title,
        String unit,
        List<String> sides,
        String who,
        List<String> files,
        long evaluations,
        double error,
        double errorUnits,
        List<ReviewedGame> games,
        List<SideAccuracy> total,
        List<Mistake> gravest,
        List<Gift> gifts,
        Optional<PointBalance> balance) {

    public Review {
        sides = List.copyOf(sides);
        files = List.copyOf(files);
        games = List.copyOf(games);
        total = List.copyOf(total);
        gravest = List.copyOf(gravest);
        gifts = List.copyOf(gifts);
    }
}
