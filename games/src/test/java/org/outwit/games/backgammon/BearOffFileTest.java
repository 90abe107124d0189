package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BearOffFileTest {

    private static final int CHECKERS = 3;

    @TempDir
    private Path folder;

    private Path written() throws IOException {
        Path file = BearOffFile.place(folder, CHECKERS);
        if (!Files.exists(file)) BearOffFile.write(BearOffTable.untilAllAreOff(CHECKERS), file);
        return file;
    }

    private void refused(byte[] bytes, String sentence) throws IOException {
        Path file = Files.write(folder.resolve("bad.table"), bytes);
        assertThatThrownBy(() -> BearOffFile.read(file))
                .isInstanceOf(BearOffException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(sentence);
    }

    @Test
    void whatIsReadIsWhatWasWritten() throws IOException {
        BearOffTable table = BearOffTable.untilAllAreOff(CHECKERS);
        BearOffTable read = BearOffFile.read(written());
        assertThat(read.checkers()).isEqualTo(CHECKERS);
        assertThat(read.positions()).isEqualTo(table.positions());
        for (int rank = 0; rank < table.positions(); rank++) {
            assertThat(read.mean(rank)).isEqualTo(table.mean(rank));
            assertThat(read.most(rank)).isEqualTo(table.most(rank));
            for (int n = 0; n <= table.most(rank) + 1; n++) {
                assertThat(read.atLeast(rank, n)).isEqualTo(table.atLeast(rank, n));
            }
        }
    }

    @Test
    void otherFilesAreRefusedWithASentence() throws IOException {
        byte[] good = Files.readAllBytes(written());
        refused("anything at all".getBytes(java.nio.charset.StandardCharsets.US_ASCII), "is not a bear-off table");
        refused(new byte[2], "ends too early");
        refused(Arrays.copyOf(good, good.length - 1), "ends too early");
        refused(Arrays.copyOf(good, good.length + 1), "is damaged");
        byte[] flipped = good.clone();
        flipped[good.length / 2] ^= 1;
        assertThatThrownBy(() -> BearOffFile.read(Files.write(folder.resolve("flipped.table"), flipped)))
                .isInstanceOf(BearOffException.class);
        byte[] newer = good.clone();
        newer[7] = 9;
        refused(newer, "has version 9; expected 1.");
        byte[] many = good.clone();
        many[15] = 16;
        refused(many, "is for 16 checkers on 6 points; expected 1 to 15 on 6.");
    }

    @Test
    void whatIsThereStays() throws IOException {
        Path file = Files.writeString(BearOffFile.place(folder, CHECKERS), "mine");
        assertThatThrownBy(() -> BearOffFile.write(BearOffTable.untilAllAreOff(CHECKERS), file))
                .hasMessageContaining("is there already");
        assertThat(file).hasContent("mine");
    }
}
