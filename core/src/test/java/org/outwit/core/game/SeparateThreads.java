package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Plays copies of one position in several threads at once and compares with the same games played one by one. */
final class SeparateThreads {

    private static final int THREADS = 3;

    private SeparateThreads() {}

    static <P extends Position> boolean disturbEachOther(Game<P> game, RandomGames<P> games, int count)
            throws InterruptedException {
        List<String> alone = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++)
            alone.add(transcript(game, copies(game, count), games, thread));

        CyclicBarrier together = new CyclicBarrier(THREADS);
        List<Callable<String>> tasks = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            int seed = thread;
            List<P> copies = copies(game, count);
            tasks.add(() -> {
                together.await();
                return transcript(game, copies, games, seed);
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<String>> futures = threads.invokeAll(tasks);
            for (int thread = 0; thread < THREADS; thread++) {
                if (!alone.get(thread).equals(futures.get(thread).get())) return true;
            }
            return false;
        } catch (ExecutionException broken) {
            throw new AssertionError("A game that runs alone fails beside others.", broken.getCause());
        } finally {
            threads.shutdown();
        }
    }

    private static <P extends Position> List<P> copies(Game<P> game, int count) {
        P shared = game.start();
        List<P> copies = new ArrayList<>();
        for (int i = 0; i < count; i++) copies.add(Position.copyOf(shared));
        return copies;
    }

    /** Everything seen while the games are played and taken back, in order; keys aside, which may depend on who asks first. */
    private static <P extends Position> String transcript(
            Game<P> game, List<P> copies, RandomGames<P> games, int thread) {
        StringBuilder text = new StringBuilder();
        for (int number = 0; number < copies.size(); number++) {
            games.playOut(copies.get(number), games.random(copies.size() * thread + number), position -> {
                text.append(game.notation().format(position)).append(Snapshot.moves(position));
                for (Evaluator<P> evaluator : game.evaluators().values()) {
                    text.append(' ').append(evaluator.value(position, 0));
                }
                text.append('\n');
            });
        }
        return text.toString();
    }
}
