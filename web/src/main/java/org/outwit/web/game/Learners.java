package org.outwit.web.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelText;
import org.outwit.play.session.PersonLearning;
import org.outwit.play.session.SessionPlan;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.job.FairQueue;
import org.outwit.web.part.WebServices;

/** Learns visitors while they play: from all their games here, going on from what was learned last. */
final class Learners {

    /** People change, and replaying takes time. */
    private static final int MOST_GAMES = 200;

    private final WebServices services;
    private final GameRows rows;
    private final FairQueue lessons;
    private final FairQueue foresight;

    /** One lesson of each kind at a time: nobody waits for it, and games need the processors. */
    Learners(WebServices services, GameRows rows) {
        this.services = services;
        this.rows = rows;
        this.lessons = new FairQueue(services.resources().executor(), 1, 1);
        this.foresight = new FairQueue(services.resources().executor(), 1, 1);
    }

    /**
     * A learner of the visitor for one more game.
     *
     * @param current the game whose decisions its own session tells
     */
    <P extends Position> Optional<PersonLearning<P>> of(Game<P> game, String visitor, String current) {
        boolean possible = game.capabilities().players() == 2
                && !game.capabilities().chance()
                && !game.features().isEmpty();
        if (!possible) return Optional.empty();
        PersonLearning<P> learning = new PersonLearning<>(
                game,
                services.resources().populations(),
                lesson -> lessons.add(visitor, lesson),
                new VisitorLessons(services.database()).of(visitor, game),
                model -> rows.keepLesson(visitor, game.name(), ModelText.of(model)));
        learning.resume(decisions(game, visitor, current, GameSetup.YOU));
        return Optional.of(learning);
    }

    /** What the learners of a game know of whom they play. */
    <P extends Position> Acquaintances<P> acquaintances(SessionPlan<P> plan, GameRows.Row row, SeatPlayers<P> players) {
        GameSetup setup = row.setup();
        return new Acquaintances<>(
                plan,
                setup,
                players,
                seat -> decisions(plan.game(), row.visitor(), row.id(), setup.player(1 - seat)),
                task -> foresight.add(row.visitor(), task));
    }

    /** What somebody decided in the visitor's other games: the visitor, or a player whom they played or watched. */
    private <P extends Position> List<Example<P>> decisions(
            Game<P> game, String visitor, String current, String player) {
        List<Example<P>> decisions = new ArrayList<>();
        int number = 0;
        List<GameRows.Row> latest = new ArrayList<>(rows.latest(visitor, MOST_GAMES));
        Collections.reverse(latest);
        for (GameRows.Row row : latest) {
            boolean counts = row.setup().game().equals(game.name()) && !row.id().equals(current);
            if (counts) decisions(game, row, player, number++, decisions);
        }
        return decisions;
    }

    /** A forced move is no decision. */
    private static <P extends Position> void decisions(
            Game<P> game, GameRows.Row row, String player, int number, List<Example<P>> decisions) {
        GameSetup setup = row.setup();
        P position = setup.start().isEmpty() ? game.start() : game.notation().position(setup.start());
        int ply = 0;
        for (KeptMove each : row.state().moves()) {
            int move = game.notation().parse(position, each.text());
            boolean theirs = setup.player(position.mover()).equals(player);
            if (theirs && position.countMoves(new int[position.mostMoves()], 0) > 1) {
                decisions.add(new Example<>(Position.copyOf(position), move, number, ply));
            }
            position.make(move);
            ply++;
        }
    }
}
