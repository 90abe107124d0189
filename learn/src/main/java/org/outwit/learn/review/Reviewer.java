package org.outwit.learn.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.SideNames;
import org.outwit.learn.study.JudgedDecision;
import org.outwit.learn.study.Weighing;

/**
 * Makes a {@link Review}: judges every move of some games, looks again at what seems to be an error, and adds up. Every game has a
 * judge of its own, so that the answer does not depend on which thread had which game.
 */
public final class Reviewer<P extends Position> {

    private final Game<P> game;
    private final ReviewPlan plan;
    private final PeerPredictors<P> peers;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final List<String> sideNames;

    public Reviewer(
            Game<P> game, ReviewPlan plan, PeerPredictors<P> peers, Parallel parallel, ProgressMonitor monitor) {
        refusal(game).ifPresent(why -> {
            throw new InputException(
                    why + " 'outwit search' judges a position, and 'outwit predict' whole games by a model.");
        });
        this.game = game;
        this.plan = plan;
        this.peers = peers;
        this.parallel = parallel;
        this.monitor = monitor;
        this.sideNames = SideNames.of(game);
    }

    /** Why games of this kind are not reviewed; empty where they are. */
    public static Optional<String> refusal(Game<?> game) {
        Capabilities can = game.capabilities();
        boolean reviewed = can.players() == 2 && can.zeroSum() && !can.chance() && !can.hidden();
        return reviewed
                ? Optional.empty()
                : Optional.of("Only games for two without chance and hidden information can be reviewed; " + game.name()
                        + " is not one.");
    }

    /**
     * Reviews games; {@code names} are those of the person it is about, or none for both sides. Ends with a {@link
     * java.util.concurrent.CancellationException} where the monitor stops it.
     */
    public Review review(List<PlayedGame<P>> played, String who, Set<String> names, List<String> files) {
        List<JudgedGame<P>> games = judged(played);
        Weighing weighing = Weighing.of(game);
        List<List<Integer>> sides =
                played.stream().map(each -> sides(each, names)).toList();
        MistakeFinder<P> finder = new MistakeFinder<>(game, games, plan, weighing, peers, monitor);
        finder.lookAgain(decisions(games, sides, true));
        finder.lookAgain(decisions(games, sides, false));
        GameSums<P> sums = new GameSums<>(games, sides, finder, weighing);
        return new Review(
                game.name(),
                game.title(),
                game.scale().name(),
                sideNames,
                who,
                files,
                plan.evaluations(),
                weighing.pointsLost(weighing.error()),
                weighing.error(),
                sums.games(game),
                names.isEmpty() ? sums.bySide(sideNames) : sums.byPerson(who),
                finder.gravest(decisions(games, sides, true)),
                sums.gifts(game, finder.gravest(decisions(games, sides, false))),
                names.isEmpty() ? Optional.empty() : Optional.of(sums.balance()));
    }

    private List<JudgedGame<P>> judged(List<PlayedGame<P>> played) {
        long all = played.stream().mapToLong(each -> each.moves().length).sum();
        AtomicLong done = new AtomicLong();
        Runnable each = () -> {
            monitor.throwIfStopped();
            monitor.progress("judging moves", done.getAndIncrement(), all);
        };
        List<Integer> places = IntStream.range(0, played.size()).boxed().toList();
        return parallel.map(
                places, monitor, place -> new JudgedGame<>(game, played.get(place), place, plan.evaluations(), each));
    }

    /** The sides of a game that the review is about. */
    private static List<Integer> sides(PlayedGame<?> game, Set<String> names) {
        return IntStream.range(0, 2)
                .filter(side -> names.isEmpty() || names.contains(game.players().get(side)))
                .boxed()
                .toList();
    }

    /** All decisions of those whom the review is about, or of the others. */
    private static <P extends Position> List<JudgedDecision<P>> decisions(
            List<JudgedGame<P>> games, List<List<Integer>> sides, boolean reviewed) {
        List<JudgedDecision<P>> found = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            for (int side = 0; side < 2; side++) {
                if (sides.get(i).contains(side) == reviewed)
                    found.addAll(games.get(i).decisions(side));
            }
        }
        return found;
    }
}
