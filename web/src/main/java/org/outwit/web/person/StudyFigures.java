package org.outwit.web.person;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.study.Errors;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.Predictability;
import org.outwit.learn.study.Share;
import org.outwit.learn.study.Study;
import org.outwit.learn.study.Values;

/** What of a study can be compared with the same of somebody else: shares with their 95 % intervals. */
final class StudyFigures {

    /**
     * A share and how sure it is.
     *
     * @param group what belongs together; "" for what says most
     */
    record Figure(String group, String name, double share, double low, double high) {

        /** The same question, asked of somebody. */
        String key() {
            return group + "\n" + name;
        }

        double half() {
            return (high - low) / 2;
        }
    }

    static final String FIRST = "";

    private final List<Figure> figures = new ArrayList<>();

    private StudyFigures() {}

    static List<Figure> of(Study study) {
        StudyFigures found = new StudyFigures();
        found.results(FIRST, "points scored", study.career().all());
        for (int side = 0; side < study.sides().size(); side++) {
            found.results(
                    FIRST,
                    "points with " + study.sides().get(side),
                    study.career().bySide().get(side));
        }
        study.predictability().tested().ifPresent(tested -> found.predicted(tested.all()));
        found.share(
                FIRST,
                "play as before where they have been before",
                study.predictability().habit());
        found.share(FIRST, "decisions that are errors", study.errors().all().errors());
        for (Errors.Group each : study.errors().byPhase()) {
            found.share(FIRST, "errors in the " + each.name(), each.errors());
        }
        for (Values.Phase phase : study.values().phases()) {
            for (Values.Influence each : phase.influences()) {
                found.add(phase.name(), each.feature(), each.share(), each.least(), each.most());
            }
        }
        return List.copyOf(found.figures);
    }

    private void results(String group, String name, PersonResults results) {
        if (results.decided() > 0) add(group, name, results.score(), results.least(), results.most());
    }

    private void predicted(Predictability.Group all) {
        add(FIRST, "moves predicted in unseen games", all.agreement(), all.least(), all.most());
    }

    private void share(String group, String name, Share share) {
        if (share.of() > 0) add(group, name, share.share(), share.least(), share.most());
    }

    private void add(String group, String name, double share, double low, double high) {
        figures.add(new Figure(group, name, share, low, high));
    }
}
