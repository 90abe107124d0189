package org.outwit.games.record.pdn;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.movetext.AnnotatedGame;
import org.outwit.games.record.movetext.MovetextException;
import org.outwit.games.record.movetext.MovetextReader;
import org.outwit.games.record.movetext.MovetextSink;
import org.outwit.games.record.movetext.MovetextWriter;
import org.outwit.games.record.movetext.ParsedGame;
import org.outwit.games.record.movetext.PlayingSink;
import org.outwit.games.record.movetext.Results;
import org.outwit.games.record.movetext.Scoresheet;

/**
 * Portable Draughts Notation for one kind of draughts, whose first player is the one who begins. Games are read in the
 * forms found in the wild, and written as PDN 3.0 asks: results stand in tags, and a star ends each game.
 */
public final class PdnFormat<P extends Position> implements RecordFormat<P> {

    private static final String GAME_TYPE = "GameType";

    private final Game<P> game;
    private final GameType type;
    private final Scoresheet<P> scoresheet;

    /** Takes the kind of draughts it is, with squares called as the game's notation calls them. */
    public PdnFormat(Game<P> game, GameType type) {
        this.game = game;
        this.type = type;
        this.scoresheet = new Scoresheet<>(game);
    }

    @Override
    public String name() {
        return "PDN";
    }

    @Override
    public List<String> endings() {
        return List.of("pdn");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        parse(source, new PlayingSink<>(this::played, sink));
    }

    /** Reads games of any kind with all that is said about them, whether or not their moves are legal. */
    public static void parse(RecordSource source, MovetextSink sink) throws IOException {
        MovetextReader.read(source, new PdnDialect(), sink);
    }

    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        MovetextWriter writer = new MovetextWriter(stream);
        for (PlayedGame<P> played : games) writer.write(annotated(played));
    }

    private PlayedGame<P> played(ParsedGame parsed) throws MovetextException {
        GameType told = told(parsed);
        MoveTranslation translation = new MoveTranslation(told, type);
        return scoresheet.play(
                JoinedCaptures.of(parsed),
                scoresheet.start(parsed),
                players(parsed.game(), told),
                Results.outcome(parsed.game()),
                (position, text) -> moves(position, translation.translated(text)));
    }

    /** The conventions of the game's tags, which must be about this kind of draughts. */
    private GameType told(ParsedGame parsed) throws MovetextException {
        String tag = parsed.game().tag(GAME_TYPE);
        if (tag.isEmpty()) return type;
        GameType told = type.as(tag)
                .orElseThrow(() -> new MovetextException(
                        parsed.tagPlaces().get(GAME_TYPE),
                        "The game type '" + tag + "' has an unknown form; expected one such as " + type.tag() + "."));
        if (!told.hasSameBoard(type)) {
            String size = told.number() == type.number() ? " on " + told.width() + " by " + told.height() : "";
            throw new MovetextException(
                    parsed.tagPlaces().get(GAME_TYPE),
                    "The game is of type " + told.title() + size + ", to be read as a record of that game; expected "
                            + type.tag() + ", " + type.title() + ".");
        }
        if (told.whiteBegins() != type.whiteBegins()
                && !parsed.game().tag("FEN").isEmpty()) {
            throw new MovetextException(
                    parsed.tagPlaces().get(GAME_TYPE),
                    "The game type exchanges the colours, so those of the tag FEN are uncertain; expected " + type.tag()
                            + ".");
        }
        return told;
    }

    /** Some sites name the players by turn instead of by colour. */
    private static List<String> players(AnnotatedGame annotated, GameType told) {
        List<String> byColour = told.playerTags().stream().map(annotated::tag).toList();
        boolean byTurn = byColour.stream().allMatch(String::isEmpty);
        return byTurn ? List.of(annotated.tag("P1"), annotated.tag("P2")) : byColour;
    }

    /** Old files write moves with the sign of captures and the reverse; where only one of them is legal it is meant. */
    private int[] moves(P position, String text) {
        try {
            return new int[] {game.notation().parse(position, text)};
        } catch (InputException bad) {
            String other = text.indexOf('x') < 0 ? text.replace('-', 'x') : text.replace('x', '-');
            try {
                return new int[] {game.notation().parse(position, other)};
            } catch (InputException alsoBad) {
                int[] fitting = fitting(position, text);
                if (fitting.length < 2) throw bad;
                return fitting;
            }
        }
    }

    /** The captures that a text can mean which names too few of the squares on the way. */
    private int[] fitting(P position, String text) {
        int[] legal = new int[position.mostMoves()];
        int end = position.isOver() ? 0 : position.moves(legal, 0);
        List<String> wanted = PdnSquares.of(text);
        return Arrays.stream(legal, 0, end)
                .filter(move ->
                        PdnSquares.isPart(wanted, PdnSquares.of(game.notation().format(position, move))))
                .toArray();
    }

    private AnnotatedGame annotated(PlayedGame<P> played) {
        // Moves are written as the notation calls them, so the tag must not promise anything else.
        Optional<GameType> told =
                type.as(played.tags().getOrDefault(GAME_TYPE, "")).filter(type::hasSameSquares);
        Map<String, String> tags = scoresheet.tags(played, told.orElse(type).playerTags());
        if (told.isEmpty()) tags.put(GAME_TYPE, type.tag());
        if (Results.outcome(tags.getOrDefault("Result", "")) != played.outcome() || !tags.containsKey("Result")) {
            tags.put("Result", result(played.outcome()));
        }
        int firstPly = played.start().mover() == 1 ? 1 : 0;
        return new AnnotatedGame(tags, firstPly, scoresheet.line(played), AnnotatedGame.NO_RESULT);
    }

    private String result(Outcome outcome) {
        String text = Results.text(outcome);
        if (!type.countsTwo()) return text;
        return outcome == Outcome.DRAW ? "1-1" : text.replace('1', '2');
    }
}
