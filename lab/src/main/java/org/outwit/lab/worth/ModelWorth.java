package org.outwit.lab.worth;

import java.util.List;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.work.Parallel;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.play.resources.Resources;

/**
 * What is a model worth in checkers? Players with the same budget of evaluations a move, all functions counted, against an
 * opponent who looks a fixed number of plies ahead. A row has wins, draws and losses, points a game (2 for a win, 1 for a
 * draw) with a 95 % interval, the mean depth, how often the expected answer came, and what was gained over the plain engine
 * on the same openings.
 *
 * <p>Usage: {@code ModelWorth PART [pairs [seed [own [opponent [depth evaluations]]]]]}, by default 1000 pairs, seed 10001, material
 * against samuel, who looks 4 plies ahead, with 3,000 evaluations.
 * The parts:
 *
 * <ul>
 *   <li>{@code known}: the opponent is known; without a depth, to depth 2 and 4, with 1,000 and 3,000 evaluations a move
 *   <li>{@code wrong}: the model's depth is wrong by 1 and 2, its weights by 40 %, with and without a margin
 *   <li>{@code margins}: what several margins keep and lose, to choose one; meant for openings that are used for nothing else
 * </ul>
 */
public final class ModelWorth {

    /** In thousandths of a man; {@code margins} shows what others keep and lose. */
    private static final int MARGIN = 300;

    private static final double ERROR = 0.4;

    private final int pairs;
    private final long seed;
    private final Evaluator<DraughtsPosition> own;
    private final String opponent;
    private final Evaluator<DraughtsPosition> theirs;
    private final Contender contender;
    private final Parallel parallel;

    private ModelWorth(int pairs, long seed, String own, String opponent, Parallel parallel) {
        this.pairs = pairs;
        this.seed = seed;
        this.own = Series.GAME.evaluator(own);
        this.opponent = opponent;
        this.theirs = Series.GAME.evaluator(opponent);
        this.contender = new Contender(this.own);
        this.parallel = parallel;
    }

    public static void main(String[] args) {
        try (Resources resources = Resources.ofProgram()) {
            run(args, resources.parallel());
        }
    }

    private static void run(String[] args, Parallel parallel) {
        int pairs = args.length > 1 ? Integer.parseInt(args[1]) : 1000;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 10_001;
        String own = args.length > 3 ? args[3] : "material";
        String opponent = args.length > 4 ? args[4] : "samuel";
        int depth = args.length > 5 ? Integer.parseInt(args[5]) : 4;
        int budget = args.length > 6 ? Integer.parseInt(args[6]) : 3000;
        ModelWorth worth = new ModelWorth(pairs, seed, own, opponent, parallel);
        switch (args.length > 0 ? args[0] : "") {
            case "known" -> {
                System.out.printf("%s knows %s, %d games a row, seed %d%n", own, opponent, 2 * pairs, seed);
                if (args.length > 5) worth.known(depth, budget);
                else
                    for (int plies : new int[] {4, 2}) for (int some : new int[] {3000, 1000}) worth.known(plies, some);
            }
            case "wrong" -> {
                System.out.printf("%s is wrong about %s, %d games a row, seed %d%n", own, opponent, 2 * pairs, seed);
                worth.wrong(depth, budget);
            }
            case "margins" -> {
                System.out.printf("%s and %s, margins, %d games a row, seed %d%n", own, opponent, 2 * pairs, seed);
                worth.margins(depth, budget);
            }
            default -> System.err.println("Which part: known, wrong or margins?");
        }
    }

    private void known(int depth, int budget) {
        Rows rows = new Rows(depth, budget);
        rows.add("next reply", contender.nextReply(theirs, depth, Contender.NO_MARGIN));
        rows.add("M*", contender.mStar(theirs, depth, Contender.NO_MARGIN));
        rows.add("next reply, margin", contender.nextReply(theirs, depth, MARGIN));
        rows.add("M*, margin", contender.mStar(theirs, depth, MARGIN));
        if (own != theirs) {
            rows.add("next reply, own function", contender.nextReply(own, depth, Contender.NO_MARGIN));
            rows.add("M*, own function", contender.mStar(own, depth, Contender.NO_MARGIN));
        }
        rows.add("M* to the leaves", contender.mStarToTheLeaves(theirs, depth));
    }

    private void wrong(int depth, int budget) {
        Rows rows = new Rows(depth, budget);
        for (int margin : new int[] {MARGIN, Contender.NO_MARGIN}) {
            for (int error : new int[] {0, -2, -1, 1, 2})
                wrong(rows, "depth " + (depth + error), theirs, depth + error, margin);
            for (long signs = 1; signs <= 2; signs++) {
                wrong(rows, "weights " + signs, Contender.misjudged(theirs, ERROR, signs), depth, margin);
            }
        }
    }

    private void wrong(Rows rows, String name, Evaluator<DraughtsPosition> believed, int depth, int margin) {
        String with = margin == MARGIN ? ", margin" : "";
        rows.add("next reply, " + name + with, contender.nextReply(believed, depth, margin));
        rows.add("M*, " + name + with, contender.mStar(believed, depth, margin));
    }

    private void margins(int depth, int budget) {
        Rows rows = new Rows(depth, budget);
        Evaluator<DraughtsPosition> misjudged = Contender.misjudged(theirs, ERROR, 0);
        for (int margin : List.of(Contender.NO_MARGIN, 1000, 600, 300, 100, 0)) {
            String name = margin == Contender.NO_MARGIN ? "no margin" : "margin " + margin;
            rows.add(name, contender.nextReply(theirs, depth, margin));
            rows.add(name + ", depth - 2", contender.nextReply(theirs, depth - 2, margin));
            rows.add(name + ", weights", contender.nextReply(misjudged, depth, margin));
        }
    }

    /** Rows of players with one budget against one opponent, the plain engine first. */
    private final class Rows {

        private final Series series;
        private final Limits limits;
        private final WorthScore plain;

        Rows(int depth, int budget) {
            System.out.printf("%nagainst %s@%d, %d evaluations a move%n", opponent, depth, budget);
            series = new Series(pairs, seed, () -> new AlphaBeta<>(theirs), Limits.depth(depth), parallel);
            limits = Limits.NONE.withEvaluations(budget);
            plain = series.play(contender.plain(), limits);
            System.out.printf("%-28s %s%n", "plain engine", plain);
        }

        void add(String name, Supplier<Search<DraughtsPosition>> player) {
            WorthScore score = series.play(player, limits);
            System.out.printf("%-28s %s  gain %s%n", name, score, score.gainOver(plain));
        }
    }
}
