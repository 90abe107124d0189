package org.outwit.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OutwitServer;
import org.outwit.web.ServerPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit serve}: the web app. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Opens Outwit in the browser: play, people, analysis, searches step by step, and the lab. Only this machine can reach it,"
                    + " unless --host says otherwise; then a link with a token is printed, and nobody gets in without it.",
            "Games, people and all that is learned are kept in one database. Ctrl-C ends; the next start goes on from there."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit serve",
            "  outwit serve --port 9000 --open",
            "  outwit serve --data club                     keeps everything in the folder club",
            "  outwit serve --host 192.168.1.20             for everybody in the house who has the link",
            "",
            "Exit status: 130 when it was interrupted by Ctrl-C, 143 when it was ended by 'kill',",
            "2 for bad usage, a port that is taken, or a database that cannot be used."
        })
public final class ServeCommand implements Callable<Integer> {

    private static final String DATABASE = "outwit.db";
    private static final int MOST_PORT = 65535;

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            description =
                    "Default: ${DEFAULT-VALUE}; 0 takes any that is free, and the line that is printed says which.")
    private int port = 8420;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "The address to listen at. Default: ${DEFAULT-VALUE}, which is this machine alone.")
    private String host = "127.0.0.1";

    @Option(names = "--open", negatable = true, description = "Open the browser. Default: where there is a screen.")
    private Boolean open;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where everything is kept. Default: the data folder, see docs/web.md.")
    private Path data;

    @Option(
            names = "--store",
            paramLabel = "URL",
            description = "Another database instead: the name of an SQLite file, or postgresql://user@host/database.")
    private String store;

    public ServeCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > MOST_PORT) {
            throw new InputException("--port is " + port + "; expected a number from 0, which is any that is free, to "
                    + MOST_PORT + ".");
        }
        Resources used = data == null ? resources : resources.keeping(DataFolder.at(data));
        DatabasePlace place = DatabasePlace.parse(
                store == null ? used.privateFolder().resolve(DATABASE).toString() : store);
        try (Interruption interruption = new Interruption();
                OutwitServer server = OutwitServer.start(new ServerPlan(host, port, place, used))) {
            PrintWriter out = spec.commandLine().getOut();
            out.println("Outwit is at " + server.address() + " (Ctrl-C ends it).");
            out.flush();
            if (open == null ? Browser.isThere() : open) Browser.open(server.address(), used.executor());
            server.lost().thenRun(interruption::end);
            interruption.await();
            if (server.lost().isDone()) throw new InputException(server.lost().join());
        }
        return 0;
    }
}
