package org.outwit.lab.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
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

    /** Each archive is read once in a program, for the first that asks. */
    private static final Map<Path, RecordedPeople<?>> READ = new ConcurrentHashMap<>();

    private RecordsFolder() {}

    /** The people of a game whose records the context has; where it has none, the message says what is expected. */
    public static RecordedPeople<?> people(LabContext context, String game) {
        Path folder = context.records()
                .orElseThrow(() -> new InputException("Records of real games are needed: --records FOLDER, with " + game
                        + "/*" + ENDINGS.get(game) + " in it."));
        return READ.computeIfAbsent(
                folder.resolve(game).toAbsolutePath(), at -> read(Games.named(game), folder, at, context));
    }

    private static <P extends Position> RecordedPeople<P> read(
            Game<P> game, Path folder, Path games, LabContext context) {
        PeopleArchive<P> archive = new PeopleArchive<>(game);
        List<Path> files = files(games, ENDINGS.get(game.name()));
        if (files.isEmpty()) {
            throw new InputException(games + ": there are no records of " + game.name() + " here; expected files *"
                    + ENDINGS.get(game.name()) + ".");
        }
        for (Path each : files) {
            context.monitor().throwIfStopped();
            context.monitor().progress("reading " + each.getFileName(), 0, 0);
            try {
                RecordFiles.read(game, each.toString(), archive);
            } catch (IOException e) {
                throw unreadable(each, e);
            }
        }
        boolean strangers = Files.exists(Populations.file(folder, game));
        PopulationModel population = (strangers ? Populations.in(folder) : context.populations())
                .of(game)
                .orElseThrow(() -> new InputException("It is not known how people play " + game.name()
                        + "; 'outwit train people " + game.name() + "' learns it."));
        return new RecordedPeople<>(game, archive.games(), population, strangers);
    }

    private static List<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.toString().toLowerCase(Locale.ROOT).endsWith(ending))
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
