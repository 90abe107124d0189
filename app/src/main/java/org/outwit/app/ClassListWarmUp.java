package org.outwit.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OutwitServer;
import org.outwit.web.ServerPlan;

/**
 * Runs a few commands for nobody. The launcher does this once after a build and keeps the classes that were loaded, in the
 * form in which Java maps them into memory, so that real commands start faster.
 */
final class ClassListWarmUp {

    private static final String[][] COMMANDS = {
        {"--help"},
        {"games"},
        {"features", "checkers"},
        {"board", "chess", "e4"},
        {"perft", "chess", "2"},
        {"perft", "checkers", "3"},
        {"perft", "othello", "3"},
        {"search", "connect4", "--depth", "3"},
        {"learn", "--help"},
        {"predict", "--help"},
        {"tree", "solve", "--tree", "((3 12 8) (2 4 6))", "--algorithm", "alpha-beta"},
        {"prove", "A, A => B |= B", "--proof"},
    };

    private static final long TABLES = 1 << 24;

    private ClassListWarmUp() {}

    public static void main(String[] args) {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        for (String[] command : COMMANDS) Main.run(nobody, nobody, command);
        try {
            serve();
        } catch (IOException | InputException e) {
            // The server starts without, only slower.
        }
    }

    /** A server that is asked for its first page; it ends by itself, as the command would not. */
    private static void serve() throws IOException {
        Path folder = Files.createTempDirectory("outwit-warm-up");
        DatabasePlace store = DatabasePlace.parse(folder.resolve("outwit.db").toString());
        try (Resources resources = new Resources(TABLES, DataFolder.at(folder));
                OutwitServer server = OutwitServer.start(new ServerPlan("127.0.0.1", 0, store, resources));
                InputStream page = new URL(server.address()).openStream()) {
            page.readAllBytes();
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path each : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
            }
        }
    }
}
