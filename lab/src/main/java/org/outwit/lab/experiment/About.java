package org.outwit.lab.experiment;

/**
 * What an experiment is, in a few words.
 *
 * @param id its name on the command line, such as "pruning-fig-13"
 * @param paper authors, short title and year; "Outwit" where the question is ours
 * @param figure which figure, table or section of the paper
 * @param title a few words
 * @param question one sentence that ends in a question mark
 * @param needsRecords whether records of real games are needed, which nobody ships
 */
public record About(String id, String paper, String figure, String title, String question, boolean needsRecords) {

    public static About of(String id, String paper, String figure, String title, String question) {
        return new About(id, paper, figure, title, question, false);
    }

    /** The same experiment, which cannot be run without records of real games. */
    public About withRecords() {
        return new About(id, paper, figure, title, question, true);
    }
}
