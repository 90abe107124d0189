package org.outwit.lab.catalogue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.outwit.core.game.InputException;
import org.outwit.lab.aima.AimaExperiments;
import org.outwit.lab.cards.CardsExperiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.framework.FrameworkExperiments;
import org.outwit.lab.knowing.KnowingExperiments;
import org.outwit.lab.models.ModelsExperiments;
import org.outwit.lab.people.PeopleExperiments;
import org.outwit.lab.pruning.PruningExperiments;
import org.outwit.lab.shallow.ShallowExperiments;
import org.outwit.lab.worth.WorthExperiments;

/** All experiments, in the order in which they are listed and run: those of the papers, then our own. */
public final class Experiments {

    private static final int MOST_NEAR = 3;

    private static final List<Experiment> ALL = Stream.of(
                    PruningExperiments.all(),
                    ModelsExperiments.all(),
                    PruningExperiments.ofTheOlderPaper(),
                    FrameworkExperiments.all(),
                    ShallowExperiments.all(),
                    AimaExperiments.all(),
                    WorthExperiments.all(),
                    KnowingExperiments.all(),
                    PeopleExperiments.all(),
                    CardsExperiments.all())
            .flatMap(List::stream)
            .toList();

    private Experiments() {}

    public static List<Experiment> all() {
        return ALL;
    }

    /** The one with this id; the message for any other id names the nearest. */
    public static Experiment named(String id) {
        return named(ALL, id);
    }

    static Experiment named(List<Experiment> all, String id) {
        return find(all, id)
                .orElseThrow(() -> new InputException("There is no experiment '" + id + "'. The nearest are "
                        + near(all, id) + "; 'outwit lab list' names all."));
    }

    static Optional<Experiment> find(List<Experiment> all, String id) {
        return all.stream().filter(each -> each.about().id().equals(id)).findFirst();
    }

    private static String near(List<Experiment> all, String id) {
        return all.stream()
                .map(each -> each.about().id())
                .sorted(Comparator.comparingInt(each -> distance(id, each)))
                .limit(MOST_NEAR)
                .collect(Collectors.joining(", "));
    }

    /** Levenshtein's: how many letters must be put in, left out or changed. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
