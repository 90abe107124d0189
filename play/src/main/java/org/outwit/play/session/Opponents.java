package org.outwit.play.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.player.Insight;
import org.outwit.play.player.MoveChooser;

/** The players in the seats that are not the person's. Each, and with it its table, is made when it is first asked. */
final class Opponents<P extends Position> implements AutoCloseable {

    /** What one of them answered at a position, and what it expected of the person. */
    record Answer<P extends Position>(
            P position,
            int seat,
            Result result,
            Optional<ReplyForecast> forecast,
            Optional<ResortForecast> resort,
            Optional<Insight<P>> insight) {}

    private final IntFunction<MoveChooser<P>> maker;
    private final Thinker<P> thinker;
    private final Map<Integer, MoveChooser<P>> made = new TreeMap<>();
    private final Map<Integer, Result> answers = new TreeMap<>();
    private Answer<P> last;

    Opponents(IntFunction<MoveChooser<P>> maker, Thinker<P> thinker) {
        this.maker = maker;
        this.thinker = thinker;
    }

    /** The mover at this position, listened to while they think. */
    MoveChooser<P> thinking(P position) {
        return thinker.listeningTo(at(position.mover()), position);
    }

    MoveChooser<P> at(int seat) {
        return made.computeIfAbsent(seat, maker::apply);
    }

    /** Takes note of what one of them answered at this position. */
    void answered(P position, Result result) {
        int seat = position.mover();
        answers.put(seat, result);
        MoveChooser<P> player = at(seat);
        last = new Answer<>(position, seat, result, player.forecast(), player.resort(), player.insight());
    }

    /** The last answer of anybody, if there was one since moves were taken back. */
    Optional<Answer<P>> last() {
        return Optional.ofNullable(last);
    }

    /** What each of them knows who learns and has been asked for a move, by their seats. */
    Map<Integer, Insight<P>> insights() {
        Map<Integer, Insight<P>> known = new TreeMap<>();
        made.forEach((seat, each) -> each.insight().ifPresent(insight -> known.put(seat, insight)));
        return known;
    }

    /** The game is over, and this is how it went. */
    void gameOver(GameHistory<P> history) {
        made.forEach((seat, each) -> each.gameOver(history, seat));
    }

    /** Whether {@code opponents} opponents take a draw: all have judged the game, and nobody thinks that they stand better. */
    boolean takeDraw(int opponents) {
        return answers.size() == opponents
                && answers.values().stream().allMatch(answer -> answer.isKnown() && answer.value() <= 0);
    }

    /** Moves were taken back, and the game is here now. */
    void tookBack(GameHistory<P> history) {
        answers.clear();
        last = null;
        made.values().forEach(each -> each.tookBack(history));
    }

    /** Closes those that were made, which give their tables back. An opponent who is asked again is made anew. */
    @Override
    public void close() {
        RuntimeException failure = null;
        List<MoveChooser<P>> closing = List.copyOf(made.values());
        made.clear();
        for (MoveChooser<P> each : closing) {
            try {
                each.close();
            } catch (RuntimeException e) {
                failure = e;
            }
        }
        if (failure != null) throw failure;
    }
}
