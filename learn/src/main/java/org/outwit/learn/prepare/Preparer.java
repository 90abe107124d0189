package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.SideNames;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.person.ClaimCalibration;
import org.outwit.learn.person.Person;
import org.outwit.learn.prepare.ErrorFinder.Confirmed;
import org.outwit.learn.prepare.PreparedOpenings.Opening;
import org.outwit.learn.prepare.TreeExpansion.Sight;
import org.outwit.learn.prepare.TreeNode.Branch;
import org.outwit.learn.study.PersonGames;
import org.outwit.learn.study.PersonResults;

/**
 * Prepares for a person. Everything is decided by counts and depths and nothing by time or luck, so equal questions get equal
 * answers on any number of threads. Where somebody wishes to stop, what was found so far is the answer.
 */
public final class Preparer<P extends Position> {

    /** The number of turns that are looked at before the next ones are chosen; a constant, so that threads change nothing. */
    private static final int BATCH = 6;

    /** What is less likely than this is not worth preparing, and what is less likely than the second is not worth showing. */
    private static final double LEAST_INTEREST = 0.001;

    private static final double LEAST_SHOWN = 0.005;

    private final Person<P> person;
    private final Game<P> game;
    private final PersonGames<P> games;
    private final ModelPredictor<P> predictor;
    private final PreparationPlan plan;
    private final Parallel parallel;
    private final ProgressMonitor monitor;

    /** {@code predictor} is that of the person. */
    public Preparer(
            Person<P> person,
            ModelPredictor<P> predictor,
            PreparationPlan plan,
            Parallel parallel,
            ProgressMonitor monitor) {
        this.person = person;
        this.game = person.game();
        this.games = PersonGames.of(person);
        this.predictor = predictor.claiming();
        this.plan = plan;
        this.parallel = parallel;
        this.monitor = monitor;
    }

    /**
     * Prepares for these sides of ours, each from the openings that matter: the given one, or the start, or where openings are drawn by lot
     * those that the person met most often.
     *
     * @throws CancellationException where it was stopped before anything was found
     */
    public Preparation prepare(List<Integer> sides, Optional<Opening<P>> given, List<String> files) {
        List<PreparedChapter> chapters = new ArrayList<>();
        for (int you : sides) {
            PersonVisits<P> visits = new PersonVisits<>(game, games, 1 - you);
            List<Opening<P>> openings = given.map(List::of)
                    .orElseGet(() -> new PreparedOpenings<>(game, plan.openings()).of(games, 1 - you));
            for (Opening<P> each : openings) {
                if (monitor.isStopped()) break;
                chapters.add(chapter(you, each, visits, Math.max(1, plan.positions() / openings.size())));
            }
        }
        if (chapters.isEmpty()) throw new CancellationException("Preparation was stopped before the first position.");
        P first = given.map(Opening::position).orElseGet(game::start);
        return new Preparation(
                game.name(),
                game.title(),
                game.scale().name(),
                SideNames.of(game),
                person.who(),
                files,
                games.games().size(),
                plan,
                game.errorSize(),
                predicted(),
                predictor.isOneOfPeople(),
                TreeExpansion.depth(predictor, first),
                !monitor.isStopped(),
                chapters);
    }

    private double predicted() {
        return predictor.model().holdOut().examples() == 0
                ? Double.NaN
                : predictor.model().holdOut().agreement();
    }

    private PreparedChapter chapter(int you, Opening<P> opening, PersonVisits<P> visits, int positions) {
        RepertoireTree<P> tree = new RepertoireTree<>(game, plan, opening.position(), you);
        int depth = TreeExpansion.depth(predictor, opening.position());
        String what = "preparing " + SideNames.of(game).get(you)
                + (opening.moves().isEmpty() ? "" : " after " + String.join(" ", opening.moves()));
        int searched = grow(tree, visits, depth, positions, what);
        List<Confirmed<P>> errors =
                believed(tree, errors(tree, Math.max(depth, predictor.depth()) + TreeExpansion.FURTHER), visits);
        tree.settle();
        ChapterBuilder<P> builder = new ChapterBuilder<>(game, tree, visits, errors, LEAST_SHOWN);
        PreparedTurn root = builder.root();
        PersonResults results = games.games().stream()
                .filter(each -> each.side() == 1 - you)
                .map(PersonGames.Theirs::results)
                .reduce(PersonResults.NONE, PersonResults::plus);
        return new PreparedChapter(
                you, opening.moves(), results, tree.units(tree.root().anybody), searched, root, builder.errors());
    }

    /** What was found about one turn: of ours also what they reply to our moves. */
    private record Looked(Sight sight, List<Optional<Sight>> replies) {}

    /** Looks at positions until there are {@code positions}, and says how many there were. */
    private int grow(RepertoireTree<P> tree, PersonVisits<P> visits, int depth, int positions, String what) {
        int searched = 0;
        tree.backUp();
        while (searched < positions) {
            monitor.progress(what, searched, positions);
            List<TreeNode<P>> next = tree.next(BATCH, LEAST_INTEREST);
            if (next.isEmpty() || monitor.isStopped()) break;
            List<Looked> found;
            try {
                found = parallel.map(
                        next, monitor, () -> new TreeExpansion<>(game, plan, predictor, visits, depth), this::look);
            } catch (CancellationException e) {
                break; // with what there is
            }
            for (int i = 0; i < next.size(); i++) searched += add(tree, next.get(i), found.get(i));
            tree.backUp();
        }
        return searched;
    }

    private Looked look(TreeExpansion<P> expansion, TreeNode<P> node) {
        P position = Position.copyOf(node.position);
        if (!node.ours) return new Looked(expansion.theirs(position), List.of());
        Sight sight = expansion.ours(position);
        List<Optional<Sight>> replies = new ArrayList<>();
        int you = position.mover();
        for (TreeExpansion.Found each : sight.moves()) {
            position.make(each.move());
            boolean theirs = !position.isOver() && position.mover() != you;
            replies.add(theirs ? Optional.of(expansion.theirs(position)) : Optional.empty());
            position.undo();
        }
        return new Looked(sight, replies);
    }

    /** Replies belong to the board as it was looked at; images of it that are known already have to wait for their own. */
    private int add(RepertoireTree<P> tree, TreeNode<P> node, Looked looked) {
        tree.expand(node, looked.sight());
        int searched = 1;
        for (int i = 0; i < looked.replies().size(); i++) {
            if (looked.replies().get(i).isEmpty()) continue;
            searched++;
            P position = Position.copyOf(node.position);
            position.make(looked.sight().moves().get(i).move());
            for (Branch<P> each : node.branches) {
                boolean same = each.next().position.key() == position.key();
                if (same && !each.next().expanded)
                    tree.expand(each.next(), looked.replies().get(i).get());
            }
        }
        return searched;
    }

    /** These errors, as likely as such claims come true; where they have been before, their games say it. Rare ones are left out. */
    private List<Confirmed<P>> believed(RepertoireTree<P> tree, List<Confirmed<P>> errors, PersonVisits<P> visits) {
        ClaimCalibration calibration = ClaimCalibration.of(game);
        List<Confirmed<P>> believed = new ArrayList<>();
        for (Confirmed<P> each : errors) {
            boolean known = visits.at(Position.copyOf(each.at().position)).games() > 0;
            double claimed = each.branch().likely();
            double loss = each.loss() / game.errorSize();
            double likely = known ? claimed : calibration.played(claimed, loss);
            if (likely < ErrorFinder.LEAST_LIKELY) continue;
            Branch<P> branch = tree.believe(
                    each.at(),
                    each.branch(),
                    likely,
                    calibration.played(each.branch().anybody(), loss));
            believed.add(new Confirmed<>(each.at(), branch, each.loss(), each.better(), each.depth()));
        }
        return believed;
    }

    private List<Confirmed<P>> errors(RepertoireTree<P> tree, int depth) {
        if (monitor.isStopped()) return List.of();
        try {
            return new ErrorFinder<>(game, tree, depth).find(parallel, monitor);
        } catch (CancellationException e) {
            return List.of(); // none was confirmed
        }
    }
}
