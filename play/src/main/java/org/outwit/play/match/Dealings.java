package org.outwit.play.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;

/**
 * How the players of a match dealt with each other: what their moves gave up by one fixed judgement, and what these moves did to each of the
 * others that their own best moves would not have done. Moves of openings are nobody's choice and do not count.
 *
 * <p>Harm and help need not have cost anything: who is indifferent decides between the others for nothing. And they need not have been
 * meant. What is measured is what a move did, not why it was played.
 */
public final class Dealings<P extends Position> {

    /**
     * What one player did, in units of the game a game.
     *
     * @param gaveUp what the player's moves were worse for themselves than their best ones
     * @param harm to each player of the match, by moves that were worse for them; 0 towards themselves
     * @param help to each player of the match, by moves that were better for them
     * @param formed alliances with each that a move of this player began, in all games
     * @param broken alliances with each that a move of this player ended
     */
    public record Row(
            double gaveUp, List<Double> harm, List<Double> help, List<Integer> formed, List<Integer> broken) {}

    /** Enough to tell chance from purpose, and not longer than most matches. */
    private static final int MOST_RANDOM_GAMES = 200;

    private final MatchPlan<P> plan;
    private final int depth;
    private final int players;
    private final EffectJudge<P> judge;
    private final long[] gaveUp;
    private final long[][] harm;
    private final long[][] help;
    private final int[][] formed;
    private final int[][] broken;
    private final AllianceRates rates;
    private int games;

    /** {@code depth} counts the judged move itself. */
    public Dealings(MatchPlan<P> plan, int depth) {
        Capabilities can = plan.game().capabilities();
        if (depth < 1) throw new InputException("The judge's depth (" + depth + ") must be 1 or more.");
        if (can.hidden()) {
            throw new InputException("Moves are judged by maxn, which sees everything, and "
                    + plan.game().name() + " hides something from its players.");
        }
        if (can.chance()) {
            throw new InputException("Moves are judged by maxn, which knows no dice, and "
                    + plan.game().name() + " has them.");
        }
        if (can.players() == 2 && can.zeroSum()) {
            throw new InputException("In " + plan.game().name()
                    + " whatever helps one harms the other, so there is nothing to measure between two.");
        }
        this.plan = plan;
        this.depth = depth;
        this.players = can.players();
        this.judge = new EffectJudge<>(plan.game().defaultEvaluator(), players, depth);
        this.gaveUp = new long[players];
        this.harm = new long[players][players];
        this.help = new long[players][players];
        this.formed = new int[players][players];
        this.broken = new int[players][players];
        this.rates = new AllianceRates(players);
    }

    /**
     * How many alliances these two would have had a game by chance: the same match, with two in their places who move at random, and the same judge.
     * Moves help and harm without anybody meaning it. This takes as long as a match does.
     */
    public ConfidenceInterval chance(int one, int other, Resources resources, int threads, BooleanSupplier stop) {
        List<PlayerSpec> seats = new ArrayList<>(plan.players());
        List<PlayerSettings> equipment = new ArrayList<>(plan.equipment());
        for (int side : new int[] {one, other}) {
            seats.set(side, PlayerSpec.plain(Players.RANDOM));
            equipment.set(side, PlayerSettings.USUAL);
        }
        MatchPlan<P> random = new MatchPlan<>(
                plan.game(),
                seats,
                equipment,
                Math.min(plan.games(), MOST_RANDOM_GAMES),
                plan.seed(),
                plan.limits(),
                plan.time(),
                plan.openingPlies(),
                plan.mostPlies());
        Dealings<P> dealings = new Dealings<>(random, depth);
        new Match<>(random, resources)
                .play(List.of(), threads, game -> {}, stop)
                .forEach(dealings::add);
        return dealings.alliances(one, other);
    }

    /** How many alliances these two had a game. */
    public ConfidenceInterval alliances(int one, int other) {
        return rates.of(one, other);
    }

    public int depth() {
        return depth;
    }

    /** The evaluator by which moves are judged. */
    public String evaluator() {
        return plan.game().defaultEvaluatorName();
    }

    /** Judges all moves of a game that counts. */
    public void add(MatchGame game) {
        if (!game.counts()) return;
        games++;
        int opening = game.index() / players;
        rates.game(opening);
        Alliances alliances = new Alliances(players);
        P position = plan.game().start();
        int[] moves = game.report().moves();
        for (int ply = 0; ply < moves.length; ply++) {
            if (ply >= plan.openingPlies()) judge(position, moves[ply], game, alliances);
            position.make(moves[ply]);
        }
        for (int seat = 0; seat < players; seat++) {
            for (int other = 0; other < players; other++) {
                int side = MatchGame.sideAt(seat, game.index(), players);
                int towards = MatchGame.sideAt(other, game.index(), players);
                formed[side][towards] += alliances.formed(seat, other);
                rates.formed(opening, side, towards, alliances.formed(seat, other));
                broken[side][towards] += alliances.broken(seat, other);
            }
        }
    }

    private void judge(P position, int move, MatchGame game, Alliances alliances) {
        int seat = position.mover();
        int[] effects = judge.effects(position, move);
        alliances.moved(seat, effects);
        int side = MatchGame.sideAt(seat, game.index(), players);
        gaveUp[side] -= effects[seat];
        for (int other = 0; other < players; other++) {
            if (other == seat) continue;
            int towards = MatchGame.sideAt(other, game.index(), players);
            if (effects[other] < 0) harm[side][towards] -= effects[other];
            else help[side][towards] += effects[other];
        }
    }

    /** One row for each player of the match, in their order. */
    public List<Row> rows() {
        return IntStream.range(0, players)
                .mapToObj(side -> new Row(
                        units(gaveUp[side]),
                        IntStream.range(0, players)
                                .mapToObj(to -> units(harm[side][to]))
                                .toList(),
                        IntStream.range(0, players)
                                .mapToObj(to -> units(help[side][to]))
                                .toList(),
                        IntStream.of(formed[side]).boxed().toList(),
                        IntStream.of(broken[side]).boxed().toList()))
                .toList();
    }

    private double units(long sum) {
        return games == 0 ? 0 : (double) sum / plan.game().scale().unit() / games;
    }
}
