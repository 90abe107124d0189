package org.outwit.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/** Who meets whom. */
public enum TournamentKind {
    /** Everybody meets everybody. */
    ROUND_ROBIN,
    /** The first meets everybody else. */
    GAUNTLET,
    /** Everybody meets the next in the list. */
    LADDER;

    /** As people write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static TournamentKind named(String word) {
        return Arrays.stream(values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new InputException("kind: expected "
                        + Arrays.stream(values()).map(TournamentKind::word).collect(Collectors.joining(", "))
                        + ", found \"" + word + "\"."));
    }

    /** The pairs among this number of players, by their numbers. */
    List<Pairing> pairings(int players) {
        List<Pairing> pairings = new ArrayList<>();
        for (int first = 0; first < players; first++) {
            for (int second = first + 1; second < players; second++) {
                boolean meet = switch (this) {
                    case ROUND_ROBIN -> true;
                    case GAUNTLET -> first == 0;
                    case LADDER -> second == first + 1;
                };
                if (meet) pairings.add(new Pairing(first, second));
            }
        }
        return pairings;
    }
}
