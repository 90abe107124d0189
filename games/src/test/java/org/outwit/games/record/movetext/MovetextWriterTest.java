package org.outwit.games.record.movetext;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.record.MemorySource;

class MovetextWriterTest {

    @Test
    void writesTheExportStyle() throws IOException {
        MoveLine instead = new MoveLine(List.of(new Item.Move("c5"), new Item.Nag(5), new Item.Move("Nf3")));
        MoveLine line = new MoveLine(List.of(
                new Item.Move("e4"),
                new Item.Move("e5"),
                new Item.Variation(instead),
                new Item.Move("Nf3"),
                new Item.Comment("usual"),
                new Item.Move("Nc6")));
        AnnotatedGame game = new AnnotatedGame(Map.of("Event", "a \"b\""), 0, line, "*");
        assertThat(new String(written(List.of(game)), StandardCharsets.UTF_8))
                .isEqualTo("[Event \"a \\\"b\\\"\"]\n\n1. e4 e5 (1... c5 $5 2. Nf3) 2. Nf3 {usual} 2... Nc6 *\n\n");
    }

    @Test
    void readingWhatWasWrittenGivesEqualGames() throws IOException {
        RandomGames chess = new RandomGames(1, false, "e4", "Nf3", "O-O", "exd5", "e8=Q+", "Qh4#");
        RandomGames draughts = new RandomGames(2, true, "11-15", "1-7", "15x22", "9x14x21", "c3-d4", "b4:d6");
        List<AnnotatedGame> first = new ArrayList<>();
        List<AnnotatedGame> second = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            first.add(chess.next("1-0", "0-1", "1/2-1/2", "*"));
            second.add(draughts.next("1-0", "0-2", "1-1", "0-0", "*"));
        }
        same(Parsed.PGN, first);
        same(Parsed.PDN, second);
    }

    private static void same(Parsed.Parser parser, List<AnnotatedGame> games) throws IOException {
        Parsed again = Parsed.of(parser, new MemorySource("text", written(games)));
        assertThat(again.rejections).isEmpty();
        assertThat(again.games).hasSameSizeAs(games);
        for (int i = 0; i < games.size(); i++) {
            assertThat(again.games.get(i).game()).as("game " + i).isEqualTo(games.get(i));
        }
    }

    @Test
    void linesStayBelow80Columns() throws IOException {
        RandomGames games = new RandomGames(3, false, "e4", "e8=Q+");
        for (int i = 0; i < 100; i++) {
            String text = new String(written(List.of(games.next("*"))), StandardCharsets.UTF_8);
            assertThat(text.lines().filter(line -> !line.matches(".*[;\\[%].*")))
                    .allMatch(line -> line.length() < 80);
        }
    }

    private static byte[] written(List<AnnotatedGame> games) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MovetextWriter writer = new MovetextWriter(bytes);
        for (AnnotatedGame game : games) writer.write(game);
        return bytes.toByteArray();
    }
}
