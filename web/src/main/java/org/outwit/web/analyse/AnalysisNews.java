package org.outwit.web.analyse;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.web.http.Wire;

/**
 * What an analysis has found: of each kind the last, where there is any.
 *
 * @param map of the position itself, where it is their turn
 * @param maps of moves, each under {@code map:} and the move
 */
@Wire(tells = {"analysis/{id} picture", "analysis/{id} news"})
record AnalysisNews(
        Optional<StateView> state,
        Optional<LinesView> lines,
        Optional<PredictedView> people,
        Optional<AgainstView> against,
        Optional<MapView> map,
        @JsonAnyGetter @JsonProperty("map:{move}") Map<String, MapView> maps) {

    static final AnalysisNews NONE = new AnalysisNews(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Map.of());

    /** @param state "thinking", "resting", "done" or "failed" */
    record StateView(String state, String sentence) {}

    /** How far ahead values were looked for, what they count, and for whom. */
    record Measured(int depth, String unit, String side) {}

    /** @param complete whether nothing is left to find */
    record LinesView(
            @JsonUnwrapped Measured measured, List<LineView> lines, long nodes, double seconds, boolean complete) {}

    record LineView(String move, List<String> way, String value, List<String> line, int depth) {}

    /** What the person would play here. */
    record PredictedView(@JsonUnwrapped PredictableView person, String side, List<PredictedMove> moves) {}

    /** A person whose moves can be predicted, as {@link PersonChoice} has them. */
    record PredictableView(String id, String name, String kind, String from) {}

    record PredictedMove(String move, List<String> way, double probability) {}

    /** What is best against the person. */
    sealed interface AgainstView {}

    /** @param pick the move that brings most of those that risk no more than the margin */
    record WeighedView(
            @JsonUnwrapped Measured measured, List<ProspectView> rows, String pick, String margin, String swing)
            implements AgainstView {}

    /** @param probability of the likeliest reply; like it empty where nobody replies */
    record ProspectView(
            String move,
            List<String> way,
            String expected,
            String guaranteed,
            String risk,
            boolean safe,
            Optional<ReplyView> reply,
            Optional<Double> probability) {}

    record ReplyView(String move, List<String> way) {}

    /** Nobody has to be known where the game is won. */
    record WonView(@JsonUnwrapped Measured measured, String move, List<String> way, String won, String pick)
            implements AgainstView {}

    /** What is expected where it is their turn; values are those of the other side. */
    record AwaitedView(@JsonUnwrapped Measured measured, boolean theirTurn, String expected, String guaranteed)
            implements AgainstView {}

    /** The replies to a move. */
    sealed interface MapView {}

    /**
     * @param after the move; empty where these are the moves of the position
     * @param them whose replies they are
     * @param error from what cost on a reply is a mistake
     */
    record ReplyMapView(
            @JsonUnwrapped Measured measured,
            String after,
            List<String> way,
            List<PointView> points,
            String them,
            double error)
            implements MapView {}

    /** @param decisive whether it costs the whole game */
    record PointView(
            String move,
            List<String> way,
            double probability,
            double cost,
            String says,
            boolean decisive,
            String value) {}

    /** Nobody replies to the move. */
    record NoReplyView(String after, int depth, List<PointView> points) implements MapView {}

    /** This and what is newer. */
    AnalysisNews and(AnalysisNews newer) {
        Map<String, MapView> all = new LinkedHashMap<>(maps);
        all.putAll(newer.maps);
        return new AnalysisNews(
                newer.state.or(() -> state),
                newer.lines.or(() -> lines),
                newer.people.or(() -> people),
                newer.against.or(() -> against),
                newer.map.or(() -> map),
                all);
    }

    AnalysisNews and(StateView newer) {
        return new AnalysisNews(Optional.of(newer), lines, people, against, map, maps);
    }

    AnalysisNews and(LinesView newer) {
        return new AnalysisNews(state, Optional.of(newer), people, against, map, maps);
    }

    AnalysisNews and(PredictedView newer) {
        return new AnalysisNews(state, lines, Optional.of(newer), against, map, maps);
    }

    AnalysisNews and(AgainstView newer) {
        return new AnalysisNews(state, lines, people, Optional.of(newer), map, maps);
    }

    /** Where it is their turn. */
    AnalysisNews and(MapView newer) {
        return new AnalysisNews(state, lines, people, against, Optional.of(newer), maps);
    }

    AnalysisNews and(String move, MapView newer) {
        return and(new AnalysisNews(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of("map:" + move, newer)));
    }
}
