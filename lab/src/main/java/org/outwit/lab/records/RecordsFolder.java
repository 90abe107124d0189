package org.outwit.lab.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.lab.experiment.FileHash;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.training.PeopleArchive;

/**
 * A folder with records. It has a folder for each game:
 *
 * <pre>
 * othello/    the WTHOR database: WTH_1977.wtb …, with WTHOR.JOU and WTHOR.TRN beside them
 * checkers/   .pdn
 * chess/      .pgn
 * othello.people, checkers.people, chess.people
 * </pre>
 *
 * Files are read in the order of their names, so the earliest games should come first. The {@code .people} are how people play who were trained
 * without those that an experiment asks about ({@code outwit train people GAME FILE… --without NAME}); without such a file the people of the
 * program are taken, who may have learned from the same games, and the report says so.
 */
public final class RecordsFolder {

    private static final Map<String, String> ENDINGS = Map.of("othello", ".wtb", "checkers", ".pdn", "chess", ".pgn");

    /** Files that are read with others, and say who played. */
    private static final List<String> BESIDE = List.of(".jou", ".trn");

    /** Each archive is read once in a program, for the first that asks. */
    private static final Map<Archive, RecordedPeople<?>> READ = new ConcurrentHashMap<>();

    private record Archive(Path folder, String inputs) {}

    private RecordsFolder() {}

    /** Why there are no people of this game, as a sentence; nothing where there are. */
    public static Optional<String> missing(LabContext context, String game) {
        if (context.records().isEmpty())
            return Optional.of("Records of real games are needed: --records FOLDER, with " + game + "/*"
                    + ENDINGS.get(game) + " in it.");
        Path folder = context.records().get().resolve(game);
        if (files(folder, List.of(ENDINGS.get(game))).isEmpty())
            return Optional.of(
                    folder + ": there are no records of " + game + " here; expected files *" + ENDINGS.get(game) + ".");
        if (!hasOwnPeople(context, Games.named(game))
                && context.populations().of(Games.named(game)).isEmpty())
            return Optional.of(
                    "It is not known how people play " + game + "; 'outwit train people " + game + "' learns it.");
        return Optional.empty();
    }

    /** The files of a game whose records the context has, and how people play it. */
    public static Inputs inputs(LabContext context, String game) {
        Path folder = context.records().orElseThrow().resolve(game);
        List<String> endings = new ArrayList<>(BESIDE);
        endings.add(ENDINGS.get(game));
        Path own = ownPeople(context, Games.named(game));
        Inputs inputs = Files.exists(own)
                ? Inputs.NONE.and(own.getFileName().toString(), FileHash.of(own))
                : context.people(Games.named(game));
        for (Path each : files(folder, endings))
            inputs = inputs.and(game + "/" + each.getFileName(), FileHash.of(each));
        return inputs;
    }

    /** The people of a game whose records the context has; where it has none, the message says what is expected. */
    public static RecordedPeople<?> people(LabContext context, String game) {
        missing(context, game).ifPresent(sentence -> {
            throw new InputException(sentence);
        });
        Path folder = context.records().orElseThrow().resolve(game).toAbsolutePath();
        Archive archive = new Archive(folder, inputs(context, game).fingerprint());
        return READ.computeIfAbsent(archive, at -> read(Games.named(game), folder, context));
    }

    private static boolean hasOwnPeople(LabContext context, Game<?> game) {
        return Files.exists(ownPeople(context, game));
    }

    private static Path ownPeople(LabContext context, Game<?> game) {
        return Populations.file(context.records().orElseThrow(), game);
    }

    private static <P extends Position> RecordedPeople<P> read(Game<P> game, Path folder, LabContext context) {
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        for (Path each : files(folder, List.of(ENDINGS.get(game.name())))) {
            context.monitor().throwIfStopped();
            context.monitor().progress("reading " + each.getFileName(), 0, 0);
            try {
                RecordFiles.read(game, each.toString(), archive);
            } catch (IOException e) {
                throw unreadable(each, e);
            }
        }
        boolean strangers = hasOwnPeople(context, game);
        Populations populations = strangers ? Populations.in(context.records().orElseThrow()) : context.populations();
        PopulationModel population = populations.of(game).orElseThrow();
        return new RecordedPeople<>(game, archive.games(), archive.rejected(), population, strangers);
    }

    private static List<Path> files(Path folder, List<String> endings) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> {
                        String name = each.toString().toLowerCase(Locale.ROOT);
                        return endings.stream().anyMatch(name::endsWith);
                    })
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw unreadable(folder, e);
        }
    }

    private static InputException unreadable(Path place, IOException e) {
        return new InputException(place + ": cannot be read: " + FileReason.reading(e) + ".");
    }
}
