package org.outwit.web.browser;

import java.io.IOException;
import java.nio.file.Path;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OutwitServer;
import org.outwit.web.ServerPlan;

/** The program of a {@link ServerProcess}. It ends when the process that started it does. */
final class ServedAlone {

    /** Before the number of its port. */
    static final String READY = "ready at ";

    private ServedAlone() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Resources resources = new Resources(64L << 20, DataFolder.at(folder));
        DatabasePlace place = DatabasePlace.parse(folder.resolve("outwit.db").toString());
        OutwitServer server =
                OutwitServer.start(new ServerPlan("127.0.0.1", Integer.parseInt(args[1]), place, resources));
        System.out.println(READY + server.port());
        while (System.in.read() >= 0) {}
        Runtime.getRuntime().halt(0);
    }
}
