package org.outwit.learn.example;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/**
 * The decisions of one person, found while records are read: only games by them, only where they moved, and only where
 * there was something to decide. A forced move says nothing about anybody. The same move at the same position again, or its
 * mirror image, says that somebody has a habit, which a book of openings counts, but nothing new about how they think; so it is
 * left out here unless repeats are asked for. Both are counted. Moves that tournaments draw by lot ({@link Ballot}) are nobody's.
 *
 * <p>Every game is replayed once. Nothing is kept but what tells repeats apart, so memory does not grow with the games of others.
 */
public final class Decisions<P extends Position> implements RecordSink<P> {

    /** Receives everything that was decided in the games of one person, by them and by those they met. */
    public interface Receiver<P extends Position> {

        /**
         * One decision; the position belongs to the receiver.
         *
         * @param theirs whether the person made it, not the opponent
         * @param key what its mirror images share
         * @param again whether the same side had made it before
         * @param alternatives how many legal moves there were
         */
        void decision(Example<P> example, boolean theirs, DecisionKey key, boolean again, int alternatives);
    }

    private final Symmetries<P> symmetries;
    private final Ballot<P> ballot; // null where nobody drew lots
    private final Predicate<String> who;
    private final boolean repeats;
    private final boolean opponents;
    private final Receiver<P> receiver;
    private final Set<DecisionKey> seen = new HashSet<>();
    private final Set<DecisionKey> seenOfOpponents = new HashSet<>();
    private int games;
    private long examples;
    private long forced;
    private long repeated;
    private long rejected;

    private Decisions(
            Game<P> game,
            Ballot<P> ballot,
            Predicate<String> who,
            boolean repeats,
            boolean opponents,
            Receiver<P> receiver) {
        this.symmetries = game.symmetries();
        this.ballot = ballot;
        this.who = who;
        this.repeats = repeats;
        this.opponents = opponents;
        this.receiver = receiver;
    }

    /** Hands on every decision of players with such a name, each habit once. Positions handed on belong to the receiver. */
    public static <P extends Position> Decisions<P> of(Game<P> game, Predicate<String> who, Consumer<Example<P>> next) {
        return new Decisions<>(
                game,
                new Ballot<>(game),
                who,
                false,
                false,
                (example, theirs, key, again, count) -> next.accept(example));
    }

    /**
     * Hands on habits as often as they were followed, in games that were played here: nobody drew lots, so that first moves count,
     * too.
     */
    public static <P extends Position> Decisions<P> withRepeats(
            Game<P> game, Predicate<String> who, Consumer<Example<P>> next) {
        return new Decisions<>(
                game, null, who, true, false, (example, theirs, key, again, count) -> next.accept(example));
    }

    /** Hands on all decisions in their games, with repeats; those of opponents only if they are wanted. */
    public static <P extends Position> Decisions<P> all(
            Game<P> game, Predicate<String> who, boolean opponents, Receiver<P> receiver) {
        return new Decisions<>(game, new Ballot<>(game), who, true, opponents, receiver);
    }

    @Override
    public void game(PlayedGame<P> game) {
        boolean[] theirs = new boolean[game.players().size()];
        boolean any = false;
        for (int player = 0; player < theirs.length; player++) {
            theirs[player] = who.test(game.players().get(player));
            any |= theirs[player];
        }
        if (!any) return;
        P position = Position.copyOf(game.start());
        int[] buffer = new int[position.mostMoves()];
        int firstChoice = ballot == null ? 0 : ballot.plies(position);
        for (int ply = 0; ply < game.moves().length; ply++) {
            int move = game.moves()[ply];
            int mover = position.mover();
            if (ply >= firstChoice && mover >= 0 && (theirs[mover] || opponents)) {
                if (buffer.length < position.mostMoves()) buffer = new int[position.mostMoves()];
                int alternatives = position.countMoves(buffer, 0);
                if (alternatives > 1) decision(position, move, ply, theirs[mover], alternatives);
                else if (theirs[mover]) forced++;
            }
            position.make(move);
        }
        games++;
    }

    private void decision(P position, int move, int ply, boolean theirs, int alternatives) {
        DecisionKey key = DecisionKey.of(symmetries, position, move);
        boolean again = !(theirs ? seen : seenOfOpponents).add(key);
        if (again && !repeats) {
            repeated++;
            return;
        }
        if (theirs) examples++;
        receiver.decision(new Example<>(Position.copyOf(position), move, games, ply), theirs, key, again, alternatives);
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }

    /** Games in which they took part. */
    public int games() {
        return games;
    }

    /** Their decisions that were handed on. */
    public long examples() {
        return examples;
    }

    /** Their moves that were the only one. */
    public long forced() {
        return forced;
    }

    /** Their decisions that were left out because they had made them before. */
    public long repeated() {
        return repeated;
    }

    /** Places in the records that could not be used. */
    public long rejected() {
        return rejected;
    }
}
