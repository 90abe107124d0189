package org.outwit.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** A real server on a free port, with a folder of its own, and what asks it. */
public final class ServerRig implements AutoCloseable {

    private static final long TABLES = 64L << 20;

    private final Path folder;
    private final String host;
    private final String store;
    private final long tables;
    private final HttpClient client = HttpClient.newHttpClient();
    private Resources resources;
    private OutwitServer server;

    public ServerRig(Path folder) {
        this(folder, "127.0.0.1");
    }

    public ServerRig(Path folder, String host) {
        this(folder, host, folder.resolve("outwit.db").toString());
    }

    /** @param store the database */
    public ServerRig(Path folder, String host, String store) {
        this(folder, host, store, TABLES);
    }

    /** @param tables the memory for tables, in bytes; there are as many of them as it has megabytes */
    public ServerRig(Path folder, long tables) {
        this(folder, "127.0.0.1", folder.resolve("outwit.db").toString(), tables);
    }

    private ServerRig(Path folder, String host, String store, long tables) {
        this.tables = tables;
        this.folder = folder;
        this.host = host;
        this.store = store;
        start(0);
    }

    private void start(int port) {
        resources = new Resources(tables, DataFolder.at(folder));
        server = OutwitServer.start(new ServerPlan(host, port, DatabasePlace.parse(store), resources));
    }

    /** Ends the server and starts another one on the same port and folder. */
    public void restart() {
        int port = server.port();
        close();
        start(port);
    }

    public int port() {
        return server.port();
    }

    /** As it is printed, with a token where there is one. */
    public String address() {
        return server.address();
    }

    public String url(String path) {
        return "http://" + (host.equals("0.0.0.0") ? "127.0.0.1" : host) + ":" + port() + path;
    }

    public HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(url(path))));
    }

    public HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(url(path))).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** What an answer says, which must be a good one. */
    public static JsonNode json(HttpResponse<String> response) {
        if (response.statusCode() != 200) throw new AssertionError(response.statusCode() + ": " + response.body());
        return JsonText.object(response.body());
    }

    /** The sentence of a refusal. */
    public static String sentence(HttpResponse<String> response) {
        return JsonText.object(response.body()).get("sentence").stringValue();
    }

    @Override
    public void close() {
        server.close();
        resources.close();
    }
}
