package org.outwit.web.game;

import java.util.Optional;

/** Somebody to play against, as pages know them. */
public record OpponentView(String id, String name, String kind, String about, Optional<Long> elo) {}
