package org.outwit.core.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as users meet it: a name, a starting position, a notation, and judgements to play with.
 *
 * <p>An implementation listed in {@code META-INF/services/org.outwit.core.game.Game} takes part in every command.
 */
public interface Game<P extends Position> {

    /** The name that is typed on the command line: short, lower-case, without spaces. */
    String name();

    /** What people call the game, in one line. */
    String title();

    P start();

    /**
     * A copy in which no rule ends the game as a draw while there are moves: neither repetition nor moves without
     * progress nor too little material, now or later. Clocks of such rules stand at zero and stay there, so positions
     * with equal keys become equal in everything. It is what perft tables count and endgame tables index. Games without
     * such rules have nothing to switch off.
     */
    default P withoutDrawRules(P position) {
        return Position.copyOf(position);
    }

    Capabilities capabilities();

    /** What the int values of this game are counted in. */
    Scale scale();

    /** How much a move has to give away, in units of the {@link #scale}, to be called an error by people who know the game. */
    default double errorSize() {
        return 1;
    }

    /**
     * What a model of the opponent may cost a move where nobody says otherwise, in units: little against what decides a game, and
     * more than the differences that a search makes nothing of.
     */
    default double usualMargin() {
        return scale().countsWins() ? 0.002 : 0.3;
    }

    /** Whether people count the way to a win in moves of the winner and call it mate, as in chess; else it is counted in plies. */
    default boolean endsByMate() {
        return false;
    }

    /**
     * How many plies from the start tournaments draw by lot, as the three-move ballot of English checkers does. Records have them as
     * moves, but they are nobody's choice.
     */
    default int ballotedPlies() {
        return 0;
    }

    /** What the payoffs of all players sum to at most and the least of each, if the game states it; pruning by what others have rests on it. */
    default Optional<SharedSum> payoffs() {
        return Optional.empty();
    }

    Notation<P> notation();

    /** Advice for engines; every position is quiet where the game gives none. */
    default Tactics<P> tactics() {
        return Tactics.none();
    }

    /**
     * How a game that is over ended for one seat, as its players say it: "you made 9, the contract needed 10". Nothing where the
     * outcome or what everybody gets says it.
     */
    default Optional<String> ending(P position, int seat) {
        return Optional.empty();
    }

    /** The parts into which people divide the game; one where it does not say. */
    default Phases<P> phases() {
        return Phases.single();
    }

    /** How the board can be turned and mirrored; not at all where the game does not say. */
    default Symmetries<P> symmetries() {
        return Symmetries.none();
    }

    /** A new describer of what moves look like; by the number of the move alone where the game does not say. */
    default MoveShapes<P> moveShapes() {
        return new PlainMoveShapes<>(this);
    }

    /** What the position looks like; the text of the position where the game does not say. */
    default Diagram diagram(P position) {
        return Diagram.of(notation().format(position));
    }

    /** What the position looks like from this seat; the same from all where the game does not say. */
    default Diagram diagram(P position, int seat) {
        return diagram(position);
    }

    /**
     * The ways in which the mover can play a move by touching cells of {@link #diagram(Position, int) the diagram that the mover sees}. The
     * first is the one to draw; the others are understood, too, such as touching the rook to castle. There is none where a move has
     * no cells, such as a pass or what chance does: then only its notation tells.
     *
     * <p>No way of a move is the beginning of a way of another, or the shorter could not be told from the longer. Two moves share their
     * ways only where they differ in a choice that is no place, such as what a pawn becomes. Read off the diagrams where the
     * game does not say.
     */
    default List<List<Diagram.Place>> touches(P position, int move) {
        int mover = position.mover();
        if (mover == Position.CHANCE) return List.of();
        P after = Position.copyOf(position);
        after.make(move);
        List<Diagram.Place> touched = DiagramChange.of(diagram(position, mover), diagram(after, mover), mover)
                .touched();
        return touched.isEmpty() ? List.of() : List.of(touched);
    }

    /**
     * Cells that are one place to touch, such as those of a point of backgammon: touching any of a list means its first, and
     * {@link #touches} names no other of them. The cells are those of {@link #diagram(Position, int)} for this seat.
     */
    default List<List<Diagram.Place>> areas(P position, int seat) {
        return List.of();
    }

    /** What evaluators can be made of; empty where a game has nothing to measure. */
    List<Feature<P>> features();

    /**
     * The sum of {@link #features} times these weights, by name; a feature that is not named weighs nothing. Worth overriding
     * where features share work or are asked for millions of times a second; the answer must be the same.
     */
    default WeightedSum<P> weighing(Map<String, Integer> weights) {
        List<Feature<P>> read = features().stream()
                .filter(feature -> weights.getOrDefault(feature.name(), 0) != 0)
                .toList();
        return WeightedSum.oneByOne(
                read,
                read.stream().mapToInt(feature -> weights.get(feature.name())).toArray());
    }

    /** The ready evaluators by name, the default first; never empty. */
    Map<String, Evaluator<P>> evaluators();

    /** The name of the evaluator that plays best, which is used wherever nobody names another. */
    default String defaultEvaluatorName() {
        return evaluators().keySet().iterator().next();
    }

    /** The evaluator that plays best, which is used wherever nobody names another. */
    default Evaluator<P> defaultEvaluator() {
        return evaluator(defaultEvaluatorName());
    }

    /** The evaluator of this name; where there is none, an {@link InputException} lists the names that there are. */
    default Evaluator<P> evaluator(String name) {
        Evaluator<P> evaluator = evaluators().get(name);
        if (evaluator == null) {
            throw new InputException(name() + " has no evaluator named " + name + "; it has "
                    + String.join(", ", evaluators().keySet()) + ".");
        }
        return evaluator;
    }
}
