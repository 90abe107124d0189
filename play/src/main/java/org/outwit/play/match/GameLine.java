package org.outwit.play.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;

/** A game of a match as one line of JSON, from which it can be read again. */
public final class GameLine<P extends Position> {

    private final MatchPlan<P> plan;

    public GameLine(MatchPlan<P> plan) {
        this.plan = plan;
    }

    public String text(MatchGame game) {
        GameReport report = game.report();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.index() + 1);
        object.put("first", plan.players().get(game.sideOfFirst()).toString());
        object.put("outcome", lower(report.outcome()));
        object.put("payoffs", report.payoffs());
        object.put("ending", lower(report.end()));
        if (!report.remark().isEmpty()) object.put("remark", report.remark());
        object.put("nodes", report.nodes());
        object.put("moves", written(report.moves()));
        if (!game.foresight().isEmpty()) object.put("foreseen", foreseen(game));
        return JsonLine.text(object);
    }

    /** The game on a line; {@code place} is for the message if there is none. */
    public MatchGame parse(String line, String place) {
        Map<String, Object> object = JsonLine.parse(line, place);
        try {
            int index = ((Number) object.get("game")).intValue() - 1;
            Outcome outcome = Outcome.valueOf(upper(object.get("outcome")));
            GameEnd ending = GameEnd.valueOf(upper(object.get("ending")));
            List<?> nodes = (List<?>) object.get("nodes");
            List<Long> counts =
                    nodes.stream().map(count -> ((Number) count).longValue()).toList();
            int[] moves = played((List<?>) object.get("moves"));
            String remark = (String) object.getOrDefault("remark", "");
            GameReport report = new GameReport(moves, outcome, ending, counts, remark);
            return new MatchGame(
                    index, object.containsKey("payoffs") ? paid(object, report) : report, foresight(object));
        } catch (ClassCastException | NullPointerException | IllegalArgumentException e) {
            throw new InputException(place + ": this is not a game of the match"
                    + (e instanceof IllegalArgumentException ? ": " + e.getMessage() : ".")
                    + " Take another file, or remove the line.");
        }
    }

    private List<Map<String, Object>> foreseen(MatchGame game) {
        return game.foresight().stream()
                .map(each -> each.object(plan.players().get(each.side()).toString()))
                .toList();
    }

    private static List<GameForesight> foresight(Map<String, Object> object) {
        List<?> all = (List<?>) object.getOrDefault("foreseen", List.of());
        return all.stream().map(each -> GameForesight.of((Map<?, ?>) each)).toList();
    }

    /** Files of older versions know only the outcome. */
    private static GameReport paid(Map<String, Object> object, GameReport report) {
        List<Integer> payoffs = ((List<?>) object.get("payoffs"))
                .stream().map(payoff -> ((Number) payoff).intValue()).toList();
        return new GameReport(report.moves(), payoffs, report.end(), report.nodes(), report.remark());
    }

    private List<String> written(int[] moves) {
        P position = plan.game().start();
        List<String> texts = new ArrayList<>();
        for (int move : moves) {
            texts.add(plan.game().notation().format(position, move));
            position.make(move);
        }
        return texts;
    }

    private int[] played(List<?> texts) {
        P position = plan.game().start();
        int[] moves = new int[texts.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = plan.game().notation().parse(position, (String) texts.get(i));
            position.make(moves[i]);
        }
        return moves;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String upper(Object text) {
        return ((String) text).toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
