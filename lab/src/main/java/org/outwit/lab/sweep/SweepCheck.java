package org.outwit.lab.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.protocol.ForeignPlayers;

/** Complains about games and players before the first cell is measured, and names the place in the file. */
final class SweepCheck {

    private SweepCheck() {}

    static void check(SweepPlan plan) {
        for (String game : plan.axes().get(SweepKey.GAME)) {
            Game<?> found = at(place(plan, SweepKey.GAME, game), () -> Games.named(game));
            int players = found.capabilities().players();
            if (players != 2)
                throw new InputException(place(plan, SweepKey.GAME, game)
                        + ": a sweep is for games of two players, found " + game + ", which has " + players + ".");
        }
        // Which of the seeds, openings and sizes of tables is meant changes nothing of what is asked here.
        List<SweepKey> matter = new ArrayList<>(List.of(SweepKey.GAME));
        for (SweepSide side : plan.measure().sides()) {
            matter.add(side.who());
            side.algorithm().ifPresent(matter::add);
        }
        Map<List<String>, Map<SweepKey, String>> unlike = new LinkedHashMap<>();
        for (Map<SweepKey, String> each : plan.combinations()) {
            List<String> said =
                    matter.stream().map(key -> each.getOrDefault(key, "")).toList();
            unlike.putIfAbsent(said, each);
        }
        for (Map<SweepKey, String> each : unlike.values()) {
            for (SweepSide side : plan.measure().sides()) check(plan, each, side, Games.named(each.get(SweepKey.GAME)));
        }
    }

    private static <P extends Position> void check(
            SweepPlan plan, Map<SweepKey, String> values, SweepSide side, Game<P> game) {
        String who = values.get(side.who());
        String place = place(plan, side.who(), who);
        PlayerSpec player = at(place, () -> PlayerSpec.parse(who));
        if (ForeignPlayers.isForeign(player))
            throw new InputException(place + ": expected a player of Outwit, found another program, " + who
                    + "; 'outwit lab tournament' seats those.");
        if (LearnerSpec.isLearner(player))
            throw new InputException(place + ": expected a player who does not learn, found " + who
                    + ", whose games depend on those before them; 'outwit lab tournament' seats learners.");
        Optional<SweepKey> named = side.algorithm().filter(values::containsKey);
        PlayerSettings settings = named.isEmpty()
                ? PlayerSettings.USUAL
                : PlayerSettings.USUAL.with(at(
                        place(plan, named.get(), values.get(named.get())),
                        () -> Algorithm.named(values.get(named.get()))));
        try (SearchingChooser<P> chooser = at(place, () -> Players.of(game, player, settings))) {
            boolean endless =
                    side.limits(key -> Optional.ofNullable(values.get(key))).equals(Limits.NONE);
            if (endless && chooser.ownDepth() == Integer.MAX_VALUE)
                throw new InputException(place + ": nothing says how far " + who
                        + " may search; expected a depth, nodes or evaluations, or a player such as " + who + "@4.");
            if (side == SweepSide.REFERENCE && !chooser.canCompare())
                throw new InputException(place + ": expected a player whose search compares moves one by one, found "
                        + who + "; a plain player such as " + player.strategy().function() + " does.");
        }
    }

    /** Where a value stands in the file: by its name, and in a list by its number. */
    private static String place(SweepPlan plan, SweepKey key, String value) {
        List<String> values = plan.axes().get(key);
        return key.word() + (values.size() == 1 ? "" : "[" + values.indexOf(value) + "]");
    }

    private static <T> T at(String place, Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException e) {
            throw new InputException(place + ": " + e.getMessage());
        }
    }
}
