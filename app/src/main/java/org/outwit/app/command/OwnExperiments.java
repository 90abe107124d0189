package org.outwit.app.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.outwit.lab.catalogue.InstalledExperiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.play.resources.Resources;

/** The experiments that a command knows: Outwit's, those in the folder {@code experiments} of the data folder, and those of jars that were given. */
record OwnExperiments(InstalledExperiments installed) {

    static OwnExperiments of(Resources resources, List<Path> jars) {
        return new OwnExperiments(
                new InstalledExperiments(resources.dataFolder().resolve("experiments"), jars));
    }

    static OwnExperiments of(Resources resources) {
        return of(resources, List.of());
    }

    /** All; files that cannot be used are left out with a sentence. */
    List<Experiment> all(Consumer<String> complaint) {
        return installed.all(sentence -> complaint.accept("outwit: left out: " + sentence));
    }

    /** Those that these words stand for, each once; all where there is no word, or where one is "all". */
    List<Experiment> named(List<String> words, Consumer<String> complaint) {
        if (words.isEmpty() || words.contains("all")) return all(complaint);
        Map<String, Experiment> chosen = new LinkedHashMap<>();
        for (String word : words) {
            for (Experiment each : installed.named(word))
                chosen.putIfAbsent(each.about().id(), each);
        }
        return List.copyOf(chosen.values());
    }
}
