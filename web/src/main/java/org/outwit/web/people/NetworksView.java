package org.outwit.web.people;

import java.util.List;
import java.util.Optional;
import org.outwit.web.http.Wire;

/**
 * The networks that are asked beside people.
 *
 * @param mayChange whether who asks may bring and remove some
 */
@Wire(answers = {"GET /api/people/networks", "POST /api/people/networks", "POST /api/people/networks/{name}/remove"})
record NetworksView(boolean mayChange, List<Shown> networks) {

    /** One of them, and of people of which rating it is, where its name says. */
    record Shown(String name, Optional<Integer> rating) {}
}
