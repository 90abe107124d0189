package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.GameCopies;
import org.outwit.learn.example.Names;

/**
 * Finds the games of somebody while records are read. Who is meant is known only when all names are, so the games of
 * everybody are kept who might be meant, and nobody else's. A game that was read before is kept once: whoever learned from one copy and
 * was asked about the other would only remember.
 */
public final class PersonFinder<P extends Position> implements RecordSink<P> {

    private final List<String> typed;
    private final Names names = new Names();
    private final Map<String, Boolean> mayBe = new HashMap<>();
    private final List<PlayedGame<P>> kept = new ArrayList<>();
    private final GameCopies<P> copies = new GameCopies<>();
    private long games;
    private long rejected;

    /** {@code typed} are names of one person, who may have several. */
    public PersonFinder(List<String> typed) {
        this.typed = List.copyOf(typed);
    }

    @Override
    public void game(PlayedGame<P> game) {
        if (note(game.players()) && copies.add(game).isEmpty()) kept.add(game);
    }

    /** Where somebody is looked for, moves of others are of no use, legal or not. */
    @Override
    public boolean isDoneWith(List<String> players) {
        boolean isNobody =
                !typed.isEmpty() && players.stream().noneMatch(name -> mayBe.computeIfAbsent(name, this::mayBe));
        if (isNobody) note(players);
        return isNobody;
    }

    /** Counts a game of these players, and says whether it may be theirs who are looked for. */
    private boolean note(List<String> players) {
        games++;
        boolean wanted = false;
        for (String name : new TreeSet<>(players)) {
            names.add(name);
            wanted |= mayBe.computeIfAbsent(name, this::mayBe);
        }
        return wanted;
    }

    private boolean mayBe(String name) {
        return typed.stream().anyMatch(each -> Names.mayBe(each, name));
    }

    @Override
    public void rejected(Rejection rejection) {
        rejected++;
    }

    public Names names() {
        return names;
    }

    public long games() {
        return games;
    }

    /** How many places in the records could not be used; illegal moves of others need not be among them. */
    public long rejected() {
        return rejected;
    }

    /** The person; throws with a sentence where there is nobody or more than one. */
    public Person<P> person(Game<P> game) {
        Set<String> all = new TreeSet<>();
        for (String each : typed) all.addAll(names.find(each));
        List<PlayedGame<P>> theirs = kept.stream()
                .filter(each -> each.players().stream().anyMatch(all::contains))
                .toList();
        String who = all.stream()
                .max(Comparator.comparingLong(name -> theirs.stream()
                        .filter(each -> each.players().contains(name))
                        .count()))
                .orElseThrow();
        return new Person<>(game, who, all, theirs);
    }
}
