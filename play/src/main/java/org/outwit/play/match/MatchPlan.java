package org.outwit.play.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.play.player.DeadlineChooser;
import org.outwit.play.player.KnownOpponent;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerFiles;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.protocol.ForeignPlayers;
import org.outwit.play.resources.Resources;

/**
 * All that decides how a match goes.
 *
 * @param players as many as the game has seats; they move on by one seat from game to game
 * @param equipment the settings of each player
 * @param games how many to play; as many with each opening as there are seats
 * @param limits for each move, besides the clock
 * @param openingPlies how many random moves each game begins with
 * @param mostPlies the number of plies that makes a game a draw
 */
public record MatchPlan<P extends Position>(
        Game<P> game,
        List<PlayerSpec> players,
        List<PlayerSettings> equipment,
        int games,
        long seed,
        Limits limits,
        TimeControl time,
        int openingPlies,
        int mostPlies) {

    public MatchPlan {
        players = List.copyOf(players);
        equipment = List.copyOf(equipment);
        int seats = game.capabilities().players();
        if (players.size() != seats || equipment.size() != seats) {
            throw new InputException("A match in " + game.name() + " has " + seats
                    + (seats == 1 ? " player" : " players") + ", found " + players.size() + ".");
        }
        if (games < 1) throw new InputException("The games (" + games + ") must be positive.");
        boolean endless = limits.depth() == Integer.MAX_VALUE
                && limits.nodes() == Long.MAX_VALUE
                && limits.evaluations() == Long.MAX_VALUE
                && limits.time() == null
                && !time.isTimed();
        List<Integer> ownDepths = new ArrayList<>();
        for (int side = 0; side < seats; side++) { // complains about a player before the first game
            PlayerSpec player = players.get(side);
            boolean foreign = ForeignPlayers.isForeign(player);
            if (foreign) checkForeign(game, player, limits, time);
            ownDepths.add(
                    foreign ? 1 : Players.of(game, player, equipment.get(side)).ownDepth());
        }
        boolean tables = equipment.get(0).tables().isPresent();
        boolean book = equipment.get(0).book().isPresent();
        if (tables && who(game, players, equipment, MatchPlan::asksTables).isEmpty()) {
            throw nobody(players, "asks endgame tables");
        }
        if (book && who(game, players, equipment, MatchPlan::hasBook).isEmpty()) throw nobody(players, "uses a book");
        for (int side = 0; side < seats; side++) {
            if (!endless || ownDepths.get(side) < Integer.MAX_VALUE) continue;
            PlayerSpec player = players.get(side);
            throw new InputException("Nothing says how long " + player + " may think: give a limit, or write "
                    + player.strategy().function() + "@DEPTH.");
        }
    }

    private static InputException nobody(List<PlayerSpec> players, String does) {
        String none = players.size() == 2
                ? "Neither " + players.get(0) + " nor " + players.get(1)
                : "None of " + players.stream().map(PlayerSpec::toString).collect(Collectors.joining(", "));
        return new InputException(none + " " + does + "; only players without a model who never err do.");
    }

    /** What a player is called in reports: with the algorithm, where players have different ones. */
    public String label(int side) {
        boolean different =
                equipment.stream().map(PlayerSettings::algorithm).distinct().count() > 1;
        String own =
                equipment.get(side).algorithm().map(named -> " by " + named).orElse("");
        return players.get(side) + (different ? own : "");
    }

    /** The players who ask endgame tables. */
    public List<PlayerSpec> asking() {
        return who(game, players, equipment, MatchPlan::asksTables);
    }

    /** The players who use a book. */
    public List<PlayerSpec> withBook() {
        return who(game, players, equipment, MatchPlan::hasBook);
    }

    private static boolean asksTables(SearchingChooser<?> chooser) {
        return chooser.tables().isPresent();
    }

    private static boolean hasBook(SearchingChooser<?> chooser) {
        return chooser.gameBook().isPresent();
    }

    private static <P extends Position> List<PlayerSpec> who(
            Game<P> game,
            List<PlayerSpec> players,
            List<PlayerSettings> equipment,
            Predicate<SearchingChooser<?>> does) {
        List<PlayerSpec> found = new ArrayList<>();
        for (int side = 0; side < players.size(); side++) {
            PlayerSpec player = players.get(side);
            if (ForeignPlayers.isForeign(player)) continue;
            if (does.test(Players.of(game, player, equipment.get(side)))) found.add(player);
        }
        return found;
    }

    private static <P extends Position> void checkForeign(
            Game<P> game, PlayerSpec player, Limits limits, TimeControl time) {
        if (!time.isTimed() || limits.nodes() < Long.MAX_VALUE || limits.evaluations() < Long.MAX_VALUE) {
            throw new InputException(player + " is another program, whose nodes cannot be counted: it needs time for"
                    + " a move or for the game, and besides that only the depth can be limited.");
        }
        ForeignPlayers.check(game, player);
    }

    /** How many openings are needed; each is played from every seat by everybody. */
    int openings() {
        return (games + players.size() - 1) / players.size();
    }

    /** The dice of one game, the same for all games of an opening. */
    Dice dice(int index) {
        return game.capabilities().chance() ? Dice.seeded(seed * 31 + index / players.size()) : Dice.NONE;
    }

    /** Whom a side learns in all games of the match; empty for a player who does not learn. */
    Optional<KnownOpponent<P>> opponentOf(int side, PlayerFiles files, Resources resources) {
        PlayerSettings has = equipment.get(side).seeded(seed(side, 0)).sharing(resources);
        return Players.opponentOf(game, players.get(side), has, files);
    }

    private long seed(int side, int index) {
        return seed * SplitMix64.GOLDEN_GAMMA + (long) players.size() * index + side;
    }

    /** A side's player for one game, who knows nobody. */
    MoveChooser<P> chooser(int side, int index, PlayerFiles files, Resources resources) {
        return chooser(side, index, files, resources, Optional.empty());
    }

    /** A side's player for one game; a learner may know its opponent from others. */
    MoveChooser<P> chooser(
            int side, int index, PlayerFiles files, Resources resources, Optional<KnownOpponent<P>> opponent) {
        if (ForeignPlayers.isForeign(players.get(side))) return ForeignPlayers.of(game, players.get(side));
        PlayerSettings has = equipment.get(side).seeded(seed(side, index)).sharing(resources);
        SearchingChooser<P> chooser = opponent.isEmpty()
                ? Players.of(game, players.get(side), has, files)
                : Players.of(game, players.get(side), has, files, opponent.get());
        return time.isTimed() ? new DeadlineChooser<>(chooser.prepared(), resources.executor()) : chooser;
    }

    /**
     * Resources with tables for this number of games at a time, or for fewer where memory is short: smaller tables would change the games.
     * Nobody else can take them meanwhile.
     */
    Resources reserved(Resources resources, int threads) {
        long[] tables = tables();
        return resources.reserve(threads, tables).orElseThrow(() -> {
            long megabytes = (LongStream.of(tables).sum() - MatchOpenings.TABLE_BYTES) >> 20;
            boolean fits = resources.groupsThatFit(tables.length, megabytes) > 0;
            return new InputException("The tables of one game, " + megabytes + " MB, cannot fit into the "
                    + resources.tableMegabytes() + " MB that there are for tables"
                    + (fits
                            ? " and that others use now; wait for them, or take smaller ones."
                            : "; take smaller ones."));
        });
    }

    /** How many games are played at a time with what was reserved. */
    int games(Resources reserved) {
        return reserved.mostTables() / tables().length;
    }

    /** The sizes of the tables of one game, and of the one for its opening. */
    private long[] tables() {
        LongStream own = IntStream.range(0, players.size())
                .filter(side -> !ForeignPlayers.isForeign(players.get(side)))
                .mapToLong(side -> (long) equipment.get(side).megabytes() << 20);
        return LongStream.concat(own, LongStream.of(MatchOpenings.TABLE_BYTES)).toArray();
    }

    /** What results must have in common to be results of this match; the number of games may grow. */
    Map<String, String> identity() {
        Map<String, String> identity = new LinkedHashMap<>();
        identity.put("game", game.name());
        for (int side = 0; side < players.size(); side++) {
            PlayerSettings has = equipment.get(side);
            String name = side == 0 ? "first" : side == 1 ? "second" : "player-" + (side + 1);
            identity.put(name, players.get(side).toString());
            has.algorithm().ifPresent(algorithm -> identity.put(name + "-algorithm", algorithm.toString()));
            if (has.margin().isPresent())
                identity.put(name + "-margin", Double.toString(has.margin().getAsDouble()));
            identity.put(name + "-table", Integer.toString(has.megabytes()));
            has.tables().ifPresent(folder -> identity.put(name + "-endgame", folder.toString()));
            has.book().ifPresent(book -> identity.put(name + "-book", String.join(" ", book.files())));
        }
        identity.put("seed", Long.toString(seed));
        if (limits.depth() < Integer.MAX_VALUE) identity.put("depth", Integer.toString(limits.depth()));
        if (limits.nodes() < Long.MAX_VALUE) identity.put("nodes", Long.toString(limits.nodes()));
        if (limits.evaluations() < Long.MAX_VALUE) identity.put("evaluations", Long.toString(limits.evaluations()));
        identity.put("time", time.toString());
        identity.put("opening", Integer.toString(openingPlies));
        identity.put("most-plies", Integer.toString(mostPlies));
        return identity;
    }
}
