package org.outwit.web.lab;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OutwitServer;
import org.outwit.web.ServerPlan;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** A server on a folder of its own, and somebody who asks it. Another one on the same folder stands for a restart. */
final class LabClient implements AutoCloseable {

    private static final long PATIENCE = 120_000;

    private final HttpClient client = HttpClient.newHttpClient(); // follows no redirects
    private final Resources resources;
    private final OutwitServer server;

    LabClient(Path folder) {
        this.resources = new Resources(32 << 20, DataFolder.at(folder));
        DatabasePlace place = DatabasePlace.parse(folder.resolve("outwit.db").toString());
        this.server = OutwitServer.start(new ServerPlan("127.0.0.1", 0, place, resources));
    }

    private HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + address));
    }

    HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return client.send(request(address).build(), BodyHandlers.ofString());
    }

    String page(String address) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                client.send(request(address).header("Accept", "text/html").build(), BodyHandlers.ofString());
        if (answer.statusCode() != 200) throw new AssertionError(address + ": " + answer.body());
        return answer.body();
    }

    JsonNode json(String address) throws IOException, InterruptedException {
        return JsonText.object(get(address).body());
    }

    HttpResponse<String> post(String address, Map<String, ?> body) throws IOException, InterruptedException {
        return client.send(
                request(address)
                        .POST(HttpRequest.BodyPublishers.ofString(JsonText.of(body)))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Asks again and again until it is so. */
    JsonNode until(String address, Predicate<JsonNode> so) throws IOException, InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE;
        JsonNode answer = json(address);
        while (!so.test(answer)) {
            if (System.currentTimeMillis() > end) throw new AssertionError(address + " stays at " + answer);
            Thread.sleep(50);
            answer = json(address);
        }
        return answer;
    }

    @Override
    public void close() {
        server.close();
        resources.close();
    }
}
