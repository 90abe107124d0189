package org.outwit.play.player;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.learn.network.Networks;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.people.Voices;

/**
 * How strong levels and characters are, as measured: each level played a match against the one below it, and each character against the
 * nearest level. A row of {@code ladder.csv} is what {@code outwit match GAME PLAYER AGAINST --games N --seed S} found.
 */
public final class LevelLadder {

    /**
     * What a player is better by than a level.
     *
     * @param against the level it played
     * @param elo the difference, and {@code low} to {@code high} its 95 % interval
     */
    public record Step(String player, String against, int games, long seed, double elo, double low, double high) {}

    private LevelLadder() {}

    /** What was measured of a game; nothing where other people than the shipped ones would play, or a network
     * is asked, too. */
    public static List<Step> of(Game<?> game, Optional<PopulationModel> people) {
        boolean alone = people.map(PopulationModel::voices)
                .map(Voices::networks)
                .map(Networks::isEmpty)
                .orElse(true);
        Optional<PopulationModel> shipped = Populations.SHIPPED.of(game);
        return alone && people.map(each -> each.with(Voices.NONE)).equals(shipped) ? of(game) : List.of();
    }

    static List<Step> of(Game<?> game) {
        return PlayerList.LADDER.of(game.name()).stream()
                .map(row -> new Step(
                        row.get(0),
                        row.get(1),
                        Integer.parseInt(row.get(2)),
                        Long.parseLong(row.get(3)),
                        Double.parseDouble(row.get(4)),
                        Double.parseDouble(row.get(5)),
                        Double.parseDouble(row.get(6))))
                .toList();
    }
}
