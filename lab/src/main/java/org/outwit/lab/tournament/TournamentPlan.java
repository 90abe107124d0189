package org.outwit.lab.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.Sprt;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.PlayerSettings;

/**
 * All that decides how a tournament goes.
 *
 * @param name what it is called
 * @param games of each pair: two with each opening, colours reversed
 * @param megabytes the table of each player
 * @param sprt where two players meet: when to stop early
 */
public record TournamentPlan<P extends Position>(
        String name,
        Game<P> game,
        TournamentKind kind,
        List<Entrant> entrants,
        int games,
        long seed,
        Limits limits,
        TimeControl time,
        int openingPlies,
        int mostPlies,
        int megabytes,
        Optional<Sprt> sprt) {

    private static final int SEATS = 2;

    public TournamentPlan {
        entrants = List.copyOf(entrants);
        if (game.capabilities().players() != SEATS) {
            throw new InputException("A tournament is for games of two; " + game.name() + " has "
                    + game.capabilities().players() + " players. 'outwit match' seats them all.");
        }
        if (entrants.size() < SEATS) {
            throw new InputException("players: expected two or more, found " + entrants.size() + ".");
        }
        HashSet<String> names = new HashSet<>();
        for (Entrant each : entrants) {
            if (!names.add(each.name())) throw new InputException("players: two are called " + each.name() + ".");
        }
        if (games < 1) throw new InputException("games: expected 1 or more, found " + games + ".");
        if (sprt.isPresent() && entrants.size() > SEATS) {
            throw new InputException("sprt: it compares two players, found " + entrants.size() + ".");
        }
    }

    /** Whether a game comes out the same each time: time limits nobody, and our own players alone take part. */
    boolean isRepeatable() {
        return limits.time() == null
                && !time.isTimed()
                && entrants.stream().noneMatch(each -> each.player().isProgram());
    }

    List<Pairing> pairings() {
        return kind.pairings(entrants.size());
    }

    /** How many openings each pair plays. */
    int openings() {
        return (games + SEATS - 1) / SEATS;
    }

    /** The match of a pair; openings are the same for all pairs. */
    MatchPlan<P> match(Pairing pair) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(megabytes);
        return new MatchPlan<>(
                game,
                List.of(
                        entrants.get(pair.first()).player(),
                        entrants.get(pair.second()).player()),
                List.of(settings, settings),
                games,
                seed,
                limits,
                time,
                openingPlies,
                mostPlies);
    }

    /** What results must have in common to be results of this tournament; the number of games and of players may grow. */
    String identity() {
        return String.join(
                " ",
                game.name(),
                "seed " + seed,
                "depth " + limits.depth(),
                "nodes " + limits.nodes(),
                "evaluations " + limits.evaluations(),
                "time " + time,
                "opening " + openingPlies,
                "plies " + mostPlies,
                "table " + megabytes + (limits.time() == null ? "" : " thinking " + limits.time()));
    }
}
