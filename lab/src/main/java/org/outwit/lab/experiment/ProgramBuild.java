package org.outwit.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.outwit.core.game.Game;
import org.outwit.games.LegalMoves;
import org.outwit.learn.model.OpponentModel;
import org.outwit.play.resources.Resources;

/**
 * What this program was built from, as a number: a sum over the classes that measure. Two programs with the same number measure the
 * same; it does not matter whether the classes lie in one file or in many.
 */
public final class ProgramBuild {

    /** One class of each module that decides what comes out of a cell. */
    private static final List<Class<?>> MODULES =
            List.of(Game.class, LegalMoves.class, OpponentModel.class, Resources.class, Experiment.class);

    private static final String ID = sum();

    private ProgramBuild() {}

    public static String id() {
        return ID;
    }

    /** What people call it, such as "1.0"; "unpacked" where its classes were never packed, as in tests. */
    public static String version() {
        String version = ProgramBuild.class.getPackage().getImplementationVersion();
        return version == null ? "unpacked" : version;
    }

    private static String sum() {
        Map<String, Long> sums = new TreeMap<>();
        for (Class<?> each : MODULES) {
            String prefix =
                    String.join("/", List.of(each.getName().split("\\.")).subList(0, 3));
            addAll(each, prefix, sums);
        }
        CRC32 all = new CRC32();
        sums.forEach((name, sum) -> all.update((name + sum + "\n").getBytes(StandardCharsets.UTF_8)));
        return Long.toHexString(all.getValue());
    }

    private static void addAll(Class<?> of, String prefix, Map<String, Long> sums) {
        try {
            Path place = Path.of(
                    of.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                addAll(place, prefix, sums);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
                    addAll(jar.getPath("/"), prefix, sums);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void addAll(Path root, String prefix, Map<String, Long> sums) throws IOException {
        Path folder = root.resolve(prefix);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    (Iterable<Path>) files.filter(each -> each.toString().endsWith(".class"))::iterator) {
                CRC32 sum = new CRC32();
                sum.update(Files.readAllBytes(file));
                sums.put(root.relativize(file).toString().replace('\\', '/'), sum.getValue());
            }
        }
    }
}
