package org.outwit.lab.worth;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * Endings that are lost for certain for the player, who is to move: positions of recorded games near their end, or, as such games are often
 * given up before that, what best play makes of them. Equal seeds give equal endings.
 */
final class LostEndings<P extends Position> implements GameStarts<P> {

    private static final long TABLE = 1 << 23;

    private static final int GLANCE = 6;

    /** By so many units a glance may be wrong, as a rule. */
    private static final double UNSURE = 2;

    private static final int MOST_TRIES = 2_000;

    /** A game that is not decided after so many plies more is left alone. */
    private static final int MOST_PLIES = 30;

    /** Where ends are counted in plies: whoever loses sooner leaves nobody time to err. */
    private static final int LEAST_PLIES = 4;

    private final Game<P> game;
    private final OpeningLines<P> lines;
    private final long seed;
    private final Span span;
    private final Map<Integer, P> found = new HashMap<>();

    /**
     * Which endings.
     *
     * @param from the first position of a line that is possible
     * @param plies so many from there on are possible; 0 for the last of the line and what follows
     * @param least by how many units it is lost at least, where a game is lost by units
     * @param most and at most
     * @param nodes in which the end has to be seen
     */
    record Span(int from, int plies, double least, double most, long nodes) {

        /** Twelve empty squares of Othello, give or take two, are seen to the end; elsewhere people have given up by then. */
        static Span of(String game) {
            int opening = WorthPeople.OPENING;
            return game.equals("othello") ? new Span(46 - opening, 5, 3, 9, 200_000) : new Span(0, 0, 0, 0, 30_000);
        }
    }

    LostEndings(Game<P> game, OpeningLines<P> lines, long seed, Span span) {
        this.game = game;
        this.lines = lines;
        this.seed = seed;
        this.span = span;
    }

    @Override
    public synchronized P start(int pair, int seat) {
        return Position.copyOf(found.computeIfAbsent(2 * pair + seat, number -> find(number, seat)));
    }

    private P find(int number, int seat) {
        Random random = new Random(seed * 31 + number);
        random.nextInt(); // the first draw of neighbouring seeds is much the same
        for (int i = 0; i < MOST_TRIES; i++) {
            List<P> positions = lines.positions(random);
            if (positions.size() <= span.from()) continue;
            int at = span.plies() == 0
                    ? positions.size() - 1
                    : span.from() + random.nextInt(Math.min(span.plies(), positions.size() - span.from()));
            P position = Position.copyOf(positions.get(at));
            Engine<P> engine = new Engine<>(game, game.defaultEvaluator(), new TranspositionTable(TABLE));
            if (span.plies() > 0 && !mayBeLost(position, seat, engine)) continue;
            for (int ply = 0; ply <= (span.plies() == 0 ? MOST_PLIES : 0) && !position.isOver(); ply++) {
                Result best = engine.search(position, position.mover(), Limits.NONE.withNodes(span.nodes()));
                if (position.mover() == seat && isLost(best)) return position;
                if (best.complete() && best.value() == 0) break;
                position.make(best.move());
            }
        }
        throw new InputException(
                "Of " + MOST_TRIES + " games of these records none comes to an ending that is lost for certain.");
    }

    /** By a glance, which costs next to nothing beside seeing the end. */
    private boolean mayBeLost(P position, int seat, Engine<P> engine) {
        if (position.mover() != seat) return false;
        double lost = -game.scale()
                .units(engine.search(position, seat, Limits.depth(GLANCE)).value());
        return lost > span.least() - UNSURE && lost < span.most() + UNSURE;
    }

    private boolean isLost(Result best) {
        if (!best.complete() || best.value() >= 0) return false;
        int plies = ForcedEnd.of(game, best.value()).map(ForcedEnd::plies).orElse(0);
        if (plies > 0) return plies >= LEAST_PLIES;
        double lost = -game.scale().units(best.value());
        return lost >= span.least() && lost <= span.most();
    }
}
