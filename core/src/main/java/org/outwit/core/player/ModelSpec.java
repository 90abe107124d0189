package org.outwit.core.player;

import java.util.List;

/**
 * What a player believes of the others: that the opponent is one {@link PlayerSpec}, or one of a {@link MixtureSpec}, or, among
 * more than two, what each of them is: {@link OpponentsSpec}.
 */
public sealed interface ModelSpec permits PlayerSpec, MixtureSpec, OpponentsSpec {

    /** The players it speaks of. */
    List<PlayerSpec> players();
}
