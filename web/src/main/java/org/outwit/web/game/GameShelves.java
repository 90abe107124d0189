package org.outwit.web.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

/** All games in the order in which somebody looks for one: those that most people know, then the others by kind. */
final class GameShelves {

    /** A kind of games. */
    private record Kind(String title, List<String> families) {

        boolean has(String game) {
            return families.stream().anyMatch(family -> game.equals(family) || game.startsWith(family + "-"));
        }
    }

    static final String POPULAR = "Popular";

    private static final List<String> KNOWN =
            List.of("chess", "checkers", "othello", "backgammon", "connect4", "morris");

    private static final List<Kind> KINDS = List.of(
            new Kind("Draughts", List.of("draughts")),
            new Kind("So many in a row", List.of("tictactoe", "gomoku", "qubic")),
            new Kind("Races", List.of("chinese-checkers", "backgammon", "foursquares")),
            new Kind("Cards", List.of("bridge", "whist")),
            new Kind("Seeds and stones", List.of("kalah", "nim")),
            new Kind("Together", List.of("staghunt")));

    private GameShelves() {}

    /** Every game is on one shelf; those that nobody has sorted come last. */
    static List<GameShelf> all() {
        Set<Game<?>> left = new LinkedHashSet<>(Games.all());
        List<GameShelf> shelves = new ArrayList<>();
        List<GameTitle> known =
                KNOWN.stream().map(Games::named).map(GameTitle::of).toList();
        left.removeIf(game -> KNOWN.contains(game.name()));
        shelves.add(new GameShelf(POPULAR, known));
        for (Kind each : KINDS) add(shelves, each.title(), left, each::has);
        add(shelves, "Other games", left, game -> true);
        return shelves;
    }

    private static void add(List<GameShelf> shelves, String title, Set<Game<?>> left, Predicate<String> belongs) {
        List<Game<?>> games =
                left.stream().filter(game -> belongs.test(game.name())).toList();
        left.removeAll(games);
        if (!games.isEmpty())
            shelves.add(new GameShelf(title, games.stream().map(GameTitle::of).toList()));
    }
}
