package org.outwit.games;

import java.util.List;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Symmetries;
import org.outwit.core.game.Tactics;

/** What a game answers in the same way whenever it is asked; see {@link org.outwit.core.game.Game} for what each of these means. */
public record Description<P extends Position>(
        String name,
        String title,
        Capabilities capabilities,
        Scale scale,
        Notation<P> notation,
        List<Feature<P>> features,
        Tactics<P> tactics,
        Symmetries<P> symmetries,
        Phases<P> phases) {

    /** A game that says no more than it has to. */
    public Description(
            String name,
            String title,
            Capabilities capabilities,
            Scale scale,
            Notation<P> notation,
            List<Feature<P>> features) {
        this(name, title, capabilities, scale, notation, features, Tactics.none(), Symmetries.none(), Phases.single());
    }

    public Description<P> with(Tactics<P> other) {
        return new Description<>(name, title, capabilities, scale, notation, features, other, symmetries, phases);
    }

    public Description<P> with(Symmetries<P> other) {
        return new Description<>(name, title, capabilities, scale, notation, features, tactics, other, phases);
    }

    public Description<P> with(Phases<P> other) {
        return new Description<>(name, title, capabilities, scale, notation, features, tactics, symmetries, other);
    }
}
