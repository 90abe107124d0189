package org.outwit.learn.review;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.Ballot;
import org.outwit.learn.example.Example;
import org.outwit.learn.study.DecisionJudge;
import org.outwit.learn.study.EngineJudge;
import org.outwit.learn.study.JudgedDecision;

/** A game with what the judge thinks of every move; a second opinion may replace the first. */
final class JudgedGame<P extends Position> {

    /**
     * A move that was played.
     *
     * @param value what the first player has before it, in ints of the game
     * @param decision null where there was nothing to choose, or where lots were drawn
     */
    record Ply<P extends Position>(P position, int move, int mover, int value, JudgedDecision<P> decision) {

        boolean isChoice() {
            return decision != null;
        }
    }

    private final PlayedGame<P> game;
    private final List<Ply<P>> plies = new ArrayList<>();
    private final int end;
    private final boolean finished;

    /**
     * Judges every move of a game, which is the one at this place among those of a review, each with the same number of evaluations
     * and by a judge that knows no other game; {@code each} is run before each move.
     */
    JudgedGame(Game<P> rules, PlayedGame<P> game, int place, long evaluations, Runnable each) {
        EngineJudge<P> judge = new EngineJudge<>(rules);
        DecisionJudge<P> decisions = new DecisionJudge<>(rules, judge, evaluations);
        this.game = game;
        P position = Position.copyOf(game.start());
        int firstChoice = new Ballot<>(rules).plies(position);
        int[] buffer = new int[position.mostMoves()];
        for (int ply = 0; ply < game.moves().length; ply++) {
            each.run();
            int move = game.moves()[ply];
            P before = Position.copyOf(position);
            if (buffer.length < position.mostMoves()) buffer = new int[position.mostMoves()];
            boolean choice = ply >= firstChoice && !position.isOver() && position.countMoves(buffer, 0) > 1;
            JudgedDecision<P> decision = choice ? decisions.judge(new Example<>(before, move, place, ply)) : null;
            int value = choice ? ofFirst(before, decision.root().value()) : value(judge, before, evaluations);
            plies.add(new Ply<>(before, move, before.mover(), value, decision));
            position.make(move);
        }
        this.end = value(judge, position, evaluations);
        this.finished = position.isOver();
    }

    /** What the first player has; a game may be over though people play on after a repetition that nobody claims. */
    private static <P extends Position> int value(EngineJudge<P> judge, P position, long evaluations) {
        if (position.isOver()) return position.payoff(0);
        return ofFirst(position, judge.best(position, evaluations).value());
    }

    private static int ofFirst(Position position, int value) {
        return position.mover() == 0 ? value : -value;
    }

    PlayedGame<P> game() {
        return game;
    }

    List<Ply<P>> plies() {
        return plies;
    }

    /** What the first player has after the last move. */
    int end() {
        return end;
    }

    /** Whether the rules have ended the game, so that the last value is a result. */
    boolean isFinished() {
        return finished;
    }

    /** The decisions of one side. */
    List<JudgedDecision<P>> decisions(int side) {
        return plies.stream()
                .filter(each -> each.isChoice() && each.mover() == side)
                .map(Ply::decision)
                .toList();
    }

    /** A second opinion. */
    void replace(JudgedDecision<P> decision) {
        int at = decision.example().ply();
        Ply<P> before = plies.get(at);
        int value = ofFirst(before.position(), decision.root().value());
        plies.set(at, new Ply<>(before.position(), before.move(), before.mover(), value, decision));
    }
}
