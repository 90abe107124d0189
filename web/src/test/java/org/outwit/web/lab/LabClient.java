package org.outwit.web.lab;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** A visitor in the lab of a server of their own. */
final class LabClient implements AutoCloseable {

    private static final long PATIENCE = 120_000;

    private final ServerRig rig;

    LabClient(Path folder) {
        this.rig = new ServerRig(folder);
    }

    void restart() {
        rig.restart();
    }

    HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return rig.get(address);
    }

    String page(String address) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                rig.send(HttpRequest.newBuilder(URI.create(rig.url(address))).header("Accept", "text/html"));
        if (answer.statusCode() != 200) throw new AssertionError(address + ": " + answer.body());
        return answer.body();
    }

    JsonNode json(String address) throws IOException, InterruptedException {
        return ServerRig.json(get(address));
    }

    HttpResponse<String> post(String address, Map<String, ?> body) throws IOException, InterruptedException {
        return rig.post(address, JsonText.of(body));
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
        rig.close();
    }
}
