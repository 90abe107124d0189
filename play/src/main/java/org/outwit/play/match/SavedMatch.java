package org.outwit.play.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/**
 * The file of records that a match saves its games to. An existing file is replaced only if nothing is lost: it must hold the first
 * games of this match, from an earlier run. Without a clock equal plans give equal games, so the same games are expected again, and
 * each is compared with the file as soon as it is over. The first that differs ends the match, so that nobody waits for games that
 * cannot be saved.
 */
public final class SavedMatch<P extends Position> {

    private final MatchPlan<P> plan;
    private final Path file;
    private final boolean force;
    private List<MatchGame> before = List.of();
    private List<PlayedGame<P>> expected = List.of();

    /**
     * @param force whether any existing file may be replaced
     * @throws InputException where games of this kind cannot be saved under such a name
     */
    public SavedMatch(MatchPlan<P> plan, Path file, boolean force) {
        this.plan = plan;
        this.file = file;
        this.force = force;
        SavedGames.check(plan.game(), file);
    }

    /**
     * Looks at the file before the first game is played.
     *
     * @param before games of this match that are known already
     * @throws InputException where the file is there and must stay
     */
    public void check(List<MatchGame> before) throws IOException {
        this.before = counting(before);
        rule(there -> holdsFirst(this.before) || isExpected()).check(file);
    }

    /** Compares a game with the one in the file; throws an {@link InputException} if they differ. */
    public void finished(MatchGame game) {
        if (game.index() >= expected.size()) return;
        if (Arrays.equals(expected.get(game.index()).moves(), game.report().moves())) return;
        throw new InputException(file + " is there already, and its game " + (game.index() + 1)
                + " differs from that of this match. Take another name, or --force to replace it.");
    }

    /** Writes the games that count, if there are any. */
    public void write(List<MatchGame> played) throws IOException {
        List<MatchGame> kept = counting(played);
        if (kept.isEmpty()) return;
        saved(kept).write(file, rule(there -> holdsFirst(before) || holdsFirst(kept)));
    }

    private ReplaceRule rule(ReplaceRule.FileTest own) {
        return ReplaceRule.only("the first games of this match", own).unless(force);
    }

    /** A game in which a program failed is no record of how anybody plays. */
    private static List<MatchGame> counting(List<MatchGame> games) {
        return games.stream().filter(MatchGame::counts).toList();
    }

    private boolean holdsFirst(List<MatchGame> games) throws IOException {
        long there = SavedGames.count(plan.game(), file);
        if (there > games.size()) return false;
        List<MatchGame> some = games.subList(0, (int) there).stream()
                .sorted(Comparator.comparing(MatchGame::index))
                .toList();
        return Arrays.equals(saved(some).bytes(file), Files.readAllBytes(file));
    }

    /** Whether this match may produce the file again: it is unchanged, and has these players in these seats. */
    private boolean isExpected() throws IOException {
        if (plan.time().isTimed()) return false;
        List<PlayedGame<P>> games = read();
        if (games.isEmpty() || games.size() > plan.games()) return false;
        for (int index = 0; index < games.size(); index++) {
            if (!games.get(index).players().equals(names(index))) return false;
        }
        ByteArrayOutputStream again = new ByteArrayOutputStream();
        SavedGames.format(plan.game(), file).write(games, again);
        if (!Arrays.equals(again.toByteArray(), Files.readAllBytes(file))) return false;
        expected = games;
        return true;
    }

    /** The games of the file; none if something in it is not a game. */
    private List<PlayedGame<P>> read() throws IOException {
        List<PlayedGame<P>> games = new ArrayList<>();
        boolean[] rejected = {false};
        SavedGames.format(plan.game(), file).read(RecordSource.of(file), new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> game) {
                games.add(game);
            }

            @Override
            public void rejected(Rejection rejection) {
                rejected[0] = true;
            }
        });
        return rejected[0] ? List.of() : games;
    }

    private SavedGames<P> saved(List<MatchGame> games) {
        SavedGames<P> saved = new SavedGames<>(plan.game());
        for (MatchGame each : games) saved.add(plan.game().start(), names(each.index()), each.report());
        return saved;
    }

    /** Who sat where in a game of the match. */
    private List<String> names(int index) {
        int seats = plan.players().size();
        return IntStream.range(0, seats)
                .mapToObj(seat ->
                        plan.players().get(MatchGame.sideAt(seat, index, seats)).toString())
                .toList();
    }
}
