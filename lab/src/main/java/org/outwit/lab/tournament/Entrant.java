package org.outwit.lab.tournament;

import org.outwit.core.player.PlayerSpec;

/** Somebody who takes part, and the name in tables and records. */
public record Entrant(String name, PlayerSpec player) {}
