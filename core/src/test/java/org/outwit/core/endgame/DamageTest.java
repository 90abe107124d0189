package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.work.ProgressMonitor;

/** A damaged file is refused with a sentence, for every kind of damage; no wrong table is ever believed. */
class DamageTest {

    @TempDir
    private Path folder;

    private final GraphEndings endings = new GraphEndings(Graph.random(1));
    private Path file;
    private byte[] whole;

    @BeforeEach
    void build() throws IOException, InterruptedException {
        new Builder<>(endings, ProgressMonitor.NONE).build(folder, endings.mostPieces());
        file = folder.resolve("graph-s1.table");
        whole = Files.readAllBytes(file);
    }

    private String refusal() {
        try {
            EndgameTables.open(endings, folder);
        } catch (EndgameTableException e) {
            assertThat(e.getMessage())
                    .startsWith(file + " cannot be used: it ")
                    .endsWith(". Delete it and build the tables again.");
            return e.getMessage();
        } catch (IOException e) {
            throw new AssertionError("Not a sentence.", e);
        }
        return "";
    }

    @Test
    void everyFlippedBitIsFound() throws IOException {
        assertThat(refusal()).isEmpty();
        for (int at = 0; at < whole.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] damaged = whole.clone();
                damaged[at] ^= (byte) (1 << bit);
                Files.write(file, damaged);
                assertThat(refusal()).as("byte " + at + ", bit " + bit).isNotEmpty();
            }
        }
    }

    @Test
    void everyLostEndIsFound() throws IOException {
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThat(refusal()).as("length " + length).contains("cut short");
        }
        Files.write(file, Arrays.copyOf(whole, whole.length + 1));
        assertThat(refusal()).contains("it has " + (whole.length + 1) + " bytes where " + whole.length + " were");
    }

    @Test
    void zerosAreNotATable() throws IOException {
        Files.write(file, new byte[whole.length]);
        assertThat(refusal()).contains("it is not an endgame table");
    }

    @Test
    void otherVersionsAreNamed() throws IOException {
        whole[7] = 9;
        Files.write(file, whole);
        assertThat(refusal()).contains("it is of version 9, but this program reads 1");
    }

    @Test
    void tablesOfOthersAreNamed() throws IOException {
        Files.copy(folder.resolve("graph-s0.table"), file, StandardCopyOption.REPLACE_EXISTING);
        assertThat(refusal()).contains("it is the table of graph s0, not of graph s1");
    }

    @Test
    void tablesOfAnotherSizeAreRefused() throws Exception {
        GraphEndings others = new GraphEndings(Graph.random(4));
        assertThat(others.size(0)).isNotEqualTo(endings.size(0));
        assertThatExceptionOfType(EndgameTableException.class)
                .isThrownBy(() -> EndgameTables.open(others, folder))
                .withMessageContaining("it has " + endings.size(0) + " positions where graph s0 has " + others.size(0));
    }

    /** Building on would rest on what is wrong, and silently replacing it would hide that the disk is bad. */
    @Test
    void noBuildGoesOnFromADamagedTable() throws IOException {
        whole[whole.length / 2] ^= 1;
        Files.write(file, whole);
        assertThatExceptionOfType(EndgameTableException.class)
                .isThrownBy(() -> new Builder<>(endings, ProgressMonitor.NONE).build(folder, endings.mostPieces()))
                .withMessageContaining("it is damaged, its checksum is ");
    }
}
