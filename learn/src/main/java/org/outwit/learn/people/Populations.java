package org.outwit.learn.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.Networks;

/**
 * Where populations come from: those that are shipped with the program, unless a folder has a file of people for the game, which
 * {@code outwit train people} writes. Each is read once.
 */
public final class Populations {

    /** Only those that are shipped. */
    public static final Populations SHIPPED = new Populations(null, Networks.NONE);

    private final Path folder;
    private final Networks networks;
    private final Map<String, Optional<PopulationModel>> read = new ConcurrentHashMap<>();

    private Populations(Path folder, Networks networks) {
        this.folder = folder;
        this.networks = networks;
    }

    /** The populations of this folder, and the shipped ones for games that it has none of. */
    public static Populations in(Path folder) {
        return new Populations(folder, Networks.NONE);
    }

    /** The same people, beside whom these networks are asked. */
    public Populations hearing(Networks others) {
        return new Populations(folder, others);
    }

    /** Who is asked beside people. */
    public Networks networks() {
        return networks;
    }

    /** How people play this game, or nothing where nobody knows. */
    public Optional<PopulationModel> of(Game<?> game) {
        return read.computeIfAbsent(game.name(), name -> find(game).map(this::heard));
    }

    private PopulationModel heard(PopulationModel people) {
        boolean alone = networks == Networks.NONE || !people.game().equals(Networks.GAME);
        return alone ? people : people.with(new Voices(networks, people.voices().fitted()));
    }

    /** The file of a game in the folder. */
    public static Path file(Path folder, Game<?> game) {
        return folder.resolve(game.name() + PopulationFile.ENDING);
    }

    private Optional<PopulationModel> find(Game<?> game) {
        if (folder != null && Files.exists(file(folder, game))) {
            Path own = file(folder, game);
            return Optional.of(checked(PopulationFile.read(own), game, own.toString()));
        }
        return this == SHIPPED ? shipped(game) : SHIPPED.of(game);
    }

    private static Optional<PopulationModel> shipped(Game<?> game) {
        String name = game.name() + PopulationFile.ENDING;
        try (InputStream stream = Populations.class.getResourceAsStream(name)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(checked(PopulationFile.read(stream, name), game, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file of people is refused where it was made for another game, or for other features or phases of this one. */
    static PopulationModel checked(PopulationModel model, Game<?> game, String name) {
        if (!model.game().equals(game.name())) {
            throw new InputException(
                    name + ": these people play " + model.game() + "; expected people who play " + game.name() + ".");
        }
        int phases = game.phases().names().size();
        MoveColumns columns = MoveColumns.of(model, 0, game.features().size());
        if (model.plan().depths().length != phases || model.layers().get(0)[0].length != columns.size()) {
            throw new InputException(name + ": this file of people was made for other features of " + game.name()
                    + " than it has now. Train it again with 'outwit train people " + game.name() + "'.");
        }
        return model;
    }
}
