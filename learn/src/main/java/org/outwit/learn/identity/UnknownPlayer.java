package org.outwit.learn.identity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.Ballot;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Names;
import org.outwit.learn.training.ArchivedGame;

/** The games whose player is asked for: by a name, by a side, or, where nobody says, by the one name that is in all of them. */
public final class UnknownPlayer<P extends Position> implements RecordSink<P> {

    private static final int MOST_NAMED = 5;

    /**
     * What is said where it is not clear who is meant.
     *
     * @param byName how to say it by a name, and {@code bySide} by a side
     */
    public record Hints(String byName, String bySide) {}

    private record Moves(long start, List<Integer> moves) {

        static Moves of(Position start, int[] moves) {
            return new Moves(start.key(), Arrays.stream(moves).boxed().toList());
        }
    }

    private final Ballot<P> ballot;
    private final Optional<String> typed;
    private final Optional<Integer> side;
    private final Hints hints;
    private final Names names = new Names();
    private final List<PlayedGame<P>> games = new ArrayList<>();
    private final Set<Moves> known = new HashSet<>();
    private String name = "the unknown player";

    /** At most one of the name and the side is given. */
    public UnknownPlayer(Game<P> game, Optional<String> name, Optional<Integer> side, Hints hints) {
        this.ballot = new Ballot<>(game);
        this.typed = name;
        this.side = side;
        this.hints = hints;
    }

    @Override
    public void game(PlayedGame<P> game) {
        new TreeSet<>(game.players()).forEach(names::add);
        games.add(game);
    }

    @Override
    public void rejected(Rejection rejection) {}

    public boolean hasGames() {
        return !games.isEmpty();
    }

    /** What to call them; known when the games are. */
    public String name() {
        return name;
    }

    /** What they decided in each of their games; throws with a sentence where it is not clear who is meant or nothing was decided. */
    public List<List<Example<P>>> games() {
        if (games.isEmpty())
            throw new InputException("There is no legal game in these files, so nobody plays like this.");
        Set<String> meant = side.isPresent() ? Set.of() : meant();
        List<List<Example<P>>> decisions = new ArrayList<>();
        for (PlayedGame<P> each : games) {
            int seat = side.orElseGet(() -> seat(each, meant));
            if (seat < 0) continue;
            known.add(Moves.of(each.start(), each.moves()));
            String[] players = each.players().toArray(new String[0]);
            ArchivedGame<P> archived = new ArchivedGame<>(
                    each.start(), ballot.plies(each.start()), each.moves(), players, new double[players.length], 0);
            List<Example<P>> theirs = new PlayedSide<>(archived, seat).decisions();
            if (!theirs.isEmpty()) decisions.add(theirs);
        }
        if (decisions.isEmpty())
            throw new InputException("There was nothing to decide in these games, so they say nothing.");
        return decisions;
    }

    private Set<String> meant() {
        if (typed.isPresent()) {
            Set<String> found = names.find(typed.get());
            name = found.iterator().next();
            return found;
        }
        List<Names.Counted> all = names.list("");
        List<String> everywhere = all.stream()
                .filter(each -> each.games() == games.size())
                .map(Names.Counted::name)
                .toList();
        if (everywhere.size() == 1) {
            name = everywhere.get(0);
            return Set.of(name);
        }
        String listed = String.join(
                ", ",
                all.stream().limit(MOST_NAMED).map(Names.Counted::toString).toList());
        throw new InputException(
                all.isEmpty()
                        ? "The games name nobody. Say which side is meant: " + hints.bySide() + "."
                        : "Say who of the players is meant: " + hints.byName() + ". The games name " + listed + ".");
    }

    private static int seat(PlayedGame<?> game, Set<String> meant) {
        for (int i = 0; i < game.players().size(); i++)
            if (meant.contains(game.players().get(i))) return i;
        return -1;
    }

    /** Whether a game of an archive is one of these, so that it must not be learned from. */
    public boolean isOneOf(ArchivedGame<P> game) {
        return known.contains(Moves.of(game.start(), game.moves()));
    }
}
