package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Saving;
import org.outwit.core.turn.Turn;
import org.outwit.play.match.Clock;
import org.outwit.play.match.Dice;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchOpenings;
import org.outwit.play.match.MatchScore;
import org.outwit.play.match.Referee;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;

/**
 * What does it save to stop early, and what does it cost? An engine that does plays one that never does, from pairs of openings, with
 * one thread each. Time is counted in nodes, so that the same games are played on every machine, however busy: so many for each move,
 * where what is saved is only saved, or so many for the game, where later moves get a share of it as they do by a {@link Clock}.
 *
 * <p>Usage: {@code SavedTime GAME PLAYER GAMES SEED NODES [MORE]}; with MORE the nodes are those of a game, and each move adds MORE.
 */
public final class SavedTime {

    private static final int MEGABYTES = 8;
    private static final int OPENING_PLIES = 4;
    private static final int MOST_PLIES = 300;

    private SavedTime() {}

    public static void main(String[] args) {
        try (Resources resources = Resources.ofProgram()) {
            System.out.println(run(Games.named(args[0]), args, resources));
        }
    }

    private static <P extends Position> String run(Game<P> game, String[] args, Resources resources) {
        int count = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        long nodes = Long.parseLong(args[4]);
        boolean perMove = args.length < 6;
        NodeBudget budget =
                perMove ? new NodeBudget(nodes, 1, nodes) : new NodeBudget(nodes, 25, Long.parseLong(args[5]));
        MatchOpenings<P> openings = new MatchOpenings<>(game, (count + 1) / 2, OPENING_PLIES, seed);
        Referee<P> referee = new Referee<>(game, MOST_PLIES);
        PlayerSettings settings = PlayerSettings.USUAL.withTable(MEGABYTES).sharing(resources);
        PlayerSpec player = PlayerSpec.parse(args[1]);
        Spending saver = new Spending();
        Spending spender = new Spending();
        List<MatchGame> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            try (Budgeted<P> first = new Budgeted<>(Players.of(game, player, settings), true, budget, saver);
                    Budgeted<P> second = new Budgeted<>(Players.of(game, player, settings), false, budget, spender)) {
                List<Budgeted<P>> seats = i % 2 == 0 ? List.of(first, second) : List.of(second, first);
                Clock clock = new Clock(TimeControl.NONE, 2);
                int[] opening = openings.opening(i / 2);
                games.add(new MatchGame(
                        i, referee.play(opening, seats, Limits.NONE, clock, Dice.seeded(seed), () -> false)));
            }
        }
        return String.join(" ", args) + "\n" + EqualTime.line(MatchScore.of(games)) + "\nstops early: " + saver
                + "\nnever: " + spender;
    }

    /** A game has so many nodes, of which a move may take this part, and each move adds some and may spend three quarters of them. */
    private record NodeBudget(long nodes, int movesToGo, long more) {

        boolean isPerMove() {
            return movesToGo == 1;
        }

        long advised(long left) {
            return isPerMove() ? nodes : Math.max(1, Math.min(left, left / movesToGo + more * 3 / 4));
        }

        long after(long left, long spent) {
            return isPerMove() ? left : Math.max(1, left - spent) + more;
        }
    }

    /** What a player has spent in all games. */
    private static final class Spending {

        private int moves;
        private int settled;
        private long nodes;

        void add(Result result) {
            moves++;
            nodes += result.counts().nodes();
            if (result.reason() == StopReason.SETTLED) settled++;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d moves, %.0f nodes a move, %.1f %% of moves early",
                    moves,
                    (double) nodes / moves,
                    100.0 * settled / moves);
        }
    }

    /** A player who is told whether to save, in one game. */
    private static final class Budgeted<P extends Position> implements MoveChooser<P> {

        private final MoveChooser<P> chooser;
        private final boolean saving;
        private final NodeBudget budget;
        private final Spending spending;
        private long left;

        Budgeted(MoveChooser<P> chooser, boolean saving, NodeBudget budget, Spending spending) {
            this.chooser = chooser;
            this.saving = saving;
            this.budget = budget;
            this.spending = spending;
            this.left = budget.nodes();
        }

        @Override
        public Result choose(Turn<P> turn) {
            Limits limits = turn.limits().withNodes(budget.advised(left));
            Result result = chooser.choose(turn.within(limits).saving(saving ? Saving.CLEAR_MOVES : Saving.NOTHING));
            left = budget.after(left, result.counts().nodes());
            spending.add(result);
            return result;
        }

        @Override
        public void tookBack(GameHistory<P> history) {
            chooser.tookBack(history);
        }

        @Override
        public void close() {
            chooser.close();
        }
    }
}
