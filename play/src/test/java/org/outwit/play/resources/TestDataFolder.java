package org.outwit.play.resources;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Gives tests a data folder of their own, which is new for every run and gone after it: what people have trained for themselves must
 * not change a test, and no test may write into it. JUnit finds this as a service before it loads any test, both for Maven and for an
 * editor, which knows nothing of the environment that Maven would make.
 */
public final class TestDataFolder implements LauncherSessionListener {

    private String before;
    private Path folder;

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        before = System.getProperty(DataFolder.PROPERTY);
        try {
            folder = Files.createTempDirectory("outwit-test-data");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.setProperty(DataFolder.PROPERTY, folder.toString());
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        if (before == null) System.clearProperty(DataFolder.PROPERTY);
        else System.setProperty(DataFolder.PROPERTY, before);
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        } catch (IOException | UncheckedIOException e) {
            // a program that a test has started may still write there; the system empties its folder for such things
        }
    }
}
