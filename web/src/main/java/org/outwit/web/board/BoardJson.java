package org.outwit.web.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Join;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.CellName;
import org.outwit.draw.board.MoveTarget;
import org.outwit.draw.board.PieceName;
import org.outwit.draw.board.PieceSheet;

/** A diagram in two parts: the board, which stays the same for a whole game, and the pieces on it. */
public final class BoardJson {

    private BoardJson() {}

    /** Everything but the pieces. */
    public static Map<String, Object> board(Diagram diagram) {
        Map<String, Object> board = new LinkedHashMap<>();
        int columns = diagram.rows().isEmpty() ? 0 : diagram.rows().get(0).size();
        board.put("rows", diagram.rows().size());
        board.put("columns", columns);
        board.put("ground", diagram.rows().stream().map(BoardJson::ground).toList());
        board.put("names", names(diagram));
        List<List<Object>> own = own(diagram);
        if (!own.isEmpty()) board.put("own", own);
        board.put("rowNames", diagram.rowNames());
        board.put("columnNames", diagram.columnNames());
        board.put("topNames", diagram.topNames());
        board.put("inside", isTiled(diagram));
        board.put("joins", diagram.joins().stream().map(BoardJson::join).toList());
        return board;
    }

    /** The pieces that lie on the board, and the line below it. */
    public static Map<String, Object> position(Diagram diagram) {
        List<Map<String, Object>> pieces = new ArrayList<>();
        for (Place place : diagram.places()) {
            Piece piece = diagram.cell(place).piece();
            if (piece != null) pieces.add(piece(place, piece));
        }
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("pieces", pieces);
        position.put("caption", diagram.caption());
        return position;
    }

    private static Map<String, Object> piece(Place place, Piece piece) {
        Map<String, Object> shown = new LinkedHashMap<>();
        String drawing = PieceSheet.id(piece).orElse("");
        shown.put("place", text(place));
        shown.put("drawing", drawing);
        shown.put("text", PieceSheet.letters(piece));
        shown.put("owner", piece.owner());
        shown.put("name", PieceName.of(piece));
        return shown;
    }

    /** Legal moves with the cells that each touches. */
    public static List<Map<String, Object>> moves(List<MoveTarget> targets) {
        return targets.stream().map(BoardJson::move).toList();
    }

    private static Map<String, Object> move(MoveTarget target) {
        Map<String, Object> move = new LinkedHashMap<>();
        move.put("text", target.notation());
        move.put("ways", target.ways().stream().map(BoardJson::texts).toList());
        move.put("taken", texts(target.taken()));
        move.put("says", target.spoken());
        return move;
    }

    public static List<String> texts(List<Place> places) {
        return places.stream().map(BoardJson::text).toList();
    }

    private static String text(Place place) {
        return place.row() + "," + place.column();
    }

    private static String ground(List<Cell> row) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : row) {
            text.append(
                    switch (cell.ground()) {
                        case NONE -> '.';
                        case POINT -> 'o';
                        case PLAIN -> 'p';
                        case LIGHT -> 'l';
                        case DARK -> 'd';
                    });
        }
        return text.toString();
    }

    private static List<List<String>> names(Diagram diagram) {
        List<List<String>> names = new ArrayList<>();
        for (int row = 0; row < diagram.rows().size(); row++) {
            List<String> line = new ArrayList<>();
            for (int column = 0; column < diagram.rows().get(row).size(); column++) {
                line.add(CellName.of(diagram, new Place(row, column)));
            }
            names.add(line);
        }
        return names;
    }

    /** Names that stand in cells, where nothing at the sides tells them. */
    private static List<List<Object>> own(Diagram diagram) {
        return diagram.places().stream()
                .filter(place -> !diagram.cell(place).name().isEmpty())
                .map(place -> List.<Object>of(
                        place.row(), place.column(), diagram.cell(place).name()))
                .toList();
    }

    /** Whether names fit inside the edge. */
    private static boolean isTiled(Diagram diagram) {
        return diagram.rows().stream()
                .flatMap(List::stream)
                .noneMatch(cell -> cell.ground() == Ground.NONE || cell.ground() == Ground.POINT);
    }

    private static List<Integer> join(Join join) {
        return List.of(join.row(), join.column(), join.toRow(), join.toColumn());
    }
}
