package org.outwit.play.match;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;

/**
 * A race that fits on a page, to prove what the table knows: players take 1 or 2 of the stones in turn, and with dice
 * chance decides before each turn how many there are to take. The player who takes the last stone gets 2, the next after them loses 2,
 * and others get nothing.
 */
public class TinyGame implements Game<TinyPosition> {

    private final int players;
    private final boolean dice;
    private final int stones;

    public TinyGame(int players, boolean dice, int stones) {
        this.players = players;
        this.dice = dice;
        this.stones = stones;
    }

    public int players() {
        return players;
    }

    @Override
    public String name() {
        return "tiny";
    }

    @Override
    public String title() {
        return "Tiny";
    }

    @Override
    public TinyPosition start() {
        return new TinyPosition(players, dice, stones);
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(players, true, dice, false, false);
    }

    @Override
    public Scale scale() {
        return new Scale(1, "point");
    }

    @Override
    public List<Feature<TinyPosition>> features() {
        return List.of();
    }

    @Override
    public Map<String, Evaluator<TinyPosition>> evaluators() {
        return Map.of("even", (position, player) -> position.isOver() ? position.payoff(player) : 0);
    }

    @Override
    public Notation<TinyPosition> notation() {
        return new Notation<>() {
            @Override
            public String format(TinyPosition position, int move) {
                return Integer.toString(move);
            }

            @Override
            public int parse(TinyPosition position, String text) {
                return Integer.parseInt(text);
            }

            @Override
            public String format(TinyPosition position) {
                return Integer.toString(position.stones());
            }

            @Override
            public TinyPosition position(String text) {
                return new TinyPosition(players, dice, Integer.parseInt(text));
            }
        };
    }
}
