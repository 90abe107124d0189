package org.outwit.play.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.file.Journal;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;

/**
 * The games of a match as JSON lines: first what the match is, then one object a game, written as soon as it is over. An
 * interrupted match finds here which games it need not play again. A last line that was cut short is ignored, and its game played
 * again.
 */
public final class ResultsFile<P extends Position> implements AutoCloseable {

    private final Path path;
    private final MatchPlan<P> plan;
    private final List<MatchGame> before = new ArrayList<>();
    private final Journal journal;

    /** Opens a new file, or that of the same match; throws an {@link InputException} if it is in use or of another match. */
    public ResultsFile(Path path, MatchPlan<P> plan) throws IOException {
        this.path = path;
        this.plan = plan;
        this.journal = Journal.open(path, JsonLine.text(plan.identity()), this::checkIdentity);
        try {
            int number = 1;
            for (String line : journal.lines()) game(line, ++number);
        } catch (InputException e) {
            journal.close();
            throw e;
        }
    }

    /** The games that were there already, in the order of the file. */
    public List<MatchGame> before() {
        return List.copyOf(before);
    }

    /** Adds a game; it is on the disk when this returns. */
    public void add(MatchGame game) throws IOException {
        GameReport report = game.report();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.index() + 1);
        object.put("first", plan.players().get(game.sideOfFirst()).toString());
        object.put("outcome", lower(report.outcome()));
        object.put("payoffs", report.payoffs());
        object.put("ending", lower(report.ending()));
        if (!report.remark().isEmpty()) object.put("remark", report.remark());
        object.put("nodes", report.nodes());
        object.put("moves", written(report.moves()));
        journal.append(JsonLine.text(object));
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }

    private void checkIdentity(String line) {
        Map<String, Object> found = JsonLine.parse(line, path + ", line 1");
        Map<String, String> wanted = plan.identity();
        if (found.equals(wanted)) return;
        for (Map.Entry<String, String> each : wanted.entrySet()) {
            Object other = found.get(each.getKey());
            if (each.getValue().equals(other)) continue;
            throw new InputException(path + ": these are results of another match: its " + each.getKey()
                    + " is " + (other == null ? "not given" : other) + ", where " + each.getValue()
                    + " was expected. Take another file or the same options.");
        }
        throw new InputException(path + ": these are results of another match, with other options. Take another file.");
    }

    private void game(String line, int number) {
        Map<String, Object> object = JsonLine.parse(line, path + ", line " + number);
        try {
            int index = ((Number) object.get("game")).intValue() - 1;
            Outcome outcome = Outcome.valueOf(upper(object.get("outcome")));
            Ending ending = Ending.valueOf(upper(object.get("ending")));
            List<?> nodes = (List<?>) object.get("nodes");
            List<Long> counts =
                    nodes.stream().map(count -> ((Number) count).longValue()).toList();
            int[] moves = played((List<?>) object.get("moves"));
            String remark = (String) object.getOrDefault("remark", "");
            GameReport report = new GameReport(moves, outcome, ending, counts, remark);
            MatchGame game = new MatchGame(index, object.containsKey("payoffs") ? paid(object, report) : report);
            boolean known = before.stream().anyMatch(other -> other.index() == index);
            if (index >= 0 && index < plan.games() && !known) before.add(game);
        } catch (ClassCastException | NullPointerException | IllegalArgumentException e) {
            throw new InputException(path + ", line " + number + ": this is not a game of the match"
                    + (e instanceof IllegalArgumentException ? ": " + e.getMessage() : ".")
                    + " Take another file, or remove the line.");
        }
    }

    /** Files of older versions know only the outcome. */
    private static GameReport paid(Map<String, Object> object, GameReport report) {
        List<Integer> payoffs = ((List<?>) object.get("payoffs"))
                .stream().map(payoff -> ((Number) payoff).intValue()).toList();
        return new GameReport(report.moves(), payoffs, report.ending(), report.nodes(), report.remark());
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
