package org.outwit.learn.study;

import java.util.List;

/**
 * What somebody has played, as far as the records go.
 *
 * @param names the names under which they appear
 * @param firstYear 0 where the records do not say
 * @param bySide their results for each side, in the order of movers
 * @param opponents those they met most often
 */
public record Career(
        List<String> names, int games, int firstYear, int lastYear, List<PersonResults> bySide, List<Rival> opponents) {

    /** An opponent they played, with the results as the person of the study sees them. */
    public record Rival(String name, PersonResults results) {}

    public Career {
        names = List.copyOf(names);
        bySide = List.copyOf(bySide);
        opponents = List.copyOf(opponents);
    }

    public PersonResults all() {
        PersonResults sum = PersonResults.NONE;
        for (PersonResults each : bySide) sum = sum.plus(each);
        return sum;
    }
}
