package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.declarer.ModelledPimc.Sampling;

class KnownDefendersTest {

    @TempDir
    private Path folder;

    private final KnownDefenders question = new KnownDefenders(4, new Sampling(70, 10, 1));

    @Test
    void theSameSeedHasTheSameResult() {
        KnownDefenders again = new KnownDefenders(4, new Sampling(70, 10, 1));
        for (DefenderCell cell : KnownDefenders.cells()) {
            for (long seed = 1; seed <= 3; seed++) {
                int tricks = question.run(cell, seed);
                assertThat(tricks).isBetween(0, 4);
                assertThat(again.run(cell, seed)).as(cell.name()).isEqualTo(tricks);
            }
        }
    }

    @Test
    void everyTruthBeginsWithADeclarerWhoBelievesNothing() {
        List<DefenderCell> cells = KnownDefenders.cells();
        for (int i = 0; i < cells.size(); i++) {
            boolean first =
                    i == 0 || !cells.get(i - 1).truth().equals(cells.get(i).truth());
            assertThat(cells.get(i).isPlain()).isEqualTo(first);
        }
        assertThat(cells.stream().map(DefenderCell::name).distinct()).hasSameSizeAs(cells);
    }

    @Test
    void whatWasRunIsNotRunAgain() throws IOException {
        Path file = folder.resolve("a.journal");
        try (CardsJournal journal = new CardsJournal(file, "setting")) {
            assertThat(journal.result("a", () -> "1")).isEqualTo("1");
        }
        try (CardsJournal journal = new CardsJournal(file, "setting")) {
            assertThat(journal.result("a", () -> "2")).isEqualTo("1");
        }
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new CardsJournal(file, "other"))
                .withMessage(file + " is of 'setting', not of 'other'.");
    }
}
