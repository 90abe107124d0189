package org.outwit.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tournaments that gave levels their strength are the files in docs, with games and seed as the program's table has them. */
class LadderFilesTest {

    private static final Path LADDERS = Path.of("../docs/lab/ladders");
    private static final Path TABLE = Path.of("../play/src/main/resources/org/outwit/play/player/ladder.csv");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(LADDERS)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyStepIsInTheTable(Path file) throws IOException {
        TournamentPlan<?> plan = TournamentFile.read(Files.readString(file), file.toString());
        List<String> table = Files.readAllLines(TABLE);
        assertThat(plan.kind()).isEqualTo(TournamentKind.LADDER);
        assertThat(plan.pairings()).isNotEmpty();
        for (Pairing pair : plan.pairings()) {
            String row = String.join(
                    ",",
                    plan.game().name(),
                    plan.entrants().get(pair.first()).name(),
                    plan.entrants().get(pair.second()).name(),
                    String.valueOf(plan.games()),
                    String.valueOf(plan.seed()),
                    "");
            assertThat(table).anyMatch(line -> line.startsWith(row));
        }
    }
}
