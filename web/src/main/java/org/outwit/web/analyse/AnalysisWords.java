package org.outwit.web.analyse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.play.words.Wording;
import org.outwit.web.board.SeenBoard;

/** The numbers of an analysis as pages show them: each with its unit, its depth, and the cells to draw it on. */
final class AnalysisWords<P extends Position> {

    private final AnalysisQuestion<P> question;
    private final Game<P> game;
    private final P root;
    private final Wording<P> wording;
    private final SeenBoard<P> board;

    AnalysisWords(AnalysisQuestion<P> question, P root) {
        this.question = question;
        this.game = question.game();
        this.root = root;
        this.wording = new Wording<>(game);
        this.board = new SeenBoard<>(game, SeenBoard.EVERYTHING);
    }

    private Map<String, Object> move(P position, int move) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("move", wording.move(position, move));
        shown.put("way", board.way(position, move));
        return shown;
    }

    private Map<String, Object> measured(int depth) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("depth", depth);
        shown.put("unit", game.scale().name());
        shown.put("side", AnalysedJson.sides(game).get(root.mover()));
        return shown;
    }

    /** A value with its sign: +0.31, or how the game ends. */
    String value(double value) {
        int whole = (int) Math.round(value);
        return wording.end(whole).orElseGet(() -> {
            String text =
                    String.format(Locale.ROOT, "%+.2f", value / game.scale().unit());
            return text.matches("[+-]0\\.00") ? "0.00" : text;
        });
    }

    Map<String, Object> lines(List<EngineLine> lines, long nodes, double seconds, boolean complete) {
        Map<String, Object> shown = measured(lines.get(0).depth());
        List<Map<String, Object>> rows = new ArrayList<>();
        for (EngineLine each : lines.subList(0, Math.min(AnalysisSteps.LINES, lines.size()))) {
            Map<String, Object> row = move(root, each.move());
            row.put("value", value(each.value()));
            row.put("line", wording.line(root, each.line()));
            row.put("depth", each.depth());
            rows.add(row);
        }
        shown.put("lines", rows);
        shown.put("nodes", nodes);
        shown.put("seconds", seconds);
        shown.put("complete", complete);
        return shown;
    }

    /** What the person would play here. */
    Map<String, Object> predicted(int[] moves, double[] probabilities) {
        List<Map<String, Object>> rows = new ArrayList<>();
        IntStream.range(0, moves.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> probabilities[i])
                        .reversed())
                .forEach(i -> {
                    Map<String, Object> row = move(root, moves[i]);
                    row.put("probability", probabilities[i]);
                    rows.add(row);
                });
        Map<String, Object> shown = new LinkedHashMap<>(question.person().shown());
        shown.put("side", AnalysedJson.sides(game).get(root.mover()));
        shown.put("moves", rows);
        return shown;
    }

    /** What moves bring against the person. The pick is what brings most of those that risk no more than is usual. */
    Map<String, Object> against(List<Prospect> prospects, List<EngineLine> lines, int margin, int swing) {
        Map<String, Object> shown = measured(prospects.get(0).depth());
        List<Map<String, Object>> rows = new ArrayList<>();
        int safest = Prospect.safest(prospects);
        for (Prospect each : prospects) {
            Map<String, Object> row = move(root, each.move());
            row.put("expected", value(each.expected()));
            row.put("guaranteed", value(each.guaranteed()));
            int risk = each.risk(safest);
            row.put("risk", risk == 0 ? "none" : difference(risk));
            row.put("safe", risk <= margin && each.deepRisk(lines) <= margin);
            if (each.reply() != Position.NO_MOVE) {
                P after = Position.copyOf(root);
                after.make(each.move());
                row.put("reply", move(after, each.reply()));
                row.put("probability", each.probability());
            }
            rows.add(row);
        }
        shown.put("rows", rows);
        shown.put(
                "pick",
                wording.move(root, Prospect.pick(prospects, lines, margin).move()));
        shown.put("margin", difference(margin) + " " + game.scale().name());
        shown.put("swing", difference(swing) + " " + game.scale().name());
        return shown;
    }

    /** Nobody has to be known where the game is won. */
    Map<String, Object> won(EngineLine best) {
        Map<String, Object> shown = measured(best.depth());
        shown.putAll(move(root, best.move()));
        shown.put("won", value(best.value()));
        shown.put("pick", wording.move(root, best.move()));
        return shown;
    }

    /** What is expected where it is their turn; values are those of the other side. */
    Map<String, Object> awaited(ReplyMap map, int swing) {
        Map<String, Object> shown = measured(map.depth());
        shown.put("theirTurn", true);
        shown.put("side", AnalysedJson.sides(game).get(1 - question.them()));
        shown.put("expected", value(map.expected(map.guaranteed(), swing)));
        shown.put("guaranteed", value(map.guaranteed()));
        return shown;
    }

    /** @param move to which these are the replies; {@link Position#NO_MOVE} where they are the moves of the position */
    Map<String, Object> map(int move, ReplyMap map) {
        P from = Position.copyOf(root);
        Map<String, Object> shown = measured(map.depth());
        shown.put("after", move == Position.NO_MOVE ? "" : wording.move(root, move));
        shown.put("way", move == Position.NO_MOVE ? List.of() : board.way(root, move));
        if (move != Position.NO_MOVE) from.make(move);
        List<Map<String, Object>> points = new ArrayList<>();
        for (ReplyMap.Point each : map.points()) {
            Map<String, Object> point = move(from, each.move());
            point.put("probability", each.probability());
            point.put("cost", game.scale().units(each.cost()));
            point.put("says", difference(each.cost()));
            point.put("decisive", isWholeGame(each.cost()));
            point.put("value", value(each.value()));
            points.add(point);
        }
        shown.put("points", points);
        shown.put("them", AnalysedJson.sides(game).get(question.them()));
        shown.put("error", game.errorSize() * (game.scale().countsWins() ? 0.02 : 1));
        return shown;
    }

    private boolean isWholeGame(int cost) {
        int won = game.tactics().winThreshold();
        return won != Tactics.NEVER_WON && cost > won / 2;
    }

    private String difference(int value) {
        return isWholeGame(value)
                ? "the whole game"
                : String.format(Locale.ROOT, "%.2f", game.scale().units(value));
    }
}
