package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.reading.OthelloGames;

class MatFormatTest {

    private static final String MATCH = """
            ; [Event "Club"]

             5 point match

             Game 1
             Ann : 0                        Bob B. : 0
              1)                             41: 13/9 24/23
              2) 31: 8/5 6/5                 66:
              3)  Doubles => 2                Drops
                  Wins 1 point

             Game 2
             Ann : 1                        Bob B. : 0
              1) 31: 8/5 6/5                 62: 24/18 13/11
              2)  Doubles => 2                Takes
              3) 64: 24/14
                                              Wins 4 points

             Game 3
             Ann : 1                        Bob B. : 4
              1) 31: 8/5 6/5                 62: 24/18 13/11
            """;

    private final List<PlayedGame<BackgammonPosition>> games = new ArrayList<>();
    private final List<String> rejected = new ArrayList<>();

    private void read(RecordSource source) {
        games.clear();
        rejected.clear();
        try {
            new MatFormat().read(source, new RecordSink<>() {
                @Override
                public void game(PlayedGame<BackgammonPosition> game) {
                    games.add(game);
                }

                @Override
                public void rejected(Rejection rejection) {
                    rejected.add(rejection.toString());
                }
            });
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void read(String text) {
        read(RecordSource.of("test.mat", text));
    }

    private static String written(List<PlayedGame<BackgammonPosition>> games) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            // One by one, as archives are written that do not fit into the memory.
            for (PlayedGame<BackgammonPosition> each : games) new MatFormat().write(List.of(each), bytes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private void roundTrip() {
        List<PlayedGame<BackgammonPosition>> before = List.copyOf(games);
        read(written(before));
        assertThat(rejected).isEmpty();
        assertThat(games).hasSameSizeAs(before);
        for (int i = 0; i < before.size(); i++) {
            PlayedGame<BackgammonPosition> one = before.get(i);
            PlayedGame<BackgammonPosition> other = games.get(i);
            assertThat(PositionText.of(other.start())).isEqualTo(PositionText.of(one.start()));
            assertThat(other.moves()).isEqualTo(one.moves());
            assertThat(other.players()).isEqualTo(one.players());
            assertThat(other.outcome()).isEqualTo(one.outcome());
        }
    }

    @Test
    void aMatchIsReadWithScoreCubeAndCrawford() {
        read(MATCH.replace("66:", "66: 24/18 13/7(3)"));
        assertThat(rejected).isEmpty();
        assertThat(games)
                .extracting(PlayedGame::outcome)
                .containsExactly(Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.UNKNOWN);
        assertThat(games.get(0).players()).containsExactly("Ann", "Bob B.");
        assertThat(games.get(0).tags()).containsEntry("Event", "Club");
        assertThat(games.get(0).end().stage()).isEqualTo(Stage.DROPPED);
        assertThat(games.get(1).end().stake()).isEqualTo(2);
        MatchTerms last = games.get(2).start().terms();
        assertThat(last).isEqualTo(new MatchTerms(true, 5, 1, 4, true));
        roundTrip();
    }

    @Test
    void aPlayThatIsLeftOutIsAPassOnlyWhereNothingElseCanBePlayed() {
        read(MATCH);
        assertThat(rejected).hasSize(1);
        assertThat(rejected.get(0)).startsWith("line 8, column 37, game 1: There is a play, so nobody may pass");
        assertThat(games).hasSize(2);
    }

    @Test
    void whatIsWrongIsToldWithItsPlaceAndTheRestIsRead() {
        read(MATCH.replace("41: 13/9", "71: 13/9").replace("Bob B. : 4", "Bob B."));
        assertThat(rejected).hasSize(2);
        assertThat(rejected.get(0))
                .isEqualTo("line 7, column 34, game 1: '71' is no roll; expected two dice from 1 to 6, such as 31.");
        assertThat(rejected.get(1)).startsWith("line 20, column 1, game 3: Expected the players with their scores");
        assertThat(games).hasSize(1);
        read(MATCH.replace("Doubles => 2                Takes", "Doubles => 4                Takes"));
        assertThat(rejected.get(1)).contains("The cube is turned to 4 where 2 comes next.");
        read(MATCH.replace(" 5 point match", " five points"));
        assertThat(rejected.get(0))
                .isEqualTo("line 3, column 1: Expected '7 point match' or 'Game 1', found 'five points'.");
    }

    @Test
    void aFileThatIsCutAnywhereNeverDoesWorseThanReject() {
        String whole = MATCH.replace("66:", "66: 24/18 13/7(3)");
        for (int length = 0; length < whole.length(); length++) {
            read(whole.substring(0, length));
            assertThat(games.size() + rejected.size()).isLessThanOrEqualTo(3);
        }
    }

    @Test
    void gamesByChanceComeBackAsTheyWere() {
        Random random = new Random(5);
        List<PlayedGame<BackgammonPosition>> played = new ArrayList<>();
        for (int number = 1; number <= 12; number++) {
            MatchTerms terms = number % 3 == 0
                    ? MatchTerms.PLAIN
                    : number % 3 == 1 ? MatchTerms.MONEY : new MatchTerms(true, 7, 6, number % 7, number % 2 == 0);
            BackgammonPosition start = BackgammonPosition.before(Board.start(), terms, number % 2);
            BackgammonPosition position = start.copy();
            List<Integer> moves = new ArrayList<>();
            int[] row = new int[PlayLister.MOST_PLAYS];
            while (!position.isOver()) {
                int end = position.moves(row, 0);
                boolean drops = position.stage() == Stage.DECIDING && random.nextInt(10) > 0;
                moves.add(row[drops ? 0 : random.nextInt(end)]);
                position.make(moves.get(moves.size() - 1));
            }
            Outcome outcome = position.winner() == 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
            int[] all = moves.stream().mapToInt(Integer::intValue).toArray();
            Map<String, String> tags = Map.of("Event", "Chance");
            played.add(new PlayedGame<>(number, new Place(1, 1), tags, List.of("Ann", "Bob"), start, all, outcome));
        }
        games.addAll(played);
        roundTrip();
    }

    @Test
    void otherStartsAreNotHeld() {
        BackgammonPosition start = new RandomBoards(1).next();
        PlayedGame<BackgammonPosition> game =
                new PlayedGame<>(1, new Place(1, 1), Map.of(), List.of("", ""), start, new int[0], Outcome.UNKNOWN);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> written(List.of(game)))
                .withMessageContaining(".mat files hold games from the usual start only");
    }

    @Test
    void realMatchesAreRead() {
        Path file = OthelloGames.shared("../backgammon/charlot1-charlot2_7p.mat");
        assumeTrue(file != null, "There are no real matches here.");
        read(RecordSource.of(file));
        assertThat(rejected).isEmpty();
        assertThat(games).hasSize(4);
        roundTrip();
    }
}
