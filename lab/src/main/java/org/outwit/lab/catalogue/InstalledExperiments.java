package org.outwit.lab.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.sweep.SweepFile;

/**
 * The experiments of Outwit and those that its user brought: jars and files of sweeps in a folder, and jars that were given. Where nobody asks for
 * one of the user's, none of their files is opened.
 */
public final class InstalledExperiments {

    private static final String JAR = ".jar";
    private static final String SWEEP = ".json";

    private final Path folder;
    private final List<Path> jars;

    /** @param folder may be missing */
    public InstalledExperiments(Path folder, List<Path> jars) {
        this.folder = folder;
        this.jars = List.copyOf(jars);
    }

    /** Whether this is a file of experiments rather than the name of one. */
    public static boolean isFile(String word) {
        return word.endsWith(JAR) || word.endsWith(SWEEP);
    }

    /** All of them, Outwit's first. A file that cannot be used is left out, and a sentence says so. */
    public List<Experiment> all(Consumer<String> complaint) {
        Map<String, Experiment> all = new LinkedHashMap<>();
        for (Experiment each : Experiments.all()) all.put(each.about().id(), each);
        for (Path jar : jars) add(all, ExperimentJar.read(jar), jar);
        for (Path file : files()) {
            try {
                add(all, read(file), file);
            } catch (InputException e) {
                complaint.accept(e.getMessage());
            }
        }
        return List.copyOf(all.values());
    }

    private static void add(Map<String, Experiment> all, Collection<Experiment> more, Path file) {
        for (Experiment each : more) {
            Experiment before = all.putIfAbsent(each.about().id(), each);
            if (before != null)
                throw new InputException(
                        file + ": there is an experiment '" + each.about().id() + "' already.");
        }
    }

    /** What a word stands for: a name, a jar with all that is in it, or a file with a sweep. */
    public List<Experiment> named(String word) {
        if (isFile(word)) return read(path(word));
        if (Experiments.find(Experiments.all(), word).isPresent()) return List.of(Experiments.named(word));
        List<String> complaints = new ArrayList<>();
        List<Experiment> all = all(complaints::add);
        try {
            return List.of(Experiments.named(all, word));
        } catch (InputException e) {
            if (complaints.isEmpty()) throw e;
            throw new InputException(e.getMessage() + " Left out: " + String.join(" ", complaints), e);
        }
    }

    private static Path path(String word) {
        try {
            return Path.of(word);
        } catch (InvalidPathException e) {
            throw new InputException("'" + word + "' is not the name of a file.", e);
        }
    }

    private static List<Experiment> read(Path file) {
        if (file.toString().endsWith(JAR)) return ExperimentJar.read(file);
        try {
            return List.of(SweepFile.read(Files.readString(file), file.toString()));
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + FileReason.reading(e) + ".", e);
        }
    }

    /** By name. */
    private List<Path> files() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> isFile(each.toString())).sorted().toList();
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be read: " + FileReason.reading(e) + ".", e);
        }
    }
}
