package org.outwit.core.player;

import java.util.List;

/** What a player believes of his opponent: that he is one {@link Player}, or a {@link Mixture} of several. */
public sealed interface Model permits Player, Mixture {

    /** The players it may be. */
    List<Player> players();
}
