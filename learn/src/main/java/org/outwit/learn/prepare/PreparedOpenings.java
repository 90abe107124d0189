package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Ballot;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.study.PersonGames;

/**
 * Where preparation begins: at the start, or, where tournaments draw the first moves by lot, after those that somebody met most
 * often.
 */
public final class PreparedOpenings<P extends Position> {

    /**
     * A position to begin with.
     *
     * @param moves those that lead there, in the notation of the game
     */
    public record Opening<P extends Position>(List<String> moves, P position) {

        public Opening {
            moves = List.copyOf(moves);
        }
    }

    private record Drawn<P extends Position>(Opening<P> opening, int games) {

        Drawn<P> again() {
            return new Drawn<>(opening, games + 1);
        }
    }

    private final Game<P> game;
    private final int most;

    PreparedOpenings(Game<P> game, int most) {
        this.game = game;
        this.most = most;
    }

    /** {@code side} is theirs. Where no game of theirs was drawn it is the start. */
    List<Opening<P>> of(PersonGames<P> games, int side) {
        Ballot<P> ballot = new Ballot<>(game);
        SymmetricBook<P> keys = new SymmetricBook<>(game.symmetries());
        Map<Long, Drawn<P>> drawn = new LinkedHashMap<>();
        for (PersonGames.Theirs<P> each : games.games()) {
            int plies = ballot.plies(each.game().start());
            if (each.side() != side || plies == 0 || each.game().moves().length < plies) continue;
            Opening<P> opening = opening(each.game().start(), each.game().moves(), plies);
            drawn.merge(keys.key(opening.position()), new Drawn<>(opening, 1), (old, same) -> old.again());
        }
        if (drawn.isEmpty()) return List.of(new Opening<>(List.of(), game.start()));
        return drawn.values().stream()
                .sorted(Comparator.comparingInt((Drawn<P> each) -> -each.games()))
                .limit(most)
                .map(Drawn::opening)
                .toList();
    }

    private Opening<P> opening(P start, int[] moves, int plies) {
        P position = Position.copyOf(start);
        List<String> names = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            names.add(game.notation().format(position, moves[ply]));
            position.make(moves[ply]);
        }
        return new Opening<>(names, position);
    }
}
