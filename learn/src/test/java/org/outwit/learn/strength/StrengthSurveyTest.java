package org.outwit.learn.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.othello.Othello;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.RecordText;

class StrengthSurveyTest {

    private static <P extends Position> Strengths survey(Game<P> game, List<PlayedGame<P>> games) {
        StrengthSurvey<P> survey = new StrengthSurvey<>(game);
        games.forEach(survey::game);
        return survey.strengths();
    }

    private static String pgn(String white, String black, String result, String tags) {
        return "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" + result + "\"]\n" + tags + "\n1. e4 "
                + result + "\n\n";
    }

    @Test
    void ratingsOfAGameWin() throws IOException {
        var games = RecordText.games(
                new Chess(),
                "pgn",
                pgn("Ann", "Ben", "1-0", "[WhiteElo \"2100\"]\n[BlackElo \"1900\"]\n")
                        + pgn("Ben", "Ann", "1/2-1/2", "[WhiteElo \"1950\"]\n[BlackElo \"-\"]\n")
                        + pgn("?", "Ben", "1-0", "[WhiteElo \"1777\"]\n[BlackElo \"0\"]\n"));
        Strengths strengths = survey(new Chess(), games);
        assertThat(strengths.isTagged()).isTrue();
        assertThat(strengths.strength(games.get(0), 0)).hasValue(2100);
        assertThat(strengths.strength(games.get(1), 0)).hasValue(1950);
        assertThat(strengths.strength(games.get(2), 0)).hasValue(1777);
        assertThat(strengths.strength(games.get(1), 1).getAsDouble()).isCloseTo(2100, within(30.0));
        assertThat(strengths.strength(games.get(2), 1).getAsDouble()).isCloseTo(1925, within(30.0));
        assertThat(strengths.games()).isEqualTo(2);
    }

    /** People without a rating are rated against those who have one, on their scale. */
    @Test
    void theScaleIsThatOfTheRecords() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++)
            text.append(pgn("Ann", "Cid", i % 4 == 0 ? "1-0" : "0-1", "[WhiteElo \"2400\"]\n"));
        Strengths strengths = survey(new Chess(), RecordText.games(new Chess(), "pgn", text.toString()));
        assertThat(strengths.strength("Cid").getAsDouble()).isGreaterThan(2430);
    }

    @Test
    void everyFormatHasItsTags() throws IOException {
        var pdn = RecordText.games(
                new Checkers(),
                "pdn",
                "[Black \"Ann\"]\n[White \"Ben\"]\n[BlackRating \"2000\"]\n[WhiteRating \"1800?\"]\n[Result \"1-0\"]\n1. 11-15 *");
        RatingTags checkers = new RatingTags(new Checkers());
        assertThat(checkers.of(pdn.get(0), 0)).hasValue(2000);
        assertThat(checkers.of(pdn.get(0), 1)).hasValue(1800);
        var ggf = RecordText.games(new Othello(), "ggf", "(;GM[Othello]PB[Ann]PW[Ben]RB[1720.5]RW[1650]TY[8]B[F5];)");
        RatingTags othello = new RatingTags(new Othello());
        assertThat(othello.of(ggf.get(0), 0)).hasValue(1720.5);
        assertThat(othello.of(ggf.get(0), 1)).hasValue(1650);
        var tagged = RecordText.games(
                new ConnectFour(),
                "txt",
                "[Game \"connect4\"]\n[First \"Ann\"]\n[SecondElo \"1234\"]\n[Result \"1-0\"]\n\n4 4 1-0\n");
        RatingTags connect4 = new RatingTags(new ConnectFour());
        assertThat(connect4.of(tagged.get(0), 0)).isEmpty();
        assertThat(connect4.of(tagged.get(0), 1)).hasValue(1234);
    }

    @Test
    void spellingsAreOnePersonAndNobodyPlaysThemselves() throws IOException {
        String text = pgn("Tastet Marc", "Ben", "1-0", "")
                + pgn("Ben", "Marc Tastet", "0-1", "")
                + pgn("TASTET, Marc", "Ben", "1-0", "")
                + pgn("Tastet Marc", "Marc Tastet", "1-0", "")
                + pgn("Tastet Marc", "Cid", "*", "")
                + pgn("Tastet Marc", "?", "1-0", "");
        Strengths strengths = survey(new Chess(), RecordText.games(new Chess(), "pgn", text));
        assertThat(strengths.games()).isEqualTo(3);
        List<PlayerRating> all = strengths.strongest(10, 1);
        assertThat(all).extracting(PlayerRating::name).containsExactly("Tastet Marc", "Ben");
        assertThat(all.get(0).points()).isEqualTo(3);
        assertThat(strengths.strength("Marc Tastet")).isEqualTo(strengths.strength("TASTET, Marc"));
        assertThat(strengths.strength("Cid")).isEmpty();
        assertThat(strengths.strength("")).isEmpty();
        assertThat(strengths.people(4)).isZero();
    }

    @Test
    void anEmptyArchiveHasNobody() {
        Strengths strengths = new StrengthSurvey<>(new Chess()).strengths();
        assertThat(strengths.strongest(10, 1)).isEmpty();
        assertThat(strengths.games()).isZero();
    }

    /** The deviation of the prior follows from the results, so that neither checkers nor Othello is pulled too much. */
    @Test
    void theSpreadOfPeopleIsFound() {
        for (double truth : new double[] {60, 250}) {
            Random random = new Random(3);
            Pairings pairings = new Pairings();
            double[] people = new double[300];
            for (int i = 0; i < 300; i++) people[i] = truth * random.nextGaussian();
            for (int i = 0; i < 9000; i++) {
                int first = random.nextInt(300);
                int second = (first + 1 + random.nextInt(299)) % 300;
                double lead = people[first] - people[second];
                pairings.add(first, second, random.nextDouble() < 1 / (1 + Math.pow(10, -lead / 400)) ? 1 : 0);
            }
            BradleyTerry model = RatingSpread.fit(pairings, Collections.nCopies(300, Optional.empty()), 1500);
            double squares = 0;
            double error = 0;
            for (int i = 0; i < 300; i++) {
                squares += Math.pow(model.rating(i) - 1500, 2);
                error += Math.pow(model.rating(i) - 1500 - people[i], 2);
            }
            // What is estimated spreads less than the truth by just what is uncertain.
            double least = model.leastVariance(0);
            assertThat(Math.sqrt(squares / 300 + least)).isCloseTo(truth, within(0.15 * truth));
            assertThat(Math.sqrt(error / 300)).isLessThan(1.3 * Math.sqrt(least));
        }
    }
}
