package org.outwit.learn.model;

import java.util.List;

/**
 * From what a model was learned.
 *
 * @param files the names of the record files, without folders
 * @param games how many games of the person there were
 * @param examples how many decisions were learned from
 * @param forced how many moves were left out because there was no choice
 * @param repeated how many were left out because they had been played before
 */
public record Origin(List<String> files, long games, long examples, long forced, long repeated) {

    public Origin {
        files = List.copyOf(files);
    }
}
