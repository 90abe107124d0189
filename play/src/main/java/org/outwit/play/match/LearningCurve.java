package org.outwit.play.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** How a learner did in a match while it learned its opponent: block by block of games in their order. */
public final class LearningCurve {

    private static final int SIZE = 5;

    /**
     * Some games in a row.
     *
     * @param from the number of the first, from 1
     * @param games how many games the learner had seen at the end of it
     * @param points a game in this block
     * @param foreseen how many of the opponent's last decisions it foresaw, at the end of the block
     * @param seen of how many
     */
    public record Block(int from, int games, double points, int foreseen, int seen) {}

    private LearningCurve() {}

    /** The sides of a match that learned. */
    public static List<Integer> sides(List<MatchGame> games) {
        return games.stream()
                .flatMap(game -> game.foresight().stream())
                .map(GameForesight::side)
                .distinct()
                .sorted()
                .toList();
    }

    /** Blocks of five games; the last may be shorter. */
    public static List<Block> fives(List<MatchGame> games, int side) {
        return blocks(games, side, end -> end + SIZE);
    }

    /** Blocks up to game 5, 10, 20, 40 and so on, few enough for a line; the last may be shorter. */
    public static List<Block> doubling(List<MatchGame> games, int side) {
        return blocks(games, side, end -> Math.max(SIZE, 2 * end));
    }

    private static List<Block> blocks(List<MatchGame> games, int side, IntUnaryOperator next) {
        List<Block> blocks = new ArrayList<>();
        for (int from = 0; from < games.size(); ) {
            int to = Math.min(next.applyAsInt(from), games.size());
            double points = MatchScore.of(games.subList(from, to), side).points();
            Optional<GameForesight> known = games.get(to - 1).foresight().stream()
                    .filter(each -> each.side() == side)
                    .findFirst();
            blocks.add(new Block(
                    from + 1,
                    to,
                    points,
                    known.map(GameForesight::foreseen).orElse(0),
                    known.map(GameForesight::seen).orElse(0)));
            from = to;
        }
        return blocks;
    }
}
