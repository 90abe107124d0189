package org.outwit.core.player;

import java.util.List;

/** What a player believes of his opponent: that he is one {@link PlayerSpec}, or a {@link MixtureSpec} of several. */
public sealed interface ModelSpec permits PlayerSpec, MixtureSpec {

    /** The players it may be. */
    List<PlayerSpec> players();
}
