package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;

class StrengthEstimateTest extends PeopleOfTests {

    private int played;

    private <P extends Position> void play(Game<P> game, int first, int second, Outcome outcome) {
        play(game, List.of(new int[] {first, second}), outcome);
    }

    private <P extends Position> void play(Game<P> game, List<int[]> pairs, Outcome outcome) {
        List<PlayedGame<P>> games = new ArrayList<>();
        for (int[] each : pairs) {
            PlayedGame<P> any = PeopleStoreTest.played(game, played++, Map.of(), outcome);
            List<String> names = List.of("Player " + each[0], "Player " + each[1]);
            games.add(new PlayedGame<>(1, any.place(), Map.of(), names, any.start(), any.moves(), outcome));
        }
        assertThat(store.add(ME, game, "x.txt", games)).isEqualTo(pairs.size());
    }

    /** 20 people who have met each other. */
    private void club(Game<?> game) {
        Random random = new Random(3);
        Map<Outcome, List<int[]>> rounds =
                Map.of(Outcome.FIRST_WINS, new ArrayList<>(), Outcome.SECOND_WINS, new ArrayList<>());
        for (int i = 0; i < 400; i++) {
            int first = random.nextInt(20);
            int second = (first + 1 + random.nextInt(19)) % 20;
            boolean wins = random.nextDouble() < 1 / (1 + Math.exp((second - first) / 8.0));
            rounds.get(wins ? Outcome.FIRST_WINS : Outcome.SECOND_WINS).add(new int[] {first, second});
        }
        play(game, rounds.get(Outcome.FIRST_WINS), Outcome.FIRST_WINS);
        play(game, rounds.get(Outcome.SECOND_WINS), Outcome.SECOND_WINS);
    }

    private double rating(Game<?> game, int player) {
        String id = GameRecord.personId(ME, game.name(), GameRecord.key("Player " + player));
        return store.person(ME, id).orElseThrow().rating().orElse(0);
    }

    private StrengthNote note(Game<?> game) {
        return database.read(sql -> StrengthNote.find(sql, ME, game.name())).orElseThrow();
    }

    /** People who did not play keep their rating to the last digit: nobody has looked at them. */
    @Test
    void oneGameMovesThoseWhoPlayedIt() {
        Game<?> game = Games.named("kalah");
        club(game);
        StrengthEstimate<?> strengths = new StrengthEstimate<>(database, game, 100);
        strengths.update(ME);
        assertThat(note(game).games()).isEqualTo(400);
        double[] before = new double[20];
        for (int i = 0; i < 20; i++) before[i] = rating(game, i);
        play(game, 2, 17, Outcome.FIRST_WINS);
        strengths.update(ME);
        double[] stepped = new double[20];
        for (int i = 0; i < 20; i++) stepped[i] = rating(game, i);
        for (int i = 0; i < 20; i++)
            if (i != 2 && i != 17) assertThat(stepped[i]).isEqualTo(before[i]);
        assertThat(List.of(note(game).games(), note(game).since())).containsExactly(400L, 1L);
        strengths.updateAll(ME);
        for (int i : new int[] {2, 17}) {
            assertThat(Math.abs(rating(game, i) - before[i])).isGreaterThan(5);
            assertThat(stepped[i]).isEqualTo(rating(game, i), within(4.0));
        }
        assertThat(List.of(note(game).games(), note(game).since())).containsExactly(401L, 0L);
    }

    @Test
    void whenATenthIsNewAllAreLookedAt() {
        Game<?> game = Games.named("kalah");
        club(game);
        StrengthEstimate<?> strengths = new StrengthEstimate<>(database, game, 100);
        strengths.updateQuickly(ME);
        assertThat(rating(game, 1)).isZero(); // that is left to somebody with more time
        strengths.update(ME);
        for (int i = 0; i < 40; i++) play(game, 20, i % 20, Outcome.FIRST_WINS);
        strengths.update(ME);
        assertThat(note(game).since()).isEqualTo(40);
        assertThat(rating(game, 20)).isZero(); // is new, and waits
        play(game, 20, 1, Outcome.FIRST_WINS);
        strengths.updateQuickly(ME);
        assertThat(note(game).since()).isEqualTo(41);
        strengths.update(ME);
        assertThat(List.of(note(game).games(), note(game).since())).containsExactly(441L, 0L);
        assertThat(rating(game, 20)).isGreaterThan(rating(game, 1));
    }

    @Test
    void fewGamesAreAllLookedAtEachTime() {
        Game<?> game = Games.named("kalah");
        club(game);
        StrengthEstimate<?> strengths = new StrengthEstimate<>(database, game);
        strengths.updateQuickly(ME);
        play(game, 0, 1, Outcome.DRAW);
        strengths.updateQuickly(ME);
        assertThat(note(game).games()).isEqualTo(401);
    }
}
