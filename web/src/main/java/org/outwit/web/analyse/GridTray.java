package org.outwit.web.analyse;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/**
 * Games that write a letter for each cell, in the order of the diagram, and then who moves: chess, Othello and their likes. Which letter
 * stands for which piece is read off some games played at random, so nothing about a game is written here. A number stands for as many empty
 * cells, as in FEN.
 */
final class GridTray<P extends Position> implements PieceTray<P> {

    private static final int GAMES = 6;
    private static final int PLIES = 40;
    private static final char EMPTY = '\0';

    private final Game<P> game;
    private final Map<Piece, Character> letters = new LinkedHashMap<>();
    private final Map<Character, Piece> pieces = new HashMap<>();
    private final Map<Integer, String> movers = new HashMap<>();
    private char empty = EMPTY;

    private GridTray(Game<P> game) {
        this.game = game;
    }

    static <P extends Position> Optional<PieceTray<P>> of(Game<P> game) {
        GridTray<P> tray = new GridTray<>(game);
        Random random = new Random(1);
        for (int i = 0; i < GAMES; i++) {
            P position = game.start();
            for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                if (!tray.reads(position) || !tray.comesBack(position)) return Optional.empty();
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
        return tray.letters.isEmpty() || tray.movers.size() != 2 ? Optional.empty() : Optional.of(tray);
    }

    /** Whether the text of a position is a letter for each cell, as far as is known. */
    private boolean reads(P position) {
        String[] words = game.notation().format(position).split(" ");
        if (words.length < 2) return false;
        Diagram diagram = game.diagram(position);
        List<Place> cells = cells(diagram);
        String letterOfEach = spread(words[0]);
        if (letterOfEach.length() != cells.size()) return false;
        for (int i = 0; i < cells.size(); i++) {
            if (!agrees(diagram.cell(cells.get(i)).piece(), letterOfEach.charAt(i))) return false;
        }
        String mover = movers.putIfAbsent(position.mover(), words[1]);
        return mover == null || mover.equals(words[1]);
    }

    /** Whether what stands where says all, apart from whose turn it is: where men are in hand, it does not. */
    private boolean comesBack(P position) {
        Diagram diagram = game.diagram(position);
        Map<Place, Piece> placed = new HashMap<>();
        for (Place each : cells(diagram)) {
            Piece piece = diagram.cell(each).piece();
            if (piece != null) placed.put(each, piece);
        }
        try {
            return game.diagram(position(placed, position.mover())).rows().equals(diagram.rows());
        } catch (InputException e) {
            return false;
        }
    }

    private boolean agrees(Piece piece, char letter) {
        if (piece == null) {
            if (empty == EMPTY) empty = letter;
            return empty == letter;
        }
        Character known = letters.putIfAbsent(piece, letter);
        Piece other = pieces.putIfAbsent(letter, piece);
        return (known == null || known == letter) && (other == null || other.equals(piece));
    }

    private static List<Place> cells(Diagram diagram) {
        return diagram.places().stream()
                .filter(place -> diagram.cell(place).ground() != Ground.NONE)
                .toList();
    }

    /** A letter for each cell: a number stands for that many empty cells, and nothing stands between rows. */
    private static String spread(String text) {
        StringBuilder letters = new StringBuilder();
        for (char each : text.replace("/", "").toCharArray()) {
            if (Character.isDigit(each)) letters.append(".".repeat(each - '0'));
            else letters.append(each);
        }
        return letters.toString();
    }

    @Override
    public List<Piece> pieces() {
        return letters.keySet().stream()
                .sorted(Comparator.comparingInt(Piece::owner))
                .toList();
    }

    /** What follows the mover is taken from the start, or else said to be nothing: a side that has moved its king cannot castle. */
    @Override
    public P position(Map<Place, Piece> placed, int mover) {
        String[] start = game.notation().format(game.start()).split(" ", 3);
        String board = board(placed, start[0]) + " " + movers.get(mover);
        if (start.length < 3) return game.notation().position(board);
        try {
            return game.notation().position(board + " " + start[2]);
        } catch (InputException e) {
            return game.notation().position(board + " " + start[2].replaceFirst("\\S+", "-"));
        }
    }

    private String board(Map<Place, Piece> placed, String start) {
        Diagram diagram = game.diagram(game.start());
        StringBuilder text = new StringBuilder();
        int row = 0;
        for (Place place : cells(diagram)) {
            if (place.row() != row && start.contains("/")) text.append('/');
            row = place.row();
            Piece piece = placed.get(place);
            text.append(piece == null ? empty : (char) letters.get(piece));
        }
        return counted(text.toString(), start);
    }

    /** Empty cells as numbers where the game writes them so. */
    private static String counted(String text, String start) {
        if (!start.matches(".*[0-9].*")) return text;
        StringBuilder out = new StringBuilder();
        int run = 0;
        for (char each : text.toCharArray()) {
            if (each == '.') {
                run++;
                continue;
            }
            if (run > 0) out.append(run);
            run = 0;
            out.append(each);
        }
        return run > 0 ? out.append(run).toString() : out.toString();
    }
}
