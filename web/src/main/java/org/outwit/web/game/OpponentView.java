package org.outwit.web.game;

import java.util.Optional;

/** An opponent, as pages know them. */
public record OpponentView(String id, String name, String kind, String about, Optional<Long> elo) {}
