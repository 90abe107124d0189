package org.outwit.web.analyse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.LikelyReplies;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * The numbers of an analysis, one step after another: which lines are best, what somebody would play, what moves bring against them, and
 * what each reply costs them. A step that is stopped ends with a {@link java.util.concurrent.CancellationException} and can be asked for
 * again. For one thread at a time.
 */
final class AnalysisSteps<P extends Position> {

    /** How many lines are shown, and how many moves are weighed against an opponent. */
    static final int LINES = 6;

    /** Up to this depth all moves are compared, so that the best ones are known. */
    private static final int BROAD = 4;

    /** The number of usual margins that decides a game; no reply counts for more, as in games against a person. */
    private static final int DECIDING = 10;

    /** What a lost game counts as, in swings; so that a reply which saves it can count as better. */
    private static final int LOST = -2;

    private final AnalysisQuestion<P> question;
    private final P root;
    private final int[] moves;
    private final LineValues<P> values;
    private final MovePredictor<P> predictor; // null where nobody is known
    private final Map<Integer, double[]> predicted = new HashMap<>(); // by our move, or NO_MOVE for here
    private List<EngineLine> lines = List.of();
    private boolean complete;

    AnalysisSteps(AnalysisQuestion<P> question, Search<P> search, MovePredictor<P> predictor, BooleanSupplier stop) {
        this.question = question;
        this.root = question.analysed().end();
        this.moves = legal(root);
        this.values = new LineValues<>(question.game(), search, root, stop);
        this.predictor = predictor;
    }

    private static int[] legal(Position position) {
        int[] row = new int[position.mostMoves()];
        return Arrays.copyOf(row, position.moves(row, 0));
    }

    P root() {
        return Position.copyOf(root);
    }

    long nodes() {
        return values.nodes();
    }

    boolean isComplete() {
        return complete;
    }

    /** The lines that were found last, the best first. */
    List<EngineLine> lines() {
        return lines;
    }

    /** Looks for the best move. Its line stands first from now on; others follow as deep as they were looked at. */
    void findBest(int depth) {
        Result best = values.result(depth, List.of());
        complete = best.complete();
        List<EngineLine> found = new ArrayList<>();
        found.add(new EngineLine(best.move(), best.value(), best.line(), depth));
        for (EngineLine each : lines) if (each.move() != best.move()) found.add(each);
        lines = found;
    }

    /**
     * Looks at the other lines as deep as at the best one, and at the best one again: by the same kind of search as the others, so that
     * all can be compared. What is proved stays as it is.
     */
    void findOthers(int depth) {
        EngineLine best = lines.get(0);
        List<Integer> others = depth <= BROAD
                ? IntStream.of(moves)
                        .filter(move -> move != best.move())
                        .boxed()
                        .toList()
                : lines.stream().skip(1).limit(LINES - 1).map(EngineLine::move).toList();
        List<EngineLine> found = new ArrayList<>(List.of(complete ? best : line(depth, best.move())));
        for (int move : others) found.add(line(depth, move));
        found.sort(Comparator.comparingInt(EngineLine::value).reversed()); // of equal ones the engine's stays first
        lines = found;
    }

    private EngineLine line(int depth, int move) {
        return new EngineLine(move, values.value(depth, move), values.line(depth, move), depth);
    }

    /** How likely each legal move is in the position, in the order of the game. */
    double[] here() {
        return probabilities(Position.NO_MOVE, root);
    }

    int[] moves() {
        return moves.clone();
    }

    private double[] probabilities(int after, P position) {
        return predicted.computeIfAbsent(after, move -> predictor.probabilities(Position.copyOf(position)));
    }

    /**
     * What the best moves bring against them, the most promising first. Nothing where it is their turn or nobody is known, and where the game
     * is won: what is proved is not gambled with.
     */
    List<Prospect> prospects(int depth) {
        if (predictor == null || question.isTheirTurn(root)) return List.of();
        List<Integer> candidates =
                lines.stream().limit(LINES).map(EngineLine::move).toList();
        int best = -Value.INFINITY;
        for (int move : candidates) best = Math.max(best, values.value(depth, move));
        Optional<ForcedEnd> end = ForcedEnd.of(question.game(), best);
        if (end.isPresent() && end.get().won()) return List.of();
        if (end.isPresent()) best = LOST * swing(); // a lost game is no sum of pawns, either
        List<Prospect> found = new ArrayList<>();
        for (int move : candidates) found.add(prospect(move, depth, best));
        found.sort(Comparator.comparingDouble(Prospect::expected).reversed());
        return found;
    }

    private Prospect prospect(int move, int depth, int best) {
        P after = after(move);
        int value = values.value(depth, move);
        if (after.isOver() || after.mover() == root.mover()) {
            return new Prospect(move, Prospect.counted(value, best, swing()), value, Position.NO_MOVE, 0, depth);
        }
        double[] row = probabilities(move, after);
        LikelyReplies likely = LikelyReplies.of(legal(after), row, row.length);
        int[] worth = new int[likely.size()];
        for (int i = 0; i < worth.length; i++) worth[i] = values.value(depth, move, likely.move(i));
        return Prospect.of(move, value, likely, worth, best, swing(), depth);
    }

    /** By how much a reply may change what is expected. */
    int swing() {
        return DECIDING * margin();
    }

    /** What a move may be worth less than the best one to be played because of who the opponent is. */
    int margin() {
        return Math.max(1, question.game().scale().value(question.game().usualMargin()));
    }

    /** All replies to a move; nothing where nobody is known or they do not reply. */
    Optional<ReplyMap> replies(int move, int depth) {
        P after = after(move);
        if (predictor == null || after.isOver() || after.mover() != question.them()) return Optional.empty();
        int[] replies = legal(after);
        int[] worth = new int[replies.length];
        for (int i = 0; i < worth.length; i++) worth[i] = values.value(depth, move, replies[i]);
        return Optional.of(ReplyMap.of(depth, replies, probabilities(move, after), worth));
    }

    /** All moves of the position, where it is their turn. */
    Optional<ReplyMap> theirs(int depth) {
        if (predictor == null || !question.isTheirTurn(root)) return Optional.empty();
        int[] worth = new int[moves.length];
        for (int i = 0; i < worth.length; i++) worth[i] = -values.value(depth, moves[i]);
        return Optional.of(ReplyMap.of(depth, moves, here(), worth));
    }

    P after(int move) {
        P position = Position.copyOf(root);
        position.make(move);
        return position;
    }

    void forgetBelow(int depth) {
        values.forgetBelow(depth);
    }
}
