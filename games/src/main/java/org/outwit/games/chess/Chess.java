package org.outwit.games.chess;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Scale;
import org.outwit.core.game.WeightedSum;
import org.outwit.games.CountedPhases;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordedGame;
import org.outwit.games.record.epd.EpdFormat;
import org.outwit.games.record.pgn.PgnFormat;

/** Chess. Values are thousandths of a pawn. White is player 0. */
public final class Chess extends DescribedGame<ChessPosition> implements RecordedGame<ChessPosition> {

    /** Ten thousand pawns: more than any judgement, which adds up to a few hundred. */
    static final int WIN = 10_000_000;

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    public Chess() {
        super(new Description<>(
                        "chess",
                        "Chess, with Chess960 castling where a position asks for it",
                        Capabilities.TWO_PLAYER.withLoops(),
                        new Scale(1000, "pawn"),
                        new ChessNotation(),
                        ChessFeatures.ALL)
                .with(new ChessTactics())
                .with(new CountedPhases<>(ChessPosition::pieces, 27, 14)));
    }

    @Override
    public ChessPosition start() {
        return notation().position(START);
    }

    @Override
    public ChessPosition withoutDrawRules(ChessPosition position) {
        return position.withoutDrawRules();
    }

    @Override
    public double errorSize() {
        return 0.8;
    }

    @Override
    public boolean endsByMate() {
        return true;
    }

    @Override
    public MoveShapes<ChessPosition> moveShapes() {
        return new ChessMoveShapes();
    }

    @Override
    public Diagram diagram(ChessPosition position) {
        return ChessDiagram.of(position);
    }

    @Override
    public List<List<Diagram.Place>> touches(ChessPosition position, int move) {
        return ChessTouches.of(move);
    }

    @Override
    public WeightedSum<ChessPosition> weighing(Map<String, Integer> weights) {
        return new ChessSum(weights);
    }

    @Override
    public Map<String, Evaluator<ChessPosition>> evaluators() {
        return ChessStyles.EVALUATORS;
    }

    @Override
    public List<RecordFormat<ChessPosition>> recordFormats() {
        return List.of(new PgnFormat<>(this), new EpdFormat<>(this));
    }
}
