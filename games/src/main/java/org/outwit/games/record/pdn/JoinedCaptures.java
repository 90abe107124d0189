package org.outwit.games.record.pdn;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.record.Place;
import org.outwit.games.record.movetext.AnnotatedGame;
import org.outwit.games.record.movetext.Item;
import org.outwit.games.record.movetext.MoveLine;
import org.outwit.games.record.movetext.ParsedGame;

/**
 * Some sites write each jump of a capture as a move of its own: {@code 6... e5xc3 7. c3xa1}. Joining them is never wrong:
 * after a capture that ends on c3 the other side has nothing there to capture with.
 */
final class JoinedCaptures {

    private JoinedCaptures() {}

    static ParsedGame of(ParsedGame parsed) {
        List<String> moves = parsed.game().line().moves();
        if (parsed.game().line().items().stream().anyMatch(Item.Setup.class::isInstance)) return parsed;
        boolean apart = false;
        for (int i = 1; i < moves.size() && !apart; i++) apart = goesOn(moves.get(i - 1), moves.get(i));
        return apart ? joined(parsed, moves) : parsed;
    }

    private static ParsedGame joined(ParsedGame parsed, List<String> moves) {
        List<Item> items = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        StringBuilder whole = new StringBuilder(moves.get(0));
        Place begun = parsed.movePlaces().get(0);
        for (int i = 1; i <= moves.size(); i++) {
            if (i < moves.size() && goesOn(moves.get(i - 1), moves.get(i))) {
                whole.append(
                        moves.get(i),
                        PdnSquares.end(moves.get(i), 0),
                        moves.get(i).length());
                continue;
            }
            items.add(new Item.Move(whole.toString()));
            places.add(begun);
            if (i < moves.size()) {
                whole = new StringBuilder(moves.get(i));
                begun = parsed.movePlaces().get(i);
            }
        }
        AnnotatedGame game = parsed.game();
        AnnotatedGame joined = new AnnotatedGame(game.tags(), game.firstPly(), new MoveLine(items), game.result());
        return new ParsedGame(parsed.number(), parsed.place(), joined, parsed.tagPlaces(), places);
    }

    private static boolean goesOn(String move, String next) {
        int start = lastSquare(move);
        int end = PdnSquares.end(next, 0);
        return start > 0
                && end < next.length()
                && move.charAt(start - 1) != '-'
                && (next.charAt(end) == 'x' || next.charAt(end) == ':')
                && move.length() - start == end
                && move.startsWith(next.substring(0, end), start);
    }

    private static int lastSquare(String move) {
        int at = move.length();
        while (at > 0 && !PdnDialect.isSeparator(move.charAt(at - 1))) at--;
        return at;
    }
}
