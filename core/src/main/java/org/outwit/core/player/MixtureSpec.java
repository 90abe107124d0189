package org.outwit.core.player;

import java.util.List;
import java.util.stream.Collectors;
import org.outwit.core.tree.Exact;

/** One of several opponents, each with a probability: Donkers' probabilistic opponent model. */
public record MixtureSpec(List<Share> shares) implements ModelSpec {

    /** An opponent and how likely it is this one. */
    public record Share(Exact probability, PlayerSpec player) {
        @Override
        public String toString() {
            return probability + "*" + player;
        }
    }

    public MixtureSpec {
        shares = List.copyOf(shares);
    }

    @Override
    public List<PlayerSpec> players() {
        return shares.stream().map(Share::player).toList();
    }

    @Override
    public String toString() {
        return shares.stream().map(Share::toString).collect(Collectors.joining("+"));
    }
}
