package org.outwit.play.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerFiles;
import org.outwit.play.resources.Resources;

/**
 * Many games between players, several at a time. Each game has its own players with empty tables and its own seed, so
 * that no game depends on which others were played before it or at the same time. Where somebody learns, each game depends on those
 * before it, and they are played one after another.
 */
public final class Match<P extends Position> {

    private static final Duration WARM_UP = Duration.ofMillis(200);

    private final MatchPlan<P> plan;
    private final Resources resources;
    private final int seats;
    private final MatchOpenings<P> openings;
    private final Referee<P> referee;
    private final Reaction reaction = new Reaction();
    private final PlayerFiles files = new PlayerFiles();
    private final AtomicBoolean warm = new AtomicBoolean();
    private final List<List<MatchGame>> known = new ArrayList<>(); // with each opening, where somebody learns
    private MatchLearners<P> lasting; // from opening to opening, where somebody learns

    public Match(MatchPlan<P> plan, Resources resources) {
        this.plan = plan;
        this.resources = resources;
        this.seats = plan.players().size();
        int processors = Runtime.getRuntime().availableProcessors();
        this.referee = new Referee<>(plan.game(), plan.mostPlies(), new Semaphore(processors));
        this.openings = new MatchOpenings<>(plan.game(), plan.openings(), plan.openingPlies(), plan.seed());
    }

    /**
     * Plays the missing games and returns all in order, with those that were given. The calling thread is told of each game as soon
     * as it is finished. If {@code stop} says so, the games in progress are abandoned and the finished ones are returned.
     *
     * @param threads how many games to play at a time. There are fewer if their tables do not fit into memory, since smaller tables
     *     would change the games
     */
    public List<MatchGame> play(
            List<MatchGame> before, int threads, Consumer<MatchGame> finished, BooleanSupplier stop) {
        if (threads < 1) throw new IllegalArgumentException("The threads (" + threads + ") must be positive.");
        try (Resources own = plan.reserved(resources, threads)) {
            return play(before, own, finished, stop);
        }
    }

    private List<MatchGame> play(
            List<MatchGame> before, Resources own, Consumer<MatchGame> finished, BooleanSupplier stop) {
        int atATime = MatchLearners.areIn(plan) ? 1 : plan.games(own);
        if (plan.time().isTimed()) warmUp(own);
        List<MatchGame> games = new ArrayList<>(before);
        Map<Integer, MatchGame> done =
                before.stream().collect(Collectors.toMap(MatchGame::index, game -> game, (one, again) -> one));
        Iterator<Integer> missing = IntStream.range(0, plan.games())
                .filter(index -> !done.containsKey(index))
                .iterator();
        ExecutorCompletionService<MatchGame> ended = new ExecutorCompletionService<>(own.executor());
        Set<Future<MatchGame>> running = new HashSet<>();
        AtomicBoolean abandoned = new AtomicBoolean();
        BooleanSupplier end = () -> abandoned.get() || stop.getAsBoolean();
        MatchLearners<P> learners = learners();
        try {
            while (missing.hasNext() || !running.isEmpty()) {
                while (missing.hasNext() && running.size() < atATime) {
                    int next = missing.next();
                    running.add(ended.submit(() -> {
                        learners.begin(next, done, own);
                        return game(next, learners, own, end);
                    }));
                }
                Future<MatchGame> first = ended.take();
                running.remove(first);
                MatchGame game = taken(first);
                if (!game.isFinished()) continue;
                games.add(game);
                finished.accept(game);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            abandoned.set(true);
            awaitEnd(running);
            learners.close();
        }
        games.sort(Comparator.comparingInt(MatchGame::index));
        return games;
    }

    /**
     * Plays all games of one opening, one after another. May be asked by several threads at once; each gets tables of its own. Where
     * {@code stop} says so, games are abandoned. Where somebody learns, games with the openings before are played first, if they were not.
     */
    public List<MatchGame> playOpening(int opening, BooleanSupplier stop) {
        try (Resources own = plan.reserved(resources, 1)) {
            if (plan.time().isTimed() && warm.compareAndSet(false, true)) warmUp(own);
            return MatchLearners.areIn(plan)
                    ? playUpTo(opening, own, stop)
                    : playOpening(opening, learners(), own, stop);
        }
    }

    private List<MatchGame> playOpening(int opening, MatchLearners<P> learners, Resources own, BooleanSupplier stop) {
        return IntStream.range(opening * seats, Math.min((opening + 1) * seats, plan.games()))
                .mapToObj(index -> game(index, learners, own, stop))
                .toList();
    }

    private synchronized List<MatchGame> playUpTo(int opening, Resources own, BooleanSupplier stop) {
        if (lasting == null) lasting = learners();
        while (known.size() <= opening) {
            List<MatchGame> games = playOpening(known.size(), lasting, own, stop);
            if (!games.stream().allMatch(MatchGame::isFinished)) {
                lasting.close(); // having seen the half of a game, it begins anew if it is asked again
                lasting = null;
                known.clear();
                return games;
            }
            known.add(games);
        }
        if (known.size() == plan.openings()) lasting.close();
        return known.get(opening);
    }

    private MatchLearners<P> learners() {
        return new MatchLearners<>(plan, openings, files, resources);
    }

    /** Java loads classes when they are first used: better now than while a clock runs. It also shows how late this machine answers. */
    private void warmUp(Resources own) {
        GameHistory<P> start = new GameTable<>(
                        plan.game(),
                        GameHistory.from(plan.game().start()),
                        Integer.MAX_VALUE,
                        plan.dice(0),
                        new Clock(TimeControl.NONE, seats))
                .history();
        for (int side = 0; side < seats; side++) {
            try (MoveChooser<P> chooser = plan.chooser(side, 0, files, own)) {
                long begin = System.nanoTime();
                chooser.choose(Turn.in(plan.game(), start, Limits.time(WARM_UP)));
                reaction.saw(System.nanoTime() - begin - WARM_UP.toNanos(), chooser.isForeign());
            } catch (Forfeit forfeit) {
                continue; // a program that fails will fail in the games, which report it
            }
        }
    }

    /** Waits for abandoned games, so that they have given back what they borrowed when the match returns. */
    private static void awaitEnd(Set<Future<MatchGame>> running) {
        boolean interrupted = false;
        for (Future<MatchGame> game : running) {
            while (!game.isDone()) {
                try {
                    game.get();
                } catch (InterruptedException e) {
                    interrupted = true; // the game ends soon; the interruption is passed on
                } catch (ExecutionException e) {
                    break; // the match has failed already
                }
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    private static MatchGame taken(Future<MatchGame> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            if (e.getCause() instanceof Error cause) throw cause;
            throw new IllegalStateException(e.getCause());
        }
    }

    private MatchGame game(int index, MatchLearners<P> learners, Resources own, BooleanSupplier stop) {
        if (stop.getAsBoolean()) {
            List<Long> nothing = Collections.nCopies(seats, 0L);
            return new MatchGame(index, new GameReport(new int[0], List.of(), GameEnd.ABANDONED, nothing, ""));
        }
        int[] opening = openings.opening(index / seats, own);
        Clock clock = new Clock(plan.time(), seats, System::nanoTime, reaction);
        List<MoveChooser<P>> players = new ArrayList<>();
        try {
            for (int seat = 0; seat < seats; seat++) {
                int side = MatchGame.sideAt(seat, index, seats);
                players.add(plan.chooser(side, index, files, own, learners.opponentOf(side)));
            }
            GameReport report = referee.play(opening, players, plan.limits(), clock, plan.dice(index), stop);
            boolean finished = report.end() != GameEnd.ABANDONED; // or somebody may still be thinking
            return new MatchGame(index, report, finished ? learners.known() : List.of());
        } finally {
            players.forEach(MoveChooser::close);
        }
    }
}
