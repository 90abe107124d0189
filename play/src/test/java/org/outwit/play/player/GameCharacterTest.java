package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.othello.Othello;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.Populations;

class GameCharacterTest {

    private static final int GAMES = 12;

    private static <P extends Position> int move(Game<P> game, String player, P position) {
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(player), PlayerSettings.USUAL)) {
            return chooser.choose(Turn.of(GameHistory.from(position), Limits.NONE))
                    .move();
        }
    }

    @Test
    void everyInstalledGameOfTwoHasSomeAndTheyPlayLegalMoves() {
        for (Game<?> game : Games.all()) {
            List<GameCharacter> all = GameCharacter.all(game);
            if (all.isEmpty()) continue; // games that tests bring along
            int fewest = Populations.SHIPPED.of(game).isPresent() ? 3 : 2;
            assertThat(all).as(game.name()).hasSizeGreaterThanOrEqualTo(fewest);
            for (GameCharacter each : all) assertLegal(game, each);
        }
    }

    private static <P extends Position> void assertLegal(Game<P> game, GameCharacter character) {
        P start = game.start();
        int[] moves = new int[start.mostMoves()];
        int count = start.moves(moves, 0);
        assertThat(java.util.Arrays.stream(moves, 0, count))
                .as(game.name() + " " + character)
                .contains(move(game, character.name(), start));
        assertThat(move(game, "character:" + character.name(), start)).isEqualTo(move(game, character.name(), start));
        assertThat(character.about().split("[.] |[.]$"))
                .as("two sentences about " + character)
                .hasSize(2);
        assertThat(game.evaluators()).doesNotContainKey(character.name());
    }

    @Test
    void oneThatIsNotThereIsASentenceWithThoseThatAre() {
        assertThatThrownBy(() -> move(new Othello(), "character:nobody", new Othello().start()))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no character 'nobody' in othello; there are gustav, cora, quentin.");
        assertThatThrownBy(() -> move(new Othello(), "nobody", new Othello().start()))
                .isInstanceOf(InputException.class)
                .hasMessageEndingWith("greedy, and the characters gustav, cora, quentin.");
        assertThatThrownBy(() -> move(new Othello(), "cora@3", new Othello().start()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'cora' plays as it is");
    }

    @Test
    void aNameIsReadInAnyCase() {
        assertThat(move(new Othello(), "Cora", new Othello().start()))
                .isEqualTo(move(new Othello(), "cora", new Othello().start()));
    }

    /** Wherever there is a choice, more of what it likes is expected from the character than from the same one without the taste. */
    @Test
    void tastesShow() {
        for (Game<?> game : Games.all()) {
            Optional<PopulationModel> people = Populations.SHIPPED.of(game);
            for (GameCharacter each : GameCharacter.all(game)) {
                if (each.manner() instanceof Manner.OfPeople manner) assertShows(game, manner, people.orElseThrow());
            }
        }
    }

    private static <P extends Position> void assertShows(Game<P> game, Manner.OfPeople manner, PopulationModel people) {
        Manner.OfPeople plain = new Manner.OfPeople(manner.strength(), 0, manner.sharpness(), Taste.NONE);
        Manner.OfPeople tasting = new Manner.OfPeople(manner.strength(), 0, manner.sharpness(), manner.taste());
        MovePredictor<P> without = plain.predictor(game, people);
        MovePredictor<P> with = tasting.predictor(game, people);
        double difference = 0;
        List<P> positions = positions(game);
        for (P position : positions) {
            double[] liking = liking(game, manner.taste(), position);
            difference += mean(with.probabilities(position), liking) - mean(without.probabilities(position), liking);
        }
        assertThat(difference / positions.size())
                .as(game.name() + " " + manner.taste())
                .isGreaterThan(0.02);
    }

    private static double mean(double[] probabilities, double[] values) {
        double mean = 0;
        for (int i = 0; i < probabilities.length; i++) mean += probabilities[i] * values[i];
        return mean;
    }

    private static <P extends Position> double[] liking(Game<P> game, Taste taste, P position) {
        Evaluator<P> liked = (at, player) -> {
            double sum = 0;
            for (Feature<P> feature : game.features()) {
                sum += 1000 * taste.weights().getOrDefault(feature.name(), 0.0) * feature.value(at, player);
            }
            return (int) sum;
        };
        int mover = position.mover();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            values[i] = liked.value(position, mover) / 1000.0;
            position.undo();
        }
        return values;
    }

    /** Where there are at least two moves in some random games. */
    private static <P extends Position> List<P> positions(Game<P> game) {
        List<P> positions = new ArrayList<>();
        Random random = new Random(1);
        for (int g = 0; g < GAMES; g++) {
            P position = game.start();
            for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                if (count > 1) positions.add(Position.copyOf(position));
                position.make(moves[random.nextInt(count)]);
            }
        }
        return positions;
    }
}
