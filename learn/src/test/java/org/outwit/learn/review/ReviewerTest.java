package org.outwit.learn.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.RecordText;
import org.outwit.learn.study.Weighing;

class ReviewerTest {

    private static final ReviewPlan LITTLE = new ReviewPlan(500, 6);

    private static List<PlayedGame<ChessPosition>> chess(String moves, String result) throws IOException {
        return RecordText.games(
                new Chess(),
                "pgn",
                "[White \"Ann\"]\n[Black \"Ben\"]\n[Date \"1999.01.01\"]\n[Result \"" + result + "\"]\n\n" + moves + " "
                        + result + "\n");
    }

    private static <P extends Position> Review review(Game<P> game, List<PlayedGame<P>> games, String... who) {
        return reviewer(game, PeerPredictors.none(), Parallel.ALONE)
                .review(games, who.length == 0 ? "" : who[0], Set.of(who), List.of("games"));
    }

    private static <P extends Position> Reviewer<P> reviewer(Game<P> game, PeerPredictors<P> peers, Parallel parallel) {
        return new Reviewer<>(game, LITTLE, peers, parallel, ProgressMonitor.NONE);
    }

    /** A player who takes what is near against one who moves at random. */
    private static List<PlayedGame<DraughtsPosition>> draughts(int count) {
        Checkers game = new Checkers();
        AlphaBeta<DraughtsPosition> greedy = new AlphaBeta<>(game.evaluator("material"));
        List<PlayedGame<DraughtsPosition>> games = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            Random random = new Random(number);
            DraughtsPosition position = game.start();
            List<Integer> moves = new ArrayList<>();
            while (!position.isOver() && moves.size() < 40) {
                int[] legal = new int[position.mostMoves()];
                int end = position.moves(legal, 0);
                boolean greedyMoves = position.mover() == number % 2;
                int move =
                        greedyMoves ? greedy.search(position, Limits.depth(2)).move() : legal[random.nextInt(end)];
                moves.add(move);
                position.make(move);
            }
            games.add(new PlayedGame<>(
                    number,
                    new Place(number, 1),
                    Map.of(),
                    number % 2 == 0 ? List.of("Gus", "Rob") : List.of("Rob", "Gus"),
                    game.start(),
                    moves.stream().mapToInt(Integer::intValue).toArray(),
                    number % 2 == 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS));
        }
        return games;
    }

    @Test
    void aLostQueenIsTheGravestMoveAndSaidToBeOne() throws IOException {
        Review review = review(new Chess(), chess("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Nf3 d6 5. Nc3 Nf6", "0-1"));
        Mistake worst = review.gravest().get(0);
        assertThat(worst.played()).isEqualTo("Qxf7+");
        assertThat(worst.moveNumber()).isEqualTo(3);
        assertThat(worst.who()).isEqualTo("Ann");
        assertThat(worst.points()).isBetween(0.3, 1.0);
        assertThat(worst.reasons().get(0).feature()).isEqualTo("queens");
        assertThat(worst.reasons().get(0).against()).isFalse();
        assertThat(worst.reasons().get(0).worth()).hasValue(9);
        assertThat(worst.peersErr()).isEmpty();
        ReviewedGame game = review.games().get(0);
        assertThat(game.year()).isEqualTo(1999);
        assertThat(game.reviewed()).containsExactly(0, 1);
        assertThat(game.moves()).hasSize(10);
        assertThat(game.moves().get(4).error()).isTrue();
        assertThat(game.moves().get(5).choice()).isFalse(); // the king must take
        assertThat(game.endPoints()).isLessThan(0.1);
        assertThat(review.total()).extracting(SideAccuracy::name).containsExactly("Ann", "Ben");
        assertThat(review.total().get(0).accuracy())
                .isLessThan(review.total().get(1).accuracy());
        assertThat(review.balance()).isEmpty();
    }

    @Test
    void matesAreWonAndEndTheGame() throws IOException {
        Review review = review(new Chess(), chess("1. f3 e5 2. g4 Qh4#", "0-1"), "Ben");
        assertThat(review.gravest()).isEmpty();
        Gift gift = review.gifts().get(0);
        assertThat(gift.mistake().played()).isEqualTo("g4");
        assertThat(gift.mistake().playedValue()).isEqualTo("lost");
        assertThat(gift.mistake().overAfter()).isTrue();
        assertThat(gift.reply()).isEqualTo("Qh4#");
        assertThat(gift.isTaken()).isTrue();
        assertThat(review.games().get(0).endPoints()).isZero();
        PointBalance balance = review.balance().orElseThrow();
        assertThat(balance.games()).isEqualTo(1);
        assertThat(balance.scored()).isEqualTo(1);
        assertThat(balance.taken()).isEqualTo(balance.errors());
        assertThat(balance.given()).isGreaterThan(balance.lost());
    }

    /** A player who does not take the mate has missed it, and that is an error of their own. */
    @Test
    void aMissedGiftIsMissed() throws IOException {
        Review review = review(new Chess(), chess("1. f3 e5 2. g4 a6 3. e3 a5", "*"), "Ben");
        Gift gift = review.gifts().get(0);
        assertThat(gift.mistake().played()).isEqualTo("g4");
        assertThat(gift.reply()).isEqualTo("a6");
        assertThat(gift.isTaken()).isFalse();
        assertThat(review.gravest().get(0).played()).isEqualTo("a6");
        assertThat(review.gravest().get(0).bestValue()).isEqualTo("won");
        assertThat(review.balance().orElseThrow().games()).isZero();
    }

    /** The listing is the definition: some plies deep the better move is better. */
    @Test
    void errorsAreErrors() {
        Checkers game = new Checkers();
        Review review = review(game, draughts(4), "Rob");
        assertThat(review.gravest()).hasSize(6);
        AlphaBeta<DraughtsPosition> listing = new AlphaBeta<>(game.defaultEvaluator());
        for (Mistake each : review.gravest()) {
            DraughtsPosition position = game.notation().position(each.position());
            assertThat(position.mover()).isEqualTo(each.side());
            int depth = Math.min(6, each.depth() - 1);
            int[] values = new int[2];
            for (int i = 0; i < 2; i++) {
                DraughtsPosition after = Position.copyOf(position);
                after.make(game.notation().parse(position, i == 0 ? each.better() : each.played()));
                values[i] =
                        listing.search(after, each.side(), Limits.depth(depth)).value();
            }
            assertThat(values[0]).as(each.position()).isGreaterThan(values[1]);
        }
    }

    @Test
    void numbersAddUp() {
        Review review = review(new Checkers(), draughts(4), "Rob");
        double lost = 0;
        int errors = 0;
        int decisions = 0;
        for (ReviewedGame game : review.games()) {
            assertThat(game.reviewed()).hasSize(1);
            for (ReviewedMove move : game.moves()) {
                assertThat(move.points()).isBetween(0.0, 1.0);
                if (!move.choice()) assertThat(move.lost()).isZero();
                if (move.side() != game.reviewed().get(0)) continue;
                lost += move.lost();
                errors += move.error() ? 1 : 0;
                decisions += move.choice() ? 1 : 0;
                assertThat(move.error()).isEqualTo(move.lost() >= review.error());
            }
        }
        SideAccuracy rob = review.total().get(0);
        assertThat(rob.name()).isEqualTo("Rob");
        assertThat(rob.points()).isCloseTo(lost, within(1e-9));
        assertThat(rob.errors()).isEqualTo(errors);
        assertThat(rob.decisions()).isEqualTo(decisions);
        assertThat(review.balance().orElseThrow().lost()).isCloseTo(lost, within(1e-9));
        assertThat(review.balance().orElseThrow().scored()).isZero();
        assertThat(review.gravest()).isSortedAccordingTo((one, other) -> Double.compare(other.points(), one.points()));
    }

    @Test
    void accuracyHalvesWithEveryError() {
        Weighing weighing = Weighing.of(new Chess());
        assertThat(weighing.error()).isCloseTo(0.8, within(1e-12));
        SideAccuracy side = Accuracies.of("Ann", List.of(0.0, 0.8, 1.6, 0.0), weighing);
        assertThat(side.accuracy()).isCloseTo((1 + 0.5 + 0.25 + 1) / 4, within(1e-12));
        assertThat(side.best()).isEqualTo(2);
        assertThat(side.errors()).isEqualTo(2);
        assertThat(side.points()).isCloseTo(3 * 0.125, within(1e-12));
        assertThat(weighing.points(0)).isEqualTo(0.5);
        assertThat(weighing.points(1000)).isEqualTo(1);
        assertThat(Accuracies.of("", List.of(), weighing).accuracy()).isZero();
    }

    @Test
    void theAnswerDoesNotDependOnTheThreads() {
        List<PlayedGame<DraughtsPosition>> games = draughts(4);
        String alone = ReviewText.of(review(new Checkers(), games, "Rob"));
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            Reviewer<DraughtsPosition> many = reviewer(new Checkers(), PeerPredictors.none(), new Parallel(threads, 3));
            assertThat(ReviewText.of(many.review(games, "Rob", Set.of("Rob"), List.of("games"))))
                    .isEqualTo(alone);
        } finally {
            threads.shutdown();
        }
    }

    /** A player of any move with equal probability errs as often as there are moves that are errors. */
    @Test
    void peersErrAsOftenAsTheirMovesDo() throws IOException {
        MovePredictor<ChessPosition> anybody = (position, into) -> {
            int count = position.countMoves(new int[position.mostMoves()], 0);
            Arrays.fill(into, 0, count, 1.0 / count);
            return count;
        };
        PeerPredictors<ChessPosition> peers = (game, side) -> side == 0 ? Optional.of(anybody) : Optional.empty();
        Review review = reviewer(new Chess(), peers, Parallel.ALONE)
                .review(chess("1. f3 e5 2. g4 a6 3. e3 a5", "*"), "", Set.of(), List.of());
        Mistake white = review.gravest().stream()
                .filter(each -> each.played().equals("g4"))
                .findFirst()
                .orElseThrow();
        Mistake black = review.gravest().stream()
                .filter(each -> each.played().equals("a6"))
                .findFirst()
                .orElseThrow();
        // Of White's 19 moves after 1. f3 e5 two lose a piece or the game at once: g4 and at most some more.
        assertThat(white.peersErr().getAsDouble()).isBetween(1 / 19.0 - 1e-9, 0.5);
        assertThat(black.peersErr()).isEmpty();
    }

    @Test
    void gamesThatGoOnAfterARepetitionAreReviewed() throws IOException {
        String shuffling = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8"
                + " 9. Nf3 Nf6 10. Ng1 Ng8 11. e4 e5";
        Review review = review(new Chess(), chess(shuffling, "1/2-1/2"));
        assertThat(review.games().get(0).moves()).hasSize(22);
    }

    @Test
    void gamesWithoutMovesAndNamesAreNoTrouble() throws IOException {
        Review review = review(new Chess(), chess("", "*"));
        assertThat(review.games().get(0).moves()).isEmpty();
        assertThat(review.total().get(0).decisions()).isZero();
        assertThat(review.gravest()).isEmpty();
    }

    /** A person who played both sides gave nothing away to anybody else. */
    @Test
    void whoeverPlayedThemselvesHasNoLuck() throws IOException {
        List<PlayedGame<ChessPosition>> games = chess("1. f3 e5 2. g4 Qh4#", "0-1");
        Review review = review(new Chess(), games, "Ann", "Ben");
        assertThat(review.gifts()).isEmpty();
        assertThat(review.balance().orElseThrow().games()).isZero();
        assertThat(review.gravest()).hasSize(1);
    }

    /** Where a unit is the whole game, throwing a win away is an error, too. */
    @Test
    void winsAreWorthTheWholeGame() throws IOException {
        ConnectFour game = new ConnectFour();
        Review review = review(
                game, RecordText.games(game, "txt", "[Game \"connect4\"]\n[Result \"1-0\"]\n\n4 1 4 1 4 1 5 4 1-0\n"));
        assertThat(review.gravest().get(0).played()).isEqualTo("5");
        assertThat(review.gravest().get(0).better()).isIn("4", "1");
    }

    @Test
    void itStopsWhenAsked() throws IOException {
        List<PlayedGame<ChessPosition>> games = chess("1. f3 e5 2. g4 Qh4#", "0-1");
        Reviewer<ChessPosition> stopped = new Reviewer<>(
                new Chess(), LITTLE, PeerPredictors.none(), Parallel.ALONE, ProgressMonitor.stoppedBy(() -> true));
        assertThatThrownBy(() -> stopped.review(games, "", Set.of(), List.of()))
                .isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> new ReviewPlan(0, 6)).hasMessageContaining("must be positive");
    }
}
