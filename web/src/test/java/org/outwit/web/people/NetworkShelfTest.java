package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.Networks;
import org.outwit.learn.network.WrittenNetwork;

class NetworkShelfTest {

    private static final byte[] NETWORK = WrittenNetwork.of(2, 0, 0, 1).file();

    @TempDir
    private Path folder;

    private static void receive(NetworkShelf shelf, String name, byte[] bytes) {
        shelf.receive(name, -1, new ByteArrayInputStream(bytes));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> String.valueOf(each.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    private void refused(NetworkShelf shelf, String name, byte[] bytes, String sentence) throws IOException {
        List<String> before = files();
        assertThatThrownBy(() -> receive(shelf, name, bytes))
                .hasMessageContaining(sentence)
                .hasMessageEndingWith(".")
                .hasMessageNotContaining(folder.toString());
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void aNetworkThatIsBroughtIsAskedAtOnceAndNotWhenItIsRemoved() throws IOException {
        NetworkShelf shelf = new NetworkShelf(folder);
        Networks networks = Networks.in(folder);
        receive(shelf, "C:\\nets\\tiny 1500.pb.gz", NETWORK);
        assertThat(files()).containsExactly("tiny_1500.pb.gz");
        assertThat(networks.nearest(1500).orElseThrow().mark().name()).isEqualTo("tiny_1500");
        NetworksView view = shelf.shown(true);
        assertThat(view.mayChange()).isTrue();
        assertThat(view.networks().get(0).name()).isEqualTo("tiny_1500.pb.gz");
        assertThat(view.networks().get(0).rating()).hasValue(1500);
        refused(shelf, "tiny_1500.pb.gz", NETWORK, "There is a network called tiny_1500.pb.gz here");
        shelf.remove("tiny_1500.pb.gz");
        assertThat(networks.isEmpty()).isTrue();
        assertThat(shelf.shown(false).networks()).isEmpty();
        assertThatThrownBy(() -> shelf.remove("../tiny_1500.pb.gz")).hasMessage("There is no such network here.");
    }

    @Test
    void whatIsNoNetworkIsASentenceAndLeavesNothing() throws IOException {
        NetworkShelf shelf = new NetworkShelf(folder, 1 << 20);
        refused(shelf, "games.pgn", NETWORK, "A network is a file that ends in .pb.gz");
        refused(shelf, "", NETWORK, "A network is a file that ends in .pb.gz");
        refused(shelf, ".pb.gz", NETWORK, "needs a name");
        refused(shelf, "a".repeat(200) + ".pb.gz", NETWORK, "needs a name");
        refused(shelf, "..\\..\\.a.pb.gz", NETWORK, "needs a name");
        refused(shelf, "a.pb.gz", new byte[0], "a.pb.gz is empty");
        refused(shelf, "a.pb.gz", "1. e4 e5".getBytes(StandardCharsets.UTF_8), "a.pb.gz: this is no network");
        refused(shelf, "a.pb.gz", Arrays.copyOf(NETWORK, NETWORK.length / 2), "a.pb.gz: the network ends too early");
        refused(shelf, "a.pb.gz", new byte[(1 << 20) + 1], "a.pb.gz is too large: a network may have 1 MB");
        assertThatThrownBy(() -> shelf.receive("a.pb.gz", (1 << 20) + 1, null)).hasMessageContaining("too large");
    }

    @Test
    void thereIsAnEndToIt() throws IOException {
        NetworkShelf shelf = new NetworkShelf(folder);
        for (int i = 0; i < 40; i++) Files.write(folder.resolve(i + ".pb.gz"), NETWORK);
        refused(shelf, "one-more.pb.gz", NETWORK, "There are 40 networks here");
    }

    @Test
    void whatAKilledServerLeftIsClearedAway() throws IOException {
        Files.write(folder.resolve("half.pb.gz.coming"), new byte[10]);
        Files.write(folder.resolve("whole.pb.gz"), NETWORK);
        new NetworkShelf(folder);
        assertThat(files()).containsExactly("whole.pb.gz");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(
                        () -> Networks.said(List.of(folder.resolve("half.pb.gz").toString())));
    }
}
