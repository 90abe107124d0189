package org.outwit.games.record.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.SharedFolder;
import org.outwit.games.record.movetext.AnnotatedGame;
import org.outwit.games.record.movetext.MovetextWriter;
import org.outwit.games.record.movetext.Parsed;

/** The files that come with the standard: those a reader must accept, and those it must not. */
class PdnConformanceTest {

    private static final String RESULTS = "1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1, 0-0 or *";

    /** The one game that is wrong in each file, and why. */
    private static final Map<String, String> REASONS = Map.of(
            "40Camp.DamaInternazionaleAssoluto.pdn",
            "line 228, column 1, game 11: The game that begins at line 219, column 1 has no result; expected " + RESULTS
                    + " before the tags of the next game.",
            "Cat.C1.pdn",
            "line 579, column 75, game 43: No move follows this move number; expected a move such as 11-15 or 15x22.",
            "delfts.pdn",
            "line 28, column 1, game 1: The game that begins at line 1, column 1 has no result; expected " + RESULTS
                    + " before the tags of the next game (the result in its tags, \"4-6\", is none of these).",
            "mrdrcd08.pdn",
            "line 499, column 1, game 31: No move follows this move number; expected a move such as 11-15 or 15x22.");

    @Test
    void goodFilesAreWellFormed() {
        for (Path file : SharedFolder.files("pdn-conformance/succeed")) {
            Parsed parsed = Parsed.of(Parsed.PDN, RecordSource.of(file));
            assertThat(parsed.rejections).as(file.toString()).isEmpty();
            assertThat(parsed.games).as(file.toString()).isNotEmpty();
        }
    }

    @Test
    void exactlyOneGameOfEachBadFileIsNot() {
        for (Path file : SharedFolder.files("pdn-conformance/fail")) {
            Parsed parsed = Parsed.of(Parsed.PDN, RecordSource.of(file));
            assertThat(parsed.rejections)
                    .extracting(Object::toString)
                    .containsExactly(REASONS.get(String.valueOf(file.getFileName())));
        }
    }

    @Test
    void writtenAndReadAgainTheyAreTheSame() throws IOException {
        for (Path file : SharedFolder.files("pdn-conformance/succeed")) {
            Parsed parsed = Parsed.of(Parsed.PDN, RecordSource.of(file));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            MovetextWriter writer = new MovetextWriter(bytes);
            for (AnnotatedGame game : parsed.annotated()) writer.write(game);
            Parsed again = Parsed.of(Parsed.PDN, new MemorySource("text", bytes.toByteArray()));
            assertThat(again.annotated()).as(file.toString()).isEqualTo(parsed.annotated());
            assertThat(again.rejections).isEmpty();
        }
    }
}
