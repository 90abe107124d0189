package org.outwit.learn.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;

class NetworksTest {

    @TempDir
    private Path folder;

    private Path write(String name, long seed) throws IOException {
        return Files.write(
                folder.resolve(name), WrittenNetwork.of(2, 0, 0, seed).file());
    }

    private static String nearest(Networks networks, double rating) {
        return networks.nearest(rating).orElseThrow().mark().name();
    }

    private static Networks said(Object... texts) {
        return Networks.said(List.of(texts).stream().map(String::valueOf).toList());
    }

    private static void refused(String sentence, Object... texts) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> said(texts))
                .withMessageContaining(sentence)
                .withMessageEndingWith(".");
    }

    @Test
    void aNameMaySayARating() {
        assertThat(rating("maia-1500.pb.gz")).hasValue(1500);
        assertThat(rating("maia1900v2.pb.gz")).hasValue(1900);
        assertThat(rating("net-20x256-800.pb.gz")).hasValue(800);
        assertThat(rating("LS15-20x256SE-jj-9-75000000.pb.gz")).isEmpty();
        assertThat(rating("t-3501-399.pb.gz")).isEmpty();
        assertThat(rating("maia.pb.gz")).isEmpty();
    }

    private static OptionalInt rating(String name) {
        return NetworkEntry.of(Path.of(name)).rating();
    }

    @Test
    void theNearestSpeaks() throws IOException {
        write("tiny-1900.pb.gz", 1);
        write("tiny-1100.pb.gz", 2);
        write("tiny-1500.pb.gz", 3);
        write("aaa.pb.gz", 4);
        Files.writeString(folder.resolve("1300.txt"), "no network");
        Networks networks = Networks.in(folder);
        assertThat(nearest(networks, 800)).isEqualTo("tiny-1100");
        assertThat(nearest(networks, 1300)).as("in the middle").isEqualTo("tiny-1100");
        assertThat(nearest(networks, 1301)).isEqualTo("tiny-1500");
        assertThat(nearest(networks, 2800)).isEqualTo("tiny-1900");
        assertThat(nearest(networks, Double.NaN)).isEqualTo("tiny-1500");
        assertThat(networks.entries()).hasSize(4);
        assertThat(networks.nearest(1500))
                .as("one for all threads")
                .containsSame(networks.nearest(1510).orElseThrow());
    }

    @Test
    void aFolderIsLookedAtAnew() throws IOException {
        Networks networks = Networks.in(folder);
        assertThat(networks.isEmpty()).isTrue();
        assertThat(networks.nearest(1500)).isEmpty();
        Path one = write("one.pb.gz", 1);
        assertThat(networks.isEmpty()).isFalse();
        String before = networks.nearest(1500).orElseThrow().mark().fingerprint();
        assertThat(networks.marked(before)).isPresent();
        Files.write(one, WrittenNetwork.of(3, 0, 0, 2).file());
        assertThat(networks.nearest(1500).orElseThrow().mark().fingerprint()).isNotEqualTo(before);
        assertThat(networks.marked(before)).isEmpty();
        write("two-1200.pb.gz", 3);
        assertThat(nearest(networks, 2000)).as("a rating is better than none").isEqualTo("two-1200");
        assertThat(Networks.in(folder.resolve("none")).isEmpty()).isTrue();
    }

    @Test
    void aUserNamesFilesAndFolders() throws IOException {
        Path one = write("one.pb.gz", 1);
        Path two = write("two-1200.pb.gz", 2);
        assertThat(nearest(said(one), 2500)).isEqualTo("one");
        assertThat(nearest(said(one + "@1800", two), 1700)).isEqualTo("one");
        assertThat(nearest(said(one + "@1800", two), 1300)).isEqualTo("two-1200");
        assertThat(nearest(said(folder), 1300)).isEqualTo("two-1200");
        write("three-1900.pb.gz", 3);
        assertThat(nearest(said(folder + "@1800"), 1100))
                .as("chosen for everybody")
                .isEqualTo("three-1900");
        assertThat(said("none")).isSameAs(Networks.NONE);
    }

    @Test
    void whatCannotBeUsedIsASentence() throws IOException {
        Path one = write("one.pb.gz", 1);
        refused("there is no such network", folder.resolve("missing.pb.gz"));
        refused("nobody has the rating 99; expected one from 400 to 3500", one + "@99");
        refused("nobody has the rating 99999999999", one + "@99999999999");
        refused("Not in GZIP format", Files.writeString(folder.resolve("text.pb.gz"), "some text, not packed at all"));
        refused("there is no network in this folder", Files.createDirectory(folder.resolve("empty")));
        refused("found nothing", "");
        refused("there is no such network", "none", one);
    }
}
