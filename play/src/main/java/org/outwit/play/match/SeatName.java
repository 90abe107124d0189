package org.outwit.play.match;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What people call the seats of a game: first, second and so on. */
public final class SeatName {

    private static final List<String> NAMES = List.of("first", "second", "third", "fourth", "fifth", "sixth");

    private SeatName() {}

    public static String of(int seat) {
        return seat < NAMES.size() ? NAMES.get(seat) : "player-" + (seat + 1);
    }

    /** The seat of this name in a game with {@code seats} seats. */
    public static OptionalInt find(String name, int seats) {
        return IntStream.range(0, seats).filter(seat -> of(seat).equals(name)).findFirst();
    }

    /** All of them: "first or second". */
    public static String any(int seats) {
        if (seats == 1) return of(0);
        return IntStream.range(0, seats - 1).mapToObj(SeatName::of).collect(Collectors.joining(", ")) + " or "
                + of(seats - 1);
    }
}
