package org.outwit.app.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Size;
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

    @Parameters(arity = "0..*", paramLabel = "ID", description = "Experiments as 'outwit lab list' names them, or all.")
    private List<String> ids = new ArrayList<>();

    @ArgGroup
    private SizeOption size;

    boolean isEmpty() {
        return ids.isEmpty();
    }

    boolean isAll() {
        return ids.contains("all");
    }

    List<Experiment> experiments() {
        return named(ids);
    }

    /** Those with these ids, each once; all where there is no id, or where one is "all". */
    static List<Experiment> named(List<String> ids) {
        if (ids.isEmpty() || ids.contains("all")) return Experiments.all();
        Set<Experiment> chosen = new LinkedHashSet<>();
        for (String id : ids) chosen.add(Experiments.named(id));
        return List.copyOf(chosen);
    }

    Size size() {
        return size != null && size.full ? Size.FULL : Size.QUICK;
    }
}
