package org.outwit.games.chess;

import java.util.List;
import java.util.Set;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/**
 * What evaluators of chess are made of. The bounds rest on what a text may set up: eight pawns at most, and every piece
 * more than a side begins with has cost it one of them.
 */
final class ChessFeatures {

    /** The most pieces of a side but king and pawns. */
    private static final int MOST_PIECES = 15;

    static final String PLACEMENT = "placement";
    static final String ACTIVITY = "activity";
    static final String PAWN_SHAPE = "pawn-shape";
    static final String RUNNERS = "runners";
    static final String TEMPO = "tempo";

    /** The lead in each kind of piece but the king, by kind. */
    static final List<String> PIECES = List.of("pawns", "knights", "bishops", "rooks", "queens");

    /** What {@link ChessSum} reads in one go. */
    static final Set<String> READ_TOGETHER =
            Set.of("pawns", "knights", "bishops", "rooks", "queens", PLACEMENT, ACTIVITY, PAWN_SHAPE, RUNNERS, TEMPO);

    static final List<Feature<ChessPosition>> ALL = List.of(
            lead("pawns", "lead in pawns", 8, pieces(Board.PAWN)),
            lead("knights", "lead in knights", 10, pieces(Board.KNIGHT)),
            lead("bishops", "lead in bishops", 10, pieces(Board.BISHOP)),
            lead("rooks", "lead in rooks", 10, pieces(Board.ROOK)),
            lead("queens", "lead in queens", 9, pieces(Board.QUEEN)),
            lead(
                    "bishop-pair",
                    "whether one side has bishops of both colours and the other has not",
                    1,
                    PieceActivity::pair),
            lead(
                    "mobility",
                    "lead in squares that knights, bishops, rooks and queens reach, each piece for itself",
                    PieceActivity.MOST_REACHED,
                    PieceActivity::mobility),
            lead("centre", "lead in pawns and pieces on d4, e4, d5 and e5", 4, PieceActivity::centre),
            lead("development", "lead in knights and bishops off their first rank", 12, PieceActivity::developed),
            lead("open-rooks", "lead in rooks on files without pawns of their own side", 10, PieceActivity::openRooks),
            lead("seventh", "lead in rooks and queens on the rank before the last", 8, PieceActivity::onSeventh),
            lead("castling", "lead in rooks that may still castle", 2, KingSafety::castling),
            lead("king-shield", "lead in pawns on the six squares in front of the king", 6, KingSafety::shield),
            lead("king-open", "lead in files at the king without pawns of its side", 3, KingSafety::openFiles),
            CountFeature.own(
                    "attack",
                    "squares around the other's king that are attacked, whatever the other attacks",
                    8,
                    KingSafety::attack),
            lead("passed", "lead in passed pawns", 8, PawnStructure::passed),
            lead("doubled", "lead in pawns that stand behind another of their own", 6, PawnStructure::doubled),
            lead("isolated", "lead in pawns without neighbours on the next files", 8, PawnStructure::isolated),
            lead("advancement", "lead in steps that pawns have gone", 40, PawnStructure::advancement),
            lead("space", "lead in squares of the other half that pawns attack", 16, PawnStructure::space),
            lead(
                    "threats",
                    "lead in knights, bishops, rooks and queens that pawns attack",
                    MOST_PIECES,
                    PawnStructure::threats),
            new TaperedFeature(
                    PLACEMENT,
                    "lead by where pieces stand, in thousandths of a pawn, going over from opening to ending",
                    40_000,
                    Placement::of),
            new TaperedFeature(
                    ACTIVITY,
                    "lead by what pieces reach, threaten and do to the other's king, in thousandths of a pawn",
                    400_000,
                    Activity::of),
            new TaperedFeature(
                    PAWN_SHAPE,
                    "lead by how pawns stand together and cover the king, in thousandths of a pawn",
                    40_000,
                    PawnShape::of),
            new TaperedFeature(
                    RUNNERS,
                    "lead by passed pawns, how far they are and who is near, in thousandths of a pawn",
                    150_000,
                    Runners::of),
            new CountFeature<>(
                    TEMPO,
                    "whether it is one's move",
                    Feature.Sides.OPPOSED,
                    1,
                    (position, player) -> position.mover() == player ? 1 : 0),
            new CountFeature<>(
                    "total",
                    "pieces on the board, of both sides, without pawns",
                    Feature.Sides.COMMON,
                    2 * MOST_PIECES + 2,
                    (position, player) -> total(position.board())));

    private ChessFeatures() {}

    private static Feature<ChessPosition> lead(
            String name, String meaning, int most, CountFeature.Count<ChessPosition> count) {
        return CountFeature.lead(name, meaning, most, count);
    }

    private static CountFeature.Count<ChessPosition> pieces(int kind) {
        return (position, player) -> Long.bitCount(position.board().pieces(player, kind));
    }

    private static int total(Board board) {
        return Long.bitCount(board.taken() & ~board.pieces(0, Board.PAWN) & ~board.pieces(1, Board.PAWN));
    }
}
