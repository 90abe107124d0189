package org.outwit.games.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Worlds;

/** The positions that differ only in how unseen cards lie; each way to deal them is as likely as any other. */
public final class DealtWorlds<P extends Position> implements Worlds<P> {

    private final UnseenCards unseen;
    private final Function<long[], P> world;

    /** {@code world} makes a new position of the hands that {@link UnseenCards#deal} gives. It must not know the real ones. */
    public DealtWorlds(UnseenCards unseen, Function<long[], P> world) {
        this.unseen = unseen;
        this.world = world;
    }

    /** How many there are. */
    public long count() {
        return unseen.ways();
    }

    @Override
    public P sample(RandomGenerator random) {
        return world.apply(unseen.deal(random.nextLong(count())));
    }

    @Override
    public Optional<List<P>> all(int most) {
        if (count() > most) return Optional.empty();
        List<P> worlds = new ArrayList<>();
        for (long number = 0; number < count(); number++) worlds.add(world.apply(unseen.deal(number)));
        return Optional.of(worlds);
    }
}
