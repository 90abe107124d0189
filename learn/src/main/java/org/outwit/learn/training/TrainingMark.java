package org.outwit.learn.training;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;

/**
 * Tells one training from another, so that none goes on from what another has done: a number made from the plan, all games, and what
 * this program sees in a few positions, which another version of it may see differently.
 */
final class TrainingMark<P extends Position> {

    /** The number of games whose middle position is looked at. */
    private static final int PROBES = 16;

    private static final int BYTES = 8;

    private final Game<P> game;
    private final DataOutputStream to;

    private TrainingMark(Game<P> game, DataOutputStream to) {
        this.game = game;
        this.to = to;
    }

    static <P extends Position> String of(Game<P> game, TrainingPlan plan, List<ArchivedGame<P>> games) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            OutputStream stream = new DigestOutputStream(OutputStream.nullOutputStream(), digest);
            DataOutputStream to = new DataOutputStream(new BufferedOutputStream(stream, 1 << 14));
            new TrainingMark<>(game, to).write(plan, games);
            to.flush();
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(TrainingPlan plan, List<ArchivedGame<P>> games) throws IOException {
        to.writeUTF(game.name());
        to.writeInt(plan.firstPly());
        for (int depth : plan.depths()) to.writeInt(depth);
        to.writeInt(plan.decisions());
        to.writeInt(plan.bookSize());
        to.writeLong(plan.seed());
        for (ArchivedGame<P> each : games) {
            to.writeLong(each.start().key());
            to.writeInt(each.balloted());
            to.writeInt(each.moves().length);
            for (int move : each.moves()) to.writeInt(move);
            for (String player : each.players()) to.writeUTF(player);
            for (double strength : each.strengths()) to.writeDouble(strength);
            to.writeInt(each.pool().map(Enum::ordinal).orElse(-1));
        }
        for (ArchivedGame<P> each : games.subList(0, Math.min(PROBES, games.size()))) probe(each);
    }

    private void probe(ArchivedGame<P> archived) throws IOException {
        P position = Position.copyOf(archived.start());
        for (int ply = 0; ply < archived.moves().length / 2; ply++) position.make(archived.moves()[ply]);
        Evaluator<P> evaluator = game.defaultEvaluator();
        to.writeInt(evaluator.value(position, position.mover()));
        for (Feature<P> feature : game.features()) to.writeInt(feature.value(position, position.mover()));
        MoveShapes<P> shapes = game.moveShapes();
        long[] seen = new long[shapes.most()];
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        shapes.look(position);
        for (int i = 0; i < count; i++) {
            int size = shapes.describe(moves[i], seen);
            for (int k = 0; k < size; k++) to.writeLong(seen[k]);
        }
    }
}
