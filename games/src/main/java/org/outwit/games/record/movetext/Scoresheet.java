package org.outwit.games.record.movetext;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

/** Between games as text and games as moves: plays the main line of one, writes down the other. */
public final class Scoresheet<P extends Position> {

    /** The legal moves that a record's text can mean; an {@link InputException} says why there is none. */
    @FunctionalInterface
    public interface MoveReader<P extends Position> {
        int[] candidates(P position, String text);
    }

    private static final String FEN = "FEN";
    private static final String SETUP = "SetUp";

    private final Game<P> game;

    public Scoresheet(Game<P> game) {
        this.game = game;
    }

    /** Where the game begins: the position in its tags, or else the start of the game. */
    public P start(ParsedGame parsed) throws MovetextException {
        String fen = parsed.game().tags().get(FEN);
        if (fen == null || fen.isBlank()) return game.start();
        try {
            return game.notation().position(fen.strip());
        } catch (InputException bad) {
            throw new MovetextException(
                    parsed.tagPlaces().get(FEN), "The position in the tag FEN cannot be used: " + bad.getMessage());
        }
    }

    /**
     * Plays the main line. Rules that end a game as a draw are switched off while it is played: people play on after a
     * repetition that nobody claims.
     */
    public PlayedGame<P> play(ParsedGame parsed, P start, List<String> players, Outcome outcome, MoveReader<P> reader)
            throws MovetextException {
        checkNoSetup(parsed);
        List<String> texts = parsed.game().line().moves();
        MainLine<P> line = new MainLine<>(game.withoutDrawRules(start), texts, reader);
        if (line.moves() == null) {
            int ply = parsed.game().firstPly() + line.troubleIndex();
            String number = (ply / 2 + 1) + (ply % 2 == 0 ? ". " : "... ");
            throw new MovetextException(
                    parsed.movePlaces().get(line.troubleIndex()),
                    "Move " + number + texts.get(line.troubleIndex()) + " cannot be played: " + line.trouble());
        }
        return new PlayedGame<>(
                parsed.number(), parsed.place(), parsed.game().tags(), players, start, line.moves(), outcome);
    }

    private static void checkNoSetup(ParsedGame parsed) throws MovetextException {
        int made = 0;
        for (Item item : parsed.game().line().items()) {
            if (item instanceof Item.Move) made++;
            if (item instanceof Item.Setup) {
                Place at = made == 0 ? parsed.place() : parsed.movePlaces().get(made - 1);
                throw new MovetextException(at, "A position is set up after this; expected moves only.");
            }
        }
    }

    /** The moves of a played game as its notation writes them. */
    public MoveLine line(PlayedGame<P> played) {
        P position = game.withoutDrawRules(played.start());
        List<Item> items = new ArrayList<>();
        for (int move : played.moves()) {
            items.add(new Item.Move(game.notation().format(position, move)));
            position.make(move);
        }
        return new MoveLine(items);
    }

    /**
     * Completes the tags of a played game: players by the names of their tags, and the position where the game does not
     * begin at the start. Tags that say the same already stay as they are.
     */
    public Map<String, String> tags(PlayedGame<P> played, List<String> playerTags) {
        Map<String, String> tags = new LinkedHashMap<>(played.tags());
        for (int i = 0; i < playerTags.size(); i++) {
            String player = i < played.players().size() ? played.players().get(i) : "";
            String tag = tags.get(playerTags.get(i));
            if (tag == null || !AnnotatedGame.known(tag).equals(player)) {
                tags.put(playerTags.get(i), player.isEmpty() ? "?" : player);
            }
        }
        String position = game.notation().format(played.start());
        if (says(tags.get(FEN), position)) return tags;
        tags.remove(FEN);
        tags.remove(SETUP);
        if (!position.equals(game.notation().format(game.start()))) {
            tags.put(SETUP, "1");
            tags.put(FEN, position);
        }
        return tags;
    }

    private boolean says(String fen, String position) {
        try {
            return fen != null
                    && game.notation()
                            .format(game.notation().position(fen.strip()))
                            .equals(position);
        } catch (InputException bad) {
            return false;
        }
    }
}
