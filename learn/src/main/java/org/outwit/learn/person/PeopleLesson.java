package org.outwit.learn.person;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.Pool;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.strength.RatingTags;
import org.outwit.learn.training.PersonalLearner;

/** Learns somebody as one of the people who play a game: what they do differently from the others. */
record PeopleLesson<P extends Position>(
        PersonDecisions<P> decisions,
        PopulationModel population,
        int mostExamples,
        Parallel parallel,
        ProgressMonitor monitor) {

    /** People get better and worse, so that only this number of their last games says how strong they are. */
    private static final int RATED_GAMES = 100;

    /** A person, and how strong they are. */
    record Known(OpponentModel model, JudgedStrength strength) {}

    /** The person by all games, before anything is known of what they value: that is said to be what the game's own evaluator does. */
    Known first(Origin origin) {
        Game<P> game = decisions.person().game();
        LinearEvaluator<P> own = game.evaluator(LinearEvaluator.firstName(game)) instanceof LinearEvaluator<P> linear
                ? linear
                : LinearEvaluator.of(game, Map.of());
        int depth = Math.max(1, population.plan().depth());
        Judgement judgement = Judgement.of(game, own, depth, OptionalDouble.of(game.errorSize()), true);
        OpponentModel unvalued = new OpponentModel(
                decisions.person().who(),
                judgement,
                new Evidence(List.of(), HoldOut.NONE, origin),
                new HabitBook<>(game));
        return known(unvalued, decisions.person().games().size(), HoldOut.NONE);
    }

    /** The person by the games before {@code endGame}; what they value is what another model says. */
    OpponentModel of(OpponentModel values, int endGame, HoldOut holdOut) {
        return known(values, endGame, holdOut).model();
    }

    private Known known(OpponentModel values, int endGame, HoldOut holdOut) {
        Game<P> game = decisions.person().game();
        List<Example<P>> earlier = decisions.since(0).stream()
                .filter(each -> each.game() < endGame)
                .toList();
        PersonalLearner<P> learner = new PersonalLearner<>(game, population, population.personal(), parallel, monitor);
        PersonalLayer<P> layer = learner.learn(earlier, rating(endGame), pool(endGame), mostExamples);
        int firstGame = Math.max(0, endGame - population.personal().bookGames());
        return new Known(
                values.with(layer.difference().rounded(), holdOut, decisions.book(firstGame, endGame, 1)),
                JudgedStrength.of(layer.rating(), learner.ratingError(), population));
    }

    /** Among whom the last games were played, most of them. */
    private Optional<Pool> pool(int endGame) {
        return Pool.most(decisions.person().games().subList(Math.max(0, endGame - RATED_GAMES), endGame).stream()
                .map(played -> Pool.of(played.tags()))
                .toList());
    }

    /** The mean of what the tags of the last games say; not a number where they say nothing. */
    private double rating(int endGame) {
        Person<P> person = decisions.person();
        RatingTags tags = new RatingTags(person.game());
        double sum = 0;
        int found = 0;
        for (int game = Math.max(0, endGame - RATED_GAMES); game < endGame; game++) {
            PlayedGame<P> played = person.games().get(game);
            for (int side = 0; side < played.players().size(); side++) {
                if (!person.names().contains(played.players().get(side))) continue;
                OptionalDouble rating = tags.of(played, side);
                if (rating.isEmpty()) continue;
                sum += rating.getAsDouble();
                found++;
            }
        }
        return found == 0 ? Double.NaN : sum / found;
    }
}
