package org.outwit.core.player;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a player believes of each of several others, by their index: {@code 1:f1,2:(f2,0:g0)}. */
public record OpponentsSpec(SortedMap<Integer, PlayerSpec> opponents) implements ModelSpec {

    public OpponentsSpec {
        if (opponents.isEmpty()) throw new IllegalArgumentException("There must be one opponent or more.");
        opponents = Collections.unmodifiableSortedMap(new TreeMap<>(opponents));
    }

    @Override
    public List<PlayerSpec> players() {
        return List.copyOf(opponents.values());
    }

    @Override
    public String toString() {
        return opponents.entrySet().stream()
                .map(entry -> entry.getKey() + ":" + entry.getValue())
                .collect(Collectors.joining(","));
    }
}
