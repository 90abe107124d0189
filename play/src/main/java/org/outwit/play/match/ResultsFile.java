package org.outwit.play.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.outwit.core.file.Journal;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/**
 * The games of a match as JSON lines: first what the match is, then one object a game, written as soon as it is over. An
 * interrupted match finds here which games it need not play again. A last line that was cut short is ignored, and its game played
 * again.
 */
public final class ResultsFile<P extends Position> implements AutoCloseable {

    private final Path path;
    private final MatchPlan<P> plan;
    private final GameLine<P> lines;
    private final List<MatchGame> before = new ArrayList<>();
    private final Journal journal;

    /** Opens a new file, or that of the same match; throws an {@link InputException} if it is in use or of another match. */
    public ResultsFile(Path path, MatchPlan<P> plan) throws IOException {
        this.path = path;
        this.plan = plan;
        this.lines = new GameLine<>(plan);
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
        journal.append(lines.text(game));
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
        MatchGame game = lines.parse(line, path + ", line " + number);
        int index = game.index();
        boolean known = before.stream().anyMatch(other -> other.index() == index);
        if (index >= 0 && index < plan.games() && !known) before.add(game);
    }
}
