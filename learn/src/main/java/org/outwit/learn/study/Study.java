package org.outwit.learn.study;

import java.util.List;

/**
 * Everything a study found out about one person.
 *
 * @param unit what values are counted in
 * @param sides what the sides are called, in the order of movers
 * @param files the names of the files that were read
 * @param claims whether what the model claims about errors is true of them
 * @param plan how to play against them
 * @param notes what could not be said, and why
 */
public record Study(
        String game,
        String title,
        String unit,
        List<String> sides,
        String who,
        List<String> files,
        Career career,
        DepthFinding lookahead,
        Values values,
        Predictability predictability,
        Repertoire repertoire,
        Errors errors,
        ClaimCheck claims,
        Exploits exploits,
        List<Advice> plan,
        List<String> notes) {

    public Study {
        sides = List.copyOf(sides);
        files = List.copyOf(files);
        plan = List.copyOf(plan);
        notes = List.copyOf(notes);
    }

    /** These facts with a plan that was made from them. */
    Study with(List<Advice> advice) {
        return new Study(
                game,
                title,
                unit,
                sides,
                who,
                files,
                career,
                lookahead,
                values,
                predictability,
                repertoire,
                errors,
                claims,
                exploits,
                advice,
                notes);
    }
}
