package org.outwit.learn.prepare;

import java.util.List;

/**
 * A repertoire against one person.
 *
 * @param unit what values are counted in
 * @param sides what the sides are called
 * @param errorSize the least loss that is an error, in units
 * @param predicted the share of their held-out decisions in which the model's first choice was played; not a number where nobody knows
 * @param people whether the person is known as one of the people who play the game, so that anybody of their strength can be asked
 * @param depth how many plies the search looked ahead at their turns
 * @param complete whether it was not stopped before its time
 */
public record Preparation(
        String game,
        String title,
        String unit,
        List<String> sides,
        String who,
        List<String> files,
        int games,
        PreparationPlan plan,
        double errorSize,
        double predicted,
        boolean people,
        int depth,
        boolean complete,
        List<PreparedChapter> chapters) {

    public Preparation {
        sides = List.copyOf(sides);
        files = List.copyOf(files);
        chapters = List.copyOf(chapters);
    }
}
