package org.outwit.lab.aima;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.SightKey;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Setup;

/**
 * The chapter's story of the two roads. Road A leads to gold, road B to a fork: one way to jewels, the other under a bus. Which, is known on
 * the first two days, and on the third it may be either.
 */
final class RoadPosition implements Position {

    static final int ROAD_A = 0;
    static final int ROAD_B = 1;
    static final int GOLD = 10;
    static final int JEWELS = 20;
    static final int BUS = -1000;

    /** Nobody sees on which side the jewels are, only the way so far. */
    static final SightKey<RoadPosition> EYES = (position, seat) -> position.ply * 2L + position.last();

    private final int jewels; // the side of the fork that they are on
    private final int[] made = new int[2];
    private int ply;

    RoadPosition(int jewels) {
        this.jewels = jewels;
    }

    static HiddenSetup<RoadPosition> setup() {
        return new HiddenSetup<>(EYES, new AlphaBeta<>(Setup.of(RoadPosition::value)), RoadPosition::value, 2, 1);
    }

    static Sight sight() {
        return new Sight(0, 0, List.of(ROAD_A, ROAD_B), EYES.sightKey(new RoadPosition(0), 0));
    }

    /** The sides on which the jewels may be. */
    static Worlds<RoadPosition> days(Integer... sides) {
        return new Worlds<>() {
            @Override
            public RoadPosition sample(RandomGenerator random) {
                return new RoadPosition(sides[random.nextInt(sides.length)]);
            }

            @Override
            public Optional<List<RoadPosition>> all(int most) {
                return Optional.of(
                        List.of(sides).stream().map(RoadPosition::new).toList());
            }
        };
    }

    private int last() {
        return ply == 0 ? 0 : made[ply - 1];
    }

    private static int value(RoadPosition position, int player) {
        return position.isOver() ? position.payoff(player) : 0;
    }

    @Override
    public int mover() {
        return 0;
    }

    @Override
    public int moves(int[] buffer, int from) {
        buffer[from] = 0;
        buffer[from + 1] = 1;
        return from + 2;
    }

    @Override
    public int mostMoves() {
        return 2;
    }

    @Override
    public void make(int move) {
        made[ply++] = move;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public long key() {
        return 2 * EYES.sightKey(this, 0) + jewels;
    }

    @Override
    public boolean isOver() {
        return ply == 2 || ply == 1 && made[0] == ROAD_A;
    }

    @Override
    public int payoff(int player) {
        int payoff = ply == 1 ? GOLD : made[1] == jewels ? JEWELS : BUS;
        return player == 0 ? payoff : -payoff;
    }

    @Override
    public RoadPosition copy() {
        RoadPosition copy = new RoadPosition(jewels);
        System.arraycopy(made, 0, copy.made, 0, ply);
        copy.ply = ply;
        return copy;
    }
}
