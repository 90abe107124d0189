package org.outwit.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A visitor who opens pages now and then: asks for one after the other, a few a second, however long answers take. */
final class SteadyRequests {

    private static final Pattern FILE = Pattern.compile("(?:href|src)=\"(/assets/[^\"]+)\"");
    private static final List<String> PAGES =
            List.of("/", "/people", "/search", "/lab", "/api/opponents?game=checkers", "/api/games");

    private final LoadClient client;
    private final LoadTally tally;
    private final List<String> paths = new ArrayList<>(PAGES);
    private int next;

    SteadyRequests(LoadClient client, LoadTally tally) {
        this.client = client;
        this.tally = tally;
        Matcher files = FILE.matcher(client.get("/").join().body());
        while (files.find()) paths.add(files.group(1));
        paths.removeIf(path -> client.get(path).join().statusCode() == 404); // a page that this version does not have
    }

    void ask() {
        String path = paths.get(next++ % paths.size());
        long begin = System.nanoTime();
        client.get(path).whenComplete((answer, error) -> {
            tally.requests().add(System.nanoTime() - begin);
            if (error != null) tally.errors().add(path + ": " + error);
            else if (answer.statusCode() != 200) tally.errors().add(path + ": " + answer.statusCode());
        });
    }
}
