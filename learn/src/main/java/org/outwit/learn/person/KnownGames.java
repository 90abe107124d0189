package org.outwit.learn.person;

import java.nio.file.Path;
import java.util.List;
import org.outwit.learn.model.OpponentModel;

/**
 * Which of the files at hand a model was learned from. A model that is asked about what it was told is always right, so such decisions
 * are taken out of the model's book before it is asked, and still they are no test of it.
 *
 * @param files the names of all files, without folders
 * @param learned those of them that the model was learned from; none where it is of somebody else
 */
public record KnownGames(List<String> files, List<String> learned) {

    public KnownGames {
        files = List.copyOf(files);
        learned = List.copyOf(learned);
    }

    /** For games of this person in the files at these paths. */
    public static KnownGames of(OpponentModel model, Person<?> person, List<String> paths) {
        boolean theirs = person.who().equals(model.who()) || person.names().contains(model.who());
        List<String> names = paths.stream()
                .map(each -> String.valueOf(Path.of(each).getFileName()))
                .toList();
        return new KnownGames(
                names,
                names.stream()
                        .filter(each -> theirs && model.origin().files().contains(each))
                        .toList());
    }

    public boolean isLearned() {
        return !learned.isEmpty();
    }

    /** What should be known about figures from these files where the model was learned from some. */
    public String remark() {
        return "The model was learned from " + String.join(", ", learned) + ", so this is no test of it.";
    }
}
