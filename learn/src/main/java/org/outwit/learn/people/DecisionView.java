package org.outwit.learn.people;

import java.util.List;
import org.outwit.core.engine.RootMoveValues;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;
import org.outwit.core.search.Meter;
import org.outwit.games.chess.ChessPosition;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkVoice;

/**
 * Everything that is known of the alternatives of one decision before anybody says who decides: how they look, what they are worth
 * after 1, 2, ... plies, and the features of the positions that they lead to. Rows are used again for the next decision, so nothing is
 * allocated; for one thread.
 */
public final class DecisionView<P extends Position> implements Alternatives {

    private final Phases<P> phases;
    private final Symmetries<P> symmetries;
    private final PatternPolicy<P> policy;
    private final LookaheadPlan plan;
    private final RootMoveValues<P> search;
    private final List<Feature<P>> features;
    private final NetworkVoice voice; // null where nobody is asked
    private double[] looks = new double[64];
    private final double[][] leans;
    private int[][] values;
    private int[][] measured;
    private int[] images = new int[64];
    private double[] heard;
    private long key;
    private int count;
    private int phase;

    public DecisionView(Game<P> game, Looks looks, LookaheadPlan plan) {
        this(game, looks, plan, LookaheadPlan.BEYOND, null);
    }

    /** A view that can look {@code beyond} plies further than the usual depth, and asks a network unless that is null. */
    DecisionView(Game<P> game, Looks looks, LookaheadPlan plan, int beyond, Network network) {
        this.phases = game.phases();
        this.symmetries = game.symmetries();
        this.policy = new PatternPolicy<>(game, looks);
        this.plan = plan;
        this.leans = new double[looks.leanings().size()][64];
        this.search = plan.search(game);
        this.features = game.features();
        this.values = new int[plan.depth() + Math.max(beyond, LookaheadPlan.BEYOND)][64];
        this.measured = new int[64][features.size()];
        this.voice = network == null ? null : NetworkVoice.of(network);
        this.heard = new double[network == null ? 0 : 64];
    }

    void spendFrom(Meter meter, int level) {
        search.spendFrom(meter, level);
    }

    /** Looks at a position as the layer of this depth does, and returns how many moves there are. The position is left as it was. */
    public int look(P position, int layer) {
        return look(position, layer, 0);
    }

    /** The same, {@code beyond} plies further. */
    int look(P position, int layer, int beyond) {
        glance(position);
        if (count > 1) search.find(position, plan.depth(layer, phase) + beyond, values);
        // Networks are of chess, and only people of chess have any.
        if (count > 1 && voice != null) voice.logProbabilities((ChessPosition) position, heard);
        return count;
    }

    /** The same where a search found the values before: a row for each depth from 1 on. */
    public int look(P position, int[][] found) {
        glance(position);
        for (int d = 0; d < found.length; d++) System.arraycopy(found[d], 0, values[d], 0, count);
        return count;
    }

    /** Everything but the search. */
    private void glance(P position) {
        reserve(position.mostMoves());
        phase = phases.of(position);
        count = policy.logits(position, looks);
        int symmetry = symmetries.standard(position);
        key = symmetries.key(position, symmetry);
        for (int k = 0; k < leans.length; k++) {
            for (int i = 0; i < count; i++) leans[k][i] = policy.lean(k, i);
        }
        for (int i = 0; i < count; i++) images[i] = symmetries.move(policy.moves()[i], symmetry);
        if (count < 2) return;
        int player = position.mover();
        for (int i = 0; i < count; i++) {
            position.make(policy.moves()[i]);
            for (int f = 0; f < features.size(); f++)
                measured[i][f] = features.get(f).value(position, player);
            position.undo();
        }
    }

    private void reserve(int room) {
        if (looks.length >= room) return;
        looks = new double[room];
        for (int k = 0; k < leans.length; k++) leans[k] = new double[room];
        images = new int[room];
        values = new int[values.length][room];
        measured = new int[room][features.size()];
        if (voice != null) heard = new double[room];
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int phase() {
        return phase;
    }

    @Override
    public double looks(int i) {
        return looks[i];
    }

    @Override
    public double lean(int leaning, int i) {
        return leans[leaning][i];
    }

    public int leanings() {
        return leans.length;
    }

    @Override
    public int value(int plies, int i) {
        return values[plies - 1][i];
    }

    @Override
    public int feature(int f, int i) {
        return measured[i][f];
    }

    @Override
    public boolean isHeard() {
        return voice != null;
    }

    @Override
    public double heard(int i) {
        return heard[i];
    }

    @Override
    public int[] places() {
        return policy.places();
    }

    @Override
    public int bits() {
        return policy.bits();
    }

    @Override
    public int[] ends() {
        return policy.ends();
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public int[] images() {
        return images;
    }

    public int features() {
        return features.size();
    }

    /** All moves in the order of the game; only the first {@link #count} count. */
    public int[] moves() {
        return policy.moves();
    }
}
