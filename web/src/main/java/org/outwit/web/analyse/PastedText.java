package org.outwit.web.analyse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.web.analyse.GameAnalysisView.PastedView;
import org.outwit.web.http.Refusal;

/**
 * What somebody pasted: a position, moves, or the record of a game in any format of the game. The game that is chosen is asked first, then
 * all others, so a chess game is understood on a page that shows checkers.
 */
final class PastedText {

    private static final int MOST = 200_000;

    private final String text;
    private final List<String> refusals = new ArrayList<>();

    private PastedText(String text) {
        this.text = text;
    }

    static PastedView read(String text, Game<?> chosen) {
        if (text.isBlank()) throw Refusal.bad("There is nothing to read. Paste a position, moves or a record.");
        if (text.length() > MOST) {
            throw Refusal.tooLarge("This is too long for one game: " + text.length() + " letters; expected up to "
                    + MOST + ". Whole files belong on the People page.");
        }
        PastedText pasted = new PastedText(text.strip());
        Optional<PastedView> found = pasted.readBy(chosen);
        for (Game<?> each : Games.all()) {
            if (found.isEmpty() && each != chosen) found = new PastedText(pasted.text).readBy(each);
        }
        return found.orElseThrow(() -> new InputException("This is no position and no game of " + chosen.name()
                + ", and none of another game. " + String.join(" ", pasted.refusals)));
    }

    private <P extends Position> Optional<PastedView> readBy(Game<P> game) {
        return record(game, true)
                .or(() -> position(game))
                .or(() -> record(game, false))
                .or(() -> moves(game));
    }

    private <P extends Position> Optional<PastedView> position(Game<P> game) {
        if (text.contains("\n") || text.startsWith("[")) return Optional.empty();
        try {
            P position = game.notation().position(text);
            return Optional.of(shown(game, position, List.of(), List.of()));
        } catch (InputException e) {
            refusals.add("As a position: " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Bare moves, with or without numbers. */
    private <P extends Position> Optional<PastedView> moves(Game<P> game) {
        List<String> words = AnalysedGame.words(text.replaceAll("(?<![^\\s])[0-9]+\\.+", " "));
        boolean ended = !words.isEmpty() && words.get(words.size() - 1).matches("\\*|[012]-[012]|1/2-1/2");
        try {
            List<Integer> read =
                    AnalysedGame.moves(game, game.start(), ended ? words.subList(0, words.size() - 1) : words);
            return Optional.of(shown(game, game.start(), read, List.of()));
        } catch (InputException e) {
            refusals.add("As moves: " + e.getMessage());
            return Optional.empty();
        }
    }

    /**
     * The first game in the first format that can read one.
     *
     * @param played whether it must have moves; other formats hold positions with remarks
     */
    private <P extends Position> Optional<PastedView> record(Game<P> game, boolean played) {
        for (RecordFormat<P> format : RecordFiles.formats(game)) {
            FirstGame<P> first = new FirstGame<>();
            try {
                format.read(RecordSource.of("pasted." + format.endings().get(0), text), first);
            } catch (IOException e) {
                throw new UncheckedIOException(e); // text in memory can be read
            } catch (FirstGame.Found e) {
                // there may be more, and one is shown
            } catch (InputException e) {
                first.rejection = e.getMessage();
            }
            if (first.game != null && (first.game.moves().length > 0 || !played)) {
                List<Integer> moves = new ArrayList<>();
                for (int move : first.game.moves()) moves.add(move);
                return Optional.of(shown(game, first.game.start(), moves, first.game.players()));
            }
            if (played && first.rejection != null && text.startsWith("[")) {
                refusals.add("As " + format.name() + ": " + first.rejection);
            }
        }
        return Optional.empty();
    }

    private static <P extends Position> PastedView shown(
            Game<P> game, P start, List<Integer> moves, List<String> players) {
        String position = game.notation().format(start);
        boolean usual = position.equals(game.notation().format(game.start()));
        List<String> texts = new ArrayList<>();
        P at = Position.copyOf(start);
        for (int move : moves) {
            texts.add(game.notation().format(at, move));
            at.make(move);
        }
        return new PastedView(game.name(), usual ? "" : position, texts, players);
    }

    /** Keeps the first game and wants no more. */
    private static final class FirstGame<P extends Position> implements RecordSink<P> {

        /** Ends the reading. */
        private static final class Found extends RuntimeException {
            private static final long serialVersionUID = 1;

            Found() {
                super(null, null, false, false);
            }
        }

        private PlayedGame<P> game;
        private String rejection;

        @Override
        public void game(PlayedGame<P> found) {
            game = found;
            throw new Found();
        }

        @Override
        public void rejected(Rejection refused) {
            if (rejection == null) rejection = refused.toString();
        }
    }
}
