package org.outwit.lab.tournament;

import org.outwit.core.player.PlayerSpec;

/** A player who takes part, and the name in tables and records. */
public record Entrant(String name, PlayerSpec player) {}
