package org.outwit.app.walks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.outwit.app.walks.Walk.Leg;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OutwitServer;
import org.outwit.web.ServerPlan;

/** What the page does when a cell is touched: it posts a move. */
final class Touch {

    /** The request, and the turn that it asks for. */
    static final List<Leg> LEGS = List.of(new Leg("PlainRequests", "GameRoom"), new Leg("GameRoom", "NodeSearch"));

    private static final int MOST = 20;

    private static final long TABLES = 64L << 20;

    private final HttpClient client = HttpClient.newHttpClient();
    private final String address;

    private Touch(String address) {
        this.address = address;
    }

    static void play(Path folder, Installed game) throws IOException, InterruptedException {
        DatabasePlace place = DatabasePlace.parse(folder.resolve("outwit.db").toString());
        try (Resources resources = new Resources(TABLES, DataFolder.at(folder));
                OutwitServer server = OutwitServer.start(new ServerPlan("127.0.0.1", 0, place, resources))) {
            Touch touch = new Touch(server.address());
            for (int i = 0; i < MOST && !hasArrived(); i++) touch.game(game);
        }
    }

    /** A thread that Jetty has just made may still find the real Othello, so one game may not be enough. */
    private void game(Installed installed) throws IOException, InterruptedException {
        installed.inServer();
        String game = post("api/games", "{\"game\":\"othello\",\"players\":[\"engine:mobility\"],\"millis\":50}")
                .replaceAll(".*\"id\":\"([^\"]+)\".*", "$1");
        post("api/games/" + game + "/move", "{\"move\":\"f5\",\"ply\":0}");
        for (int i = 0; i < 100 && !hasArrived(); i++) Thread.sleep(10);
    }

    private static boolean hasArrived() {
        return LEGS.stream().allMatch(leg -> Steps.lead(leg.from(), leg.to()));
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }
}
