package org.outwit.web.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.outwit.web.ServerRig;

/**
 * The folder of a server that has had its first start, in which the club moves in. That is done once for all tests of a process; each
 * test has a copy to itself.
 */
final class SettledFolder {

    private static final int CLUB = 18;
    private static final int MOST_TRIES = 3000;

    private static Path settled;

    private SettledFolder() {}

    static Path copy() throws Exception {
        Path folder = Files.createTempDirectory("outwit-browser");
        copyTo(folder);
        return folder;
    }

    static synchronized void copyTo(Path folder) throws Exception {
        if (settled == null) settled = settle();
        List<Path> files;
        try (Stream<Path> all = Files.walk(settled)) {
            files = all.toList();
        }
        for (Path each : files) {
            Path copy = folder.resolve(settled.relativize(each));
            if (Files.isDirectory(each)) Files.createDirectories(copy);
            else Files.copy(each, copy);
        }
    }

    private static Path settle() throws Exception {
        Path folder = Files.createTempDirectory("outwit-settled");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
        try (ServerRig rig = new ServerRig(folder)) {
            for (int tries = 0; people(rig) < CLUB; tries++) {
                if (tries == MOST_TRIES) throw new AssertionError("The club does not move in.");
                Thread.sleep(100);
            }
        }
        return folder;
    }

    private static int people(ServerRig rig) throws Exception {
        return ServerRig.json(rig.get("/api/people")).get("found").intValue();
    }

    private static void remove(Path folder) {
        try {
            Folders.remove(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
