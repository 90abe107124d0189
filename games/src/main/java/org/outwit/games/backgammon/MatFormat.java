package org.outwit.games.backgammon;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.reading.TextLines;

/**
 * The matches of Jellyfish, which every program of backgammon reads and writes: the length of the match, and for each game two columns
 * with dice and plays. Player 0 is on the left. Comments such as {@code ; [Event "Club"]} become tags of the games behind them.
 *
 * <p>The file says neither whether there is a cube in money play nor which game is Crawford's. There is a cube where somebody doubles, and
 * the first game in which a player needs one point is Crawford's unless somebody doubles in it. Comments of our own say more.
 */
final class MatFormat implements RecordFormat<BackgammonPosition> {

    private static final Pattern MATCH = Pattern.compile(" *(\\d{1,4}) +point match.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern GAME = Pattern.compile(" *Game +\\d+.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern NAMES = Pattern.compile(" *(\\S.*?) *: *(\\d{1,5}) {2,}(\\S.*?) *: *(\\d{1,5}) *");
    private static final Pattern TAG = Pattern.compile("[;#] *\\[(\\S+) +\"(.*)\"\\] *");
    private static final Pattern NUMBER = Pattern.compile(" *\\d+\\)");
    private static final int MOST_LENGTH = 1000;

    @Override
    public String name() {
        return "MAT";
    }

    @Override
    public List<String> endings() {
        return List.of("mat");
    }

    @Override
    public void read(RecordSource source, RecordSink<BackgammonPosition> sink) throws IOException {
        try (InputStream stream = source.open()) {
            new Reading(sink).read(new TextLines(stream));
        }
    }

    @Override
    public void write(Iterable<PlayedGame<BackgammonPosition>> games, OutputStream stream) throws IOException {
        for (PlayedGame<BackgammonPosition> each : games) {
            stream.write(MatWriter.text(each).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** One file, from line to line. */
    private static final class Reading {

        private final RecordSink<BackgammonPosition> sink;
        private Map<String, String> tags = new LinkedHashMap<>();
        private boolean tagsBegin = true;
        private int length;
        private long number;
        private boolean afterCrawford;
        private MatGame game;

        Reading(RecordSink<BackgammonPosition> sink) {
            this.sink = sink;
        }

        void read(TextLines lines) throws IOException {
            for (String line = lines.next(); line != null; line = lines.next()) {
                String plain = line.replace('\t', ' ');
                if (plain.isBlank()) continue;
                if (plain.startsWith(";") || plain.startsWith("#")) tag(plain);
                else if (MATCH.matcher(plain).matches()) match(plain, lines.number());
                else if (GAME.matcher(plain).matches()) begin(lines.number());
                else if (game != null) inside(plain, lines.number());
                else stray(plain, lines.number());
            }
            end();
        }

        /** Comments between games belong to the next one, and those before a match to all of its games. */
        private void tag(String line) {
            end();
            if (!tagsBegin) tags = new LinkedHashMap<>();
            tagsBegin = true;
            Matcher tag = TAG.matcher(line);
            if (tag.matches()) tags.put(tag.group(1), tag.group(2));
        }

        private void match(String line, long at) {
            end();
            Matcher match = MATCH.matcher(line);
            if (match.matches()) length = Integer.parseInt(match.group(1));
            if (length > MOST_LENGTH) {
                stray(line, at);
                length = 0;
            }
            afterCrawford = false;
        }

        private void begin(long at) {
            end();
            tagsBegin = false;
            String said = tags.getOrDefault(MatWriter.LENGTH, "");
            if (said.matches("\\d{1,4}") && Integer.parseInt(said) <= MOST_LENGTH) length = Integer.parseInt(said);
            game = new MatGame(++number, new Place(at, 1), tags, length);
        }

        private void inside(String line, long at) {
            Matcher names = NAMES.matcher(line);
            if (!game.hasNames() && names.matches()) {
                int[] scores = {Integer.parseInt(names.group(2)), Integer.parseInt(names.group(4))};
                game.names(List.of(names.group(1), names.group(3)), scores, names.start(3));
                return;
            }
            if (!game.hasNames()) {
                game.reject(at, 0, "Expected the players with their scores, such as ' Ann : 0    Bob : 0'.");
                return;
            }
            Matcher start = NUMBER.matcher(line);
            int from = start.lookingAt() ? start.end() : 0;
            if (line.substring(from).isBlank()) return;
            List<MatAction> actions = MatAction.of(line, from);
            if (actions.isEmpty()) {
                game.reject(
                        at,
                        from,
                        "Expected dice and a play such as '31: 8/5 6/5', 'Doubles => 2', 'Takes', 'Drops' or"
                                + " 'Wins 1 point'; found '"
                                + line.substring(from).strip() + "'.");
            }
            for (MatAction each : actions) game.add(each, at);
        }

        private void stray(String line, long at) {
            String reason = "Expected '7 point match' or 'Game 1', found '" + line.strip() + "'.";
            sink.rejected(new Rejection(0, new Place(at, 1), reason));
        }

        private void end() {
            if (game == null) return;
            PlayedGame<BackgammonPosition> played = game.played(afterCrawford);
            afterCrawford |= game.isClose();
            if (played == null) sink.rejected(game.rejection());
            else sink.game(played);
            game = null;
        }
    }
}
