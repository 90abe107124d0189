package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.learn.people.PopulationModel;

/**
 * An opponent that fails like people. Where it is known how people play a game, a level plays as people of a strength do: its moves are
 * drawn from what they would play, with a look-ahead that grows with the level. Elsewhere it looks a few plies ahead, judges the more
 * simply the lower it is, and errs the more the less two moves differ. No level plays well and then throws a game away, and none gives up.
 *
 * <p>The levels of each game are rows of {@code levels.txt}. They were set so that neighbours are 80 to 250 Elo apart, and
 * {@link LevelLadder} has what was measured. A game in which skill does not go so far has fewer than ten.
 *
 * @param number from 1
 */
public record Level(int number, Manner manner) {

    /** How a level is written as a player: {@code level:3}. */
    public static final String PREFIX = "level:";

    /** The rows of a game that has none of its own. */
    private static final String ANY = "*";

    /** The levels of a game, the weakest first; none for more than two, and with dice only where the game has rows of its own. */
    public static List<Level> all(Game<?> game, Optional<PopulationModel> people) {
        List<Level> own = of(game, game.name(), people.isPresent());
        Capabilities can = game.capabilities();
        boolean errs = can.players() == 2 && can.zeroSum() && !can.chance();
        return own.isEmpty() && (errs || people.isPresent()) ? of(game, ANY, people.isPresent()) : own;
    }

    private static List<Level> of(Game<?> game, String rows, boolean people) {
        List<Level> levels = new ArrayList<>();
        for (List<String> row : PlayerList.LEVELS.of(rows)) {
            Manner manner = Manner.parse(game, row.get(1));
            if (manner instanceof Manner.OfPeople != people) continue;
            levels.add(new Level(Integer.parseInt(row.get(0)), manner));
        }
        return levels;
    }

    /** The level that a player's name stands for, if it does. */
    static Optional<Level> named(Game<?> game, String name, Optional<PopulationModel> people) {
        if (!name.startsWith(PREFIX)) return Optional.empty();
        List<Level> levels = all(game, people);
        if (levels.isEmpty()) throw new InputException("There are no levels in " + game.name() + ".");
        return Optional.of(levels.stream()
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("There is no level '" + name.substring(PREFIX.length()) + "' in "
                        + game.name() + "; expected " + range(levels) + ".")));
    }

    /** Whether it makes it hard for the opponent where it has lost: those from the middle up do. */
    boolean resists(Game<?> game, Optional<PopulationModel> people) {
        return 2 * number > all(game, people).size();
    }

    private static String range(List<Level> levels) {
        Level first = levels.get(0);
        return levels.size() == 1 ? first.toString() : first + " to " + levels.get(levels.size() - 1);
    }

    @Override
    public String toString() {
        return PREFIX + number;
    }
}
