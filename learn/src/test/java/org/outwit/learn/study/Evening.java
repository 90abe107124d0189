package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;
import org.outwit.learn.person.Person;

/** Games of a person whose every thought is known: Gus turns as many discs as possible and looks one ply ahead. */
final class Evening {

    static final Game<OthelloPosition> GAME = new Othello();
    static final String GUS = "Gus";
    static final int THEIR_DEPTH = 1;

    private static final int RANDOM_PLIES = 4;

    private Evening() {}

    /** {@code count} games of Gus, with either side in turn, against a player who looks two plies ahead and knows what matters. */
    static Person<OthelloPosition> person(int count) {
        List<PlayedGame<OthelloPosition>> played = new ArrayList<>();
        for (int i = 0; i < count; i++) played.add(game(i));
        return new Person<>(GAME, GUS, Set.of(GUS), played);
    }

    static Evaluator<OthelloPosition> theirs() {
        return GAME.evaluator("greedy");
    }

    private static PlayedGame<OthelloPosition> game(int number) {
        Random random = new Random(number);
        AlphaBeta<OthelloPosition> gus = new AlphaBeta<>(theirs());
        AlphaBeta<OthelloPosition> other = new AlphaBeta<>(GAME.evaluator("mobility"));
        int side = number % 2;
        OthelloPosition position = GAME.start();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            int[] buffer = new int[position.mostMoves()];
            int count = position.moves(buffer, 0);
            int move = position.mover() == side
                    ? gus.search(position, Limits.depth(THEIR_DEPTH)).move()
                    : moves.size() < RANDOM_PLIES
                            ? buffer[random.nextInt(count)]
                            : other.search(position, Limits.depth(2)).move();
            moves.add(move);
            position.make(move);
        }
        int payoff = position.payoff(0);
        Outcome outcome = payoff > 0 ? Outcome.FIRST_WINS : payoff < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
        return new PlayedGame<>(
                number + 1,
                new Place(number + 1, 1),
                Map.of("Date", 1990 + number % 3 + ".05.01"),
                side == 0 ? List.of(GUS, "Ann") : List.of("Ann", GUS),
                GAME.start(),
                moves.stream().mapToInt(Integer::intValue).toArray(),
                outcome);
    }

    /** The true model of Gus. */
    static OpponentModel gus() {
        LinearEvaluator<OthelloPosition> greedy = (LinearEvaluator<OthelloPosition>) theirs();
        Map<String, Weight> weights = new LinkedHashMap<>();
        for (int i = 0; i < greedy.features().size(); i++) {
            weights.put(greedy.features().get(i).name(), Weight.of(GAME.scale().units(greedy.weight(i))));
        }
        return new OpponentModel(
                GUS,
                new Judgement(Map.of(OpponentModel.WHOLE_GAME, weights), THEIR_DEPTH),
                new Evidence(List.of(), HoldOut.NONE, new Origin(List.of("evening.ggf"), 1, 1, 0, 0)),
                new HabitBook<>(GAME));
    }

    /** The position after these moves. */
    static <P extends Position> P after(Game<P> game, String position, String... moves) {
        P at = game.notation().position(position);
        for (String move : moves) at.make(game.notation().parse(at, move));
        return at;
    }
}
