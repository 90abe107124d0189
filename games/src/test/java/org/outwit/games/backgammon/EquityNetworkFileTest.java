package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
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

    /** Files of the first version have no weights for what a network sees beside the board. */
    @Test
    void olderNetworksAreReadAsTheyWere() throws IOException {
        int hidden = 2;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0x6f77626e);
        out.writeInt(1);
        int inputs = NetworkInputs.BOARD_PLACES * NetworkInputs.UNITS;
        for (int network = 0; network < 2; network++) {
            out.writeInt(hidden);
            for (int i = 0; i < (inputs + 1 + EquityNetwork.OUTPUTS) * hidden + EquityNetwork.OUTPUTS; i++) {
                out.writeShort(1 + i % 1000);
            }
        }
        double[] weights = read(bytes.toByteArray()).weights();
        assertThat(weights).hasSize(2 * EquityNetwork.size(hidden));
        int behind = NetworkInputs.COUNT * hidden;
        for (int i = 0; i < behind; i++) {
            double expected = i < inputs * hidden ? (1 + i % 1000) / (double) NetworkRows.STEPS : 0;
            assertThat(weights[i]).isEqualTo(expected);
        }
        assertThat(weights[behind]).isEqualTo((1 + inputs * hidden % 1000) / (double) NetworkRows.STEPS);
    }

    @Test
    void otherFilesAreRefusedWithASentence() throws IOException {
        byte[] good = written(BackgammonNetwork.untrained(4));
        byte[] other = good.clone();
        other[0] = 0;
        assertThatThrownBy(() -> read(other)).hasMessage("This is not a file of backgammon networks.");
        byte[] newer = good.clone();
        newer[7] = 9;
        assertThatThrownBy(() -> read(newer)).hasMessage("These networks have version 9; expected 1 to 2.");
        byte[] huge = good.clone();
        huge[8] = 1;
        assertThatThrownBy(() -> read(huge))
                .hasMessage("Network 1 has " + (huge[8] << 24 | 128) + " hidden units; expected 1 to 1024.");
        assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 1)))
                .hasMessage("The file of networks ends too early.");
        assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length + 1)))
                .hasMessage("The file of networks goes on behind its 2 networks.");
    }
}
