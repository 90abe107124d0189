package org.outwit.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Size;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which experiments, and how much of them. */
final class ExperimentChoice {

    /** Only one of the two makes sense. */
    private static final class SizeOption {

        @Option(names = "--quick", description = "Less than a minute each on two cores. This is the default.")
        private boolean quick;

        @Option(names = "--full", description = "As large as in the papers.")
        private boolean full;
    }

    @Parameters(
            arity = "0..*",
            paramLabel = "ID|FILE",
            description =
                    "Experiments as 'outwit lab list' names them, or all; a sweep, FILE.json; all experiments of a jar, FILE.jar.")
    private List<String> ids = new ArrayList<>();

    @Option(
            names = "--jar",
            paramLabel = "FILE.jar",
            description = "A jar with experiments of your own, which can then be named.")
    private List<Path> jars = new ArrayList<>();

    @ArgGroup
    private SizeOption size;

    boolean isEmpty() {
        return ids.isEmpty();
    }

    boolean isAll() {
        return ids.contains("all");
    }

    /** Those that were named, each once; all where one is "all". */
    List<Experiment> experiments(Resources resources, Consumer<String> complaint) {
        return OwnExperiments.of(resources, jars).named(ids, complaint);
    }

    Size size() {
        return size != null && size.full ? Size.FULL : Size.QUICK;
    }
}
