package org.outwit.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import tools.jackson.databind.JsonNode;

class OutwitServerTest {

    @TempDir
    private Path folder;

    private void start(String host, int port, Path database) {
        try (Resources resources = new Resources(8L << 20, DataFolder.at(folder));
                OutwitServer server = OutwitServer.start(
                        new ServerPlan(host, port, DatabasePlace.parse(database.toString()), resources),
                        new OnlyServer.Patience(1, () -> {}, 5000))) {
            assertThat(server.port()).isPositive();
        }
    }

    @Test
    void aPortThatIsTakenIsSaidSo() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = taken.getLocalPort();
            assertThatThrownBy(() -> start("127.0.0.1", port, folder.resolve("a.db")))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("Port " + port + " of 127.0.0.1 is taken");
        }
        start("127.0.0.1", 0, folder.resolve("a.db")); // the server that failed has let go of everything
    }

    @Test
    void anAddressOfAnotherMachineIsSaidSo() {
        for (String host : List.of("192.0.2.1", "nosuch.invalid")) {
            assertThatThrownBy(() -> start(host, 0, folder.resolve("a.db")))
                    .as(host)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(host);
        }
    }

    @Test
    void oneServerForOneDatabase() throws Exception {
        try (ServerRig first = new ServerRig(folder)) {
            assertThatThrownBy(() -> start("127.0.0.1", 0, folder.resolve("outwit.db")))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("Another 'outwit serve' uses");
            assertThat(first.get("/api/games").statusCode()).isEqualTo(200);
            first.restart();
            assertThat(first.get("/api/games").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aDatabaseOfANewerProgramIsLeftAlone() throws Exception {
        Path database = folder.resolve("a.db");
        start("127.0.0.1", 0, database);
        try (Connection connection = DatabasePlace.parse(database.toString()).connect();
                Statement statement = connection.createStatement()) {
            statement.execute("insert into outwit_step (part, number, name, done) values ('job', 99, 'later', 0)");
        }
        assertThatThrownBy(() -> start("127.0.0.1", 0, database))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("was made by a newer Outwit");
    }

    @Test
    void aFileOfAnotherProgramIsLeftAlone() throws Exception {
        Path file = Files.writeString(folder.resolve("notes.txt"), "remember the milk");
        assertThatThrownBy(() -> start("127.0.0.1", 0, file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not a database of Outwit");
        assertThat(file).hasContent("remember the milk");
    }

    @Test
    void everythingIsPrivateToTheUser() throws Exception {
        Path open = Files.createDirectory(folder.resolve("open"));
        if (!Files.getFileStore(open).supportsFileAttributeView("posix")) return;
        Path old = Files.createFile(
                open.resolve("outwit.db"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-r--r--")));
        try (ServerRig rig = new ServerRig(open, "0.0.0.0")) {
            assertThat(rig.get("/").statusCode()).isEqualTo(403);
            try (Stream<Path> files = Files.list(open)) {
                List<Path> all = files.filter(Files::isRegularFile).toList();
                assertThat(all).contains(old, open.resolve("token"), open.resolve("outwit.db-wal"));
                for (Path each : all)
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                            .as(each.toString())
                            .isEqualTo("rw-------");
            }
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(open)))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void nothingIsConfirmedThatADeletedDatabaseWouldLose() throws Exception {
        try (ServerRig rig = new ServerRig(folder)) {
            String game = ServerRig.json(rig.post("/api/games", "{\"game\":\"tictactoe\"}"))
                    .get("id")
                    .stringValue();
            String move = "{\"move\":\"b2\",\"ply\":0}";
            Path database = folder.resolve("outwit.db");
            Path away = Files.move(database, folder.resolve("away.db"));
            for (String[] each : new String[][] {{"/api/games/" + game + "/move", move}, {"/api/games", "{}"}}) {
                HttpResponse<String> answer = rig.post(each[0], each[1]);
                assertThat(answer.statusCode()).as(each[0]).isEqualTo(503);
                assertThat(ServerRig.sentence(answer))
                        .startsWith("The database is gone: it was deleted, moved or replaced")
                        .doesNotContain(folder.toString());
            }
            assertThat(rig.get("/").statusCode()).isEqualTo(200);
            Files.move(away, database);
            assertThat(rig.post("/api/games/" + game + "/move", move).statusCode())
                    .isEqualTo(200);
        }
    }

    /** As Ctrl-C does while many think for a minute each: it takes two seconds, and less than that minute on any machine. */
    @Test
    void itEndsAtOnceAndLosesNothing() throws Exception {
        List<String> games = new ArrayList<>();
        try (ServerRig rig = new ServerRig(folder);
                EventsHeard page = new EventsHeard(rig)) {
            for (int i = 0; i < 5; i++) {
                String wish = "{\"game\":\"othello\",\"you\":1,\"players\":[\"" + engine(rig) + "\"],\"millis\":60000}";
                String id =
                        ServerRig.json(rig.post("/api/games", wish)).get("id").stringValue();
                int from = page.size();
                games.add(id);
                page.watch("game/" + id);
                page.await("thinking", from);
            }
            long begun = System.nanoTime();
            rig.restart();
            assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun))
                    .isLessThan(50);
            for (String each : games) {
                try (EventsHeard again = new EventsHeard(rig).watch("game/" + each)) {
                    again.await("picture");
                }
            }
        }
    }

    private static String engine(ServerRig rig) throws Exception {
        for (JsonNode each :
                ServerRig.json(rig.get("/api/opponents?game=othello")).get("opponents")) {
            if (each.get("kind").stringValue().equals("engine"))
                return each.get("id").stringValue();
        }
        throw new AssertionError("no engine");
    }
}
