package org.outwit.learn.person;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;
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

    /** The person by the games before {@code endGame}; what they value is what another model says. */
    OpponentModel of(OpponentModel values, int endGame, HoldOut holdOut) {
        Game<P> game = decisions.person().game();
        List<Example<P>> earlier = decisions.since(0).stream()
                .filter(each -> each.game() < endGame)
                .toList();
        PersonalLayer<P> layer = new PersonalLearner<>(game, population, population.personal(), parallel, monitor)
                .learn(earlier, rating(endGame), pool(endGame), mostExamples);
        int firstGame = Math.max(0, endGame - population.personal().bookGames());
        return values.with(layer.difference().rounded(), holdOut, decisions.book(firstGame, endGame, 1));
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
