package org.outwit.lab.people;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What is studied.
 *
 * @param folder the WTHOR files
 * @param people how many of those with most games
 * @param programs whether they are people, too
 * @param mostSpare from so many games, of which nothing is studied or tested, patterns are learned
 * @param rehearsal leaves the games to be tested with alone and tests with the later part of those before: whatever is to
 *     be chosen can be chosen by that
 * @param keep where dossiers are kept, so that a study goes on where it was stopped
 */
public record TrialPlan(
        Path folder, int people, boolean programs, int mostSpare, long seed, boolean rehearsal, Optional<Path> keep) {

    /** What arguments like {@code --quick FOLDER people seed} say, whatever is missing being as usual. */
    public static TrialPlan of(String[] args) {
        List<String> options =
                Arrays.stream(args).filter(arg -> arg.startsWith("--")).toList();
        List<String> rest =
                Arrays.stream(args).filter(arg -> !arg.startsWith("--")).toList();
        boolean quick = options.contains("--quick");
        return new TrialPlan(
                Path.of(rest.isEmpty() ? "../shared/data/othello/wthor" : rest.get(0)),
                rest.size() > 1 ? Integer.parseInt(rest.get(1)) : quick ? 8 : 50,
                options.contains("--programs"),
                quick ? 10_000 : Integer.MAX_VALUE,
                rest.size() > 2 ? Long.parseLong(rest.get(2)) : 1,
                options.contains("--rehearsal"),
                options.stream()
                        .filter(option -> option.startsWith("--keep="))
                        .map(option -> Path.of(option.substring("--keep=".length())))
                        .findFirst());
    }
}
