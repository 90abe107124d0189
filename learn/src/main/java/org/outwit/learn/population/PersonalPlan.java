package org.outwit.learn.population;

import org.outwit.learn.prediction.Trust;

/**
 * How far to follow what one person does differently, as it pays for the people of the archive.
 *
 * @param trust in the person's own book
 * @param bookGames the person's last so many games are in that book: what is longer ago they may have given up
 * @param nearness the population's weights count as much as so many decisions of the person
 * @param step how fast a {@link PersonalBias} learns
 */
public record PersonalPlan(Trust trust, int bookGames, double nearness, double step) {

    /**
     * What served for strangers of all archives that this was built with. Where a book of others is worth much, one's own is worth
     * more: a game of one's own counts as much as two of others.
     */
    static PersonalPlan beside(Trust ofOthers) {
        return new PersonalPlan(new Trust(2 * ofOthers.strength(), 0.45), 300, 3_000, 0.008);
    }
}
