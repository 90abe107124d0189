package org.outwit.lab.sweep;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;
import org.outwit.play.match.Clock;
import org.outwit.play.match.Dice;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchOpenings;
import org.outwit.play.match.Referee;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.resources.Resources;

/**
 * Measures one cell. Everything is made from what stands in the cell: its seed is the number of the opening in a row of openings that is the same
 * for all players, and what players do at random is drawn from it, too.
 */
final class SweepCell<P extends Position> {

    private final Game<P> game;
    private final Cell cell;
    private final LabContext context;
    private final int[] opening;
    private final Resources resources;

    SweepCell(Game<P> game, Cell cell, LabContext context, MatchOpenings<P> openings) {
        this.game = game;
        this.cell = cell;
        this.context = context;
        this.opening = openings.opening((int) cell.seed() - 1);
        this.resources = Resources.ALONE.knowing(context.populations());
    }

    Measurement measurement(SweepMeasure measure) {
        return switch (measure) {
            case POINTS -> points();
            case COST -> cost();
            case AGREEMENT -> agreement();
            case ACCURACY -> accuracy();
        };
    }

    private Optional<String> value(SweepKey key) {
        return Optional.ofNullable(cell.parameters().get(key.word())).map(CellWord::value);
    }

    private int number(SweepKey key) {
        return cell.number(key.word());
    }

    private SearchingChooser<P> chooser(SweepSide side, int number) {
        PlayerSettings settings = PlayerSettings.USUAL
                .withTable(number(SweepKey.TABLE))
                .seeded(cell.seed() * 31 + 3L * number + side.ordinal())
                .sharing(resources);
        Optional<String> algorithm = side.algorithm().flatMap(this::value);
        if (algorithm.isPresent()) settings = settings.with(Algorithm.named(algorithm.get()));
        return Players.of(game, PlayerSpec.parse(value(side.who()).orElseThrow()), settings);
    }

    private Limits limits(SweepSide side) {
        return side.limits(this::value);
    }

    private Measurement points() {
        double[] points = new double[2];
        long[] nodes = new long[2];
        long plies = 0;
        for (int first = 0; first < 2; first++) {
            GameReport report = game(first);
            points[first] = new MatchGame(first, report).points(0);
            plies += report.plies();
            for (int side = 0; side < 2; side++) nodes[side] += report.nodes().get(side == first ? 0 : 1);
        }
        long wins = Arrays.stream(points).filter(each -> each == 1).count();
        long losses = Arrays.stream(points).filter(each -> each == 0).count();
        return Measurement.of(
                "points",
                (points[0] + points[1]) / 2,
                "wins",
                wins,
                "draws",
                2 - wins - losses,
                "losses",
                losses,
                "plies",
                plies,
                "searched",
                nodes[0],
                "against-searched",
                nodes[1]);
    }

    /** The game that the player begins, or the one that the other does. */
    private GameReport game(int first) {
        try (SearchingChooser<P> player = chooser(SweepSide.PLAYER, first);
                SearchingChooser<P> other = chooser(SweepSide.AGAINST, first)) {
            MoveChooser<P> one = limited(player, SweepSide.PLAYER);
            MoveChooser<P> two = limited(other, SweepSide.AGAINST);
            GameReport report = new Referee<>(game, number(SweepKey.MOST_PLIES))
                    .play(
                            opening,
                            first == 0 ? List.of(one, two) : List.of(two, one),
                            Limits.NONE,
                            new Clock(TimeControl.NONE, 2),
                            game.capabilities().chance() ? Dice.seeded(cell.seed()) : Dice.NONE,
                            context.monitor()::isStopped);
            if (report.end() == GameEnd.ABANDONED) throw new CancellationException("The game was stopped.");
            return report;
        }
    }

    private MoveChooser<P> limited(MoveChooser<P> chooser, SweepSide side) {
        Limits own = limits(side);
        return turn -> chooser.choose(turn.within(own.stoppedBy(turn.limits().stop())));
    }

    private Measurement cost() {
        try (SearchingChooser<P> player = chooser(SweepSide.PLAYER, 0)) {
            Result result = choose(player, SweepSide.PLAYER, history());
            Measurement spent = Measurement.of(
                    "searched", result.counts().nodes(),
                    "evaluated", result.counts().evaluations(),
                    "reached", result.depth());
            return result.isKnown() ? spent.and(Map.of("value", game.scale().units(result.value()))) : spent;
        }
    }

    private Measurement agreement() {
        GameHistory<P> history = history();
        try (SearchingChooser<P> player = chooser(SweepSide.PLAYER, 0);
                SearchingChooser<P> other = chooser(SweepSide.AGAINST, 0)) {
            int one = choose(player, SweepSide.PLAYER, history).move();
            int two = choose(other, SweepSide.AGAINST, history).move();
            int moves = moves(history.end());
            return Measurement.of("agreed", one == two ? 1 : 0, "by-chance", 1.0 / moves, "moves", moves);
        }
    }

    private Measurement accuracy() {
        GameHistory<P> history = history();
        try (SearchingChooser<P> player = chooser(SweepSide.PLAYER, 0);
                SearchingChooser<P> reference = chooser(SweepSide.REFERENCE, 0)) {
            int move = choose(player, SweepSide.PLAYER, history).move();
            Result known = choose(reference, SweepSide.REFERENCE, history);
            List<Integer> best = reference.equallyGood(game, history.end(), known);
            int moves = moves(history.end());
            return Measurement.of(
                    "best", best.contains(move) ? 1 : 0, "by-chance", (double) best.size() / moves, "moves", moves);
        }
    }

    private Result choose(MoveChooser<P> chooser, SweepSide side, GameHistory<P> history) {
        Limits limits = limits(side).stoppedBy(context.monitor()::isStopped);
        Result result = chooser.choose(Turn.in(game, history, limits));
        context.monitor().throwIfStopped();
        return result;
    }

    /** Where the opening leads, with the dice rolled where that is next. */
    private GameHistory<P> history() {
        GameHistory<P> history = GameHistory.from(game.start(), opening);
        Dice dice = game.capabilities().chance() ? Dice.seeded(cell.seed()) : Dice.NONE;
        for (P end = history.end(); !end.isOver() && end.mover() == Position.CHANCE; end = history.end())
            history = history.then(dice.roll(end));
        if (history.end().isOver())
            throw new InputException("After an opening of " + number(SweepKey.OPENING) + " plies a game of "
                    + game.name() + " can be over, and then there is nothing to search; expected shorter openings.");
        return history;
    }

    private int moves(P position) {
        return position.moves(new int[position.mostMoves()], 0);
    }
}
