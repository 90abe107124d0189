package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class EquityNetworkFileTest {

    private static final int MEGABYTE = 1_000_000;

    private static byte[] written(BackgammonNetwork network) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        network.write(out);
        return out.toByteArray();
    }

    private static BackgammonNetwork read(byte[] bytes) throws IOException {
        return BackgammonNetwork.read(new ByteArrayInputStream(bytes));
    }

    @Test
    void theShippedFileIsWhatIsWritten() throws IOException {
        try (InputStream in = BackgammonNetwork.class.getResourceAsStream("network.bin")) {
            byte[] shipped = in.readAllBytes();
            assertThat(shipped.length).isLessThan(MEGABYTE);
            assertThat(written(read(shipped))).isEqualTo(shipped);
        }
    }

    @Test
    void weightsAreRoundedOnceOnly() throws IOException {
        BackgammonNetwork network = BackgammonNetwork.untrained(4);
        BackgammonNetwork again = read(written(network));
        double[] weights = network.weights();
        double[] rounded = again.weights();
        for (int i = 0; i < weights.length; i++) {
            assertThat(Math.abs(weights[i] - rounded[i])).isLessThanOrEqualTo(0.5 / NetworkRows.STEPS);
        }
        assertThat(written(again)).isEqualTo(written(network));
    }

    @Test
    void otherFilesAreRefusedWithASentence() throws IOException {
        byte[] good = written(BackgammonNetwork.untrained(4));
        byte[] other = good.clone();
        other[0] = 0;
        assertThatThrownBy(() -> read(other)).hasMessage("This is not a file of backgammon networks.");
        byte[] newer = good.clone();
        newer[7] = 9;
        assertThatThrownBy(() -> read(newer)).hasMessage("These networks have version 9; expected 1.");
        byte[] huge = good.clone();
        huge[8] = 1;
        assertThatThrownBy(() -> read(huge))
                .hasMessage("EquityNetwork 1 has " + (huge[8] << 24 | 128) + " hidden units; expected 1 to 1024.");
        assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 1)))
                .hasMessage("The file of networks ends too early.");
        assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length + 1)))
                .hasMessage("The file of networks goes on behind its 2 networks.");
    }
}
