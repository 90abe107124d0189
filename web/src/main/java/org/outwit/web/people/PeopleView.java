package org.outwit.web.people;

import java.util.List;
import java.util.Map;
import org.outwit.web.http.Wire;

/**
 * A page of the people that were asked for, with what was asked.
 *
 * @param found how many there are on all pages
 * @param games how many people there are of each game
 * @param titles what the games are called
 */
@Wire(answers = "GET /api/people")
record PeopleView(
        String search,
        String game,
        String sort,
        boolean backwards,
        int page,
        int pages,
        int found,
        Map<String, Integer> games,
        Map<String, String> titles,
        List<PersonView> people) {}
