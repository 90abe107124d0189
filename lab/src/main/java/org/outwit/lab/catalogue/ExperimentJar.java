package org.outwit.lab.catalogue;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.FileHash;

/** A jar of somebody's own experiments, which it names in {@code META-INF/services/org.outwit.lab.experiment.Experiment}. */
final class ExperimentJar {

    private static final String SERVICES = "META-INF/services/" + Experiment.class.getName();

    private final Path jar;
    private final String fingerprint;

    private ExperimentJar(Path jar, String fingerprint) {
        this.jar = jar;
        this.fingerprint = fingerprint;
    }

    /** The experiments of a jar. Its classes are loaded as they are needed, for as long as the program runs. */
    static List<Experiment> read(Path jar) {
        ExperimentJar read = new ExperimentJar(jar, fingerprint(jar));
        try {
            URL[] place = {jar.toAbsolutePath().toUri().toURL()};
            return read.experiments(new URLClassLoader(place, Experiment.class.getClassLoader()));
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e); // a file always has an address
        }
    }

    /** The experiments of all jars that a loader of classes knows, where another program has brought them. */
    static List<Experiment> broughtBy(ClassLoader loader) {
        List<Experiment> all = new ArrayList<>();
        for (Experiment each : ServiceLoader.load(Experiment.class, loader)) {
            Path place = place(each);
            all.add(new JarExperiment(each, place, fingerprint(place)));
        }
        return all;
    }

    private static Path place(Experiment experiment) {
        try {
            return Path.of(experiment
                    .getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e); // it is where a class was loaded from
        }
    }

    private List<Experiment> experiments(ClassLoader loader) {
        List<Experiment> all = new ArrayList<>();
        try {
            for (ServiceLoader.Provider<Experiment> each :
                    (Iterable<ServiceLoader.Provider<Experiment>>) ServiceLoader.load(Experiment.class, loader).stream()
                            .filter(found -> found.type().getClassLoader() == loader)::iterator) {
                all.add(checked(new JarExperiment(each.get(), jar, fingerprint)));
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new InputException(jar + ": an experiment of it cannot be made: " + cause + ".", e);
        }
        if (all.isEmpty()) throw none();
        return all;
    }

    private Experiment checked(JarExperiment experiment) {
        String id = experiment.about().id();
        if (Experiments.find(Experiments.all(), id).isPresent())
            throw new InputException(
                    jar + ": its experiment '" + id + "' has the name of one that Outwit has; give it another.");
        return experiment;
    }

    private InputException none() {
        return new InputException(jar + ": no experiment is named in it; expected a file " + SERVICES
                + " with the names of the classes, a line for each.");
    }

    /** By what is in the files of the jar: when they were packed makes no difference. */
    private static String fingerprint(Path jar) {
        Map<String, Long> sums = new TreeMap<>();
        if (!Files.isRegularFile(jar)) throw new InputException(jar + ": there is no such file.");
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            zip.stream()
                    .filter(each -> !each.isDirectory())
                    .forEach((ZipEntry each) -> sums.put(each.getName(), each.getCrc()));
        } catch (ZipException e) {
            throw new InputException(jar + ": this is no jar.", e);
        } catch (IOException e) {
            throw new InputException(jar + ": cannot be read: " + FileReason.reading(e) + ".", e);
        }
        StringBuilder text = new StringBuilder();
        sums.forEach((name, sum) -> text.append(name).append(' ').append(sum).append('\n'));
        return FileHash.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
