package org.outwit.web.people;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Somebody as answers carry them.
 *
 * @param title what their game is called
 * @param firstYear 0 where no game has a year, as is the last
 * @param rating in Elo; like its standard error empty with few games
 * @param state "none", "learning" or "learned"
 * @param job that learns them, where one does
 * @param modelGames how many games the model is of
 */
public record PersonView(
        String id,
        String name,
        String game,
        String title,
        String about,
        boolean shipped,
        boolean program,
        boolean you,
        int games,
        int wins,
        int draws,
        int losses,
        int firstYear,
        int lastYear,
        Optional<Long> rating,
        Optional<Long> ratingError,
        String state,
        Optional<String> job,
        int modelGames,
        String lesson) {

    static PersonView of(PersonEntry person, String state, Optional<String> job) {
        return new PersonView(
                person.id(),
                person.name(),
                person.game(),
                PeoplePage.title(person.game()),
                person.about(),
                person.isShipped(),
                person.isProgram(),
                person.isYou(),
                person.games(),
                person.wins(),
                person.draws(),
                person.losses(),
                person.firstYear(),
                person.lastYear(),
                rounded(person.rating()),
                rounded(person.ratingError()),
                state,
                job,
                person.modelGames(),
                person.lesson());
    }

    private static Optional<Long> rounded(OptionalDouble number) {
        return number.isPresent() ? Optional.of(Math.round(number.getAsDouble())) : Optional.empty();
    }
}
