package org.outwit.core.player;

import java.util.List;
import java.util.stream.Collectors;
import org.outwit.core.tree.Exact;

/** One of several opponents, each with a probability: Donkers' probabilistic opponent model. */
public record MixtureSpec(List<Part> parts) implements ModelSpec {

    /** An opponent and how likely it is this one. */
    public record Part(Exact probability, PlayerSpec player) {
        @Override
        public String toString() {
            return probability + "*" + player;
        }
    }

    public MixtureSpec {
        parts = List.copyOf(parts);
    }

    @Override
    public List<PlayerSpec> players() {
        return parts.stream().map(Part::player).toList();
    }

    @Override
    public String toString() {
        return parts.stream().map(Part::toString).collect(Collectors.joining("+"));
    }
}
