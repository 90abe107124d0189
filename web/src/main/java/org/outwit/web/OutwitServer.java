package org.outwit.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.http.HttpException;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.SqliteFile;
import org.outwit.web.event.EventSocket;
import org.outwit.web.event.EventTopic;
import org.outwit.web.http.Assets;
import org.outwit.web.http.ConnectionRules;
import org.outwit.web.http.Failure;
import org.outwit.web.http.Guard;
import org.outwit.web.http.ImportMap;
import org.outwit.web.http.Installation;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.PageShell;
import org.outwit.web.http.Refusal;
import org.outwit.web.http.RefusalPage;
import org.outwit.web.http.SafetyHeaders;
import org.outwit.web.http.SentenceView;
import org.outwit.web.http.UnreadBody;
import org.outwit.web.job.Jobs;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;
import tools.jackson.core.JacksonException;

/** The server of the web app, from {@link #start} to {@link #close}. */
public final class OutwitServer implements AutoCloseable {

    private final ServerPlan plan;
    private final Guard guard;
    private final OnlyServer only;
    private final Database database;
    private final Jobs jobs;
    private final List<WebPart> parts;
    private final Javalin javalin;
    private final CompletableFuture<String> lost = new CompletableFuture<>();
    private boolean closed;

    private OutwitServer(ServerPlan plan, OnlyServer only, Database database) {
        this.plan = plan;
        this.guard = new Guard(plan.host(), () -> TokenFile.in(plan.resources().privateFolder()));
        this.only = only;
        this.database = database;
        this.jobs = new Jobs(database, plan.resources().executor(), 1);
        Assets assets = new Assets(WebParts.madeAssets());
        ImportMap map = new ImportMap(Map.of("outwit/", assets.address("")));
        PageShell shell = new PageShell(assets, map);
        Installation installation = new Installation(assets, shell);
        WebServices services = new WebServices(plan.resources(), database, guard, shell, assets, jobs);
        this.parts = WebParts.all(services);
        for (WebPart part : parts) part.jobs().forEach(jobs::know);
        SafetyHeaders headers = new SafetyHeaders(map);
        this.javalin = Javalin.create(config -> configure(config, headers, assets, installation));
    }

    /** Listens when this returns. */
    public static OutwitServer start(ServerPlan plan) {
        return start(plan, OnlyServer.Patience.USUAL);
    }

    /** @param patience with another server that has not ended yet */
    static OutwitServer start(ServerPlan plan, OnlyServer.Patience patience) {
        plan.store().check();
        OnlyServer only = OnlyServer.of(plan.store(), patience);
        Database database = null;
        OutwitServer server = null;
        boolean started = false;
        try {
            database = opened(plan.store());
            server = new OutwitServer(plan, only, database);
            server.listen();
            server.jobs.resume();
            server.parts.forEach(WebPart::started);
            only.watch(plan.resources().executor(), server::end);
            started = true;
            return server;
        } finally {
            if (!started) {
                if (server != null) server.close();
                else if (database != null) database.close();
                only.close();
            }
        }
    }

    /** A file that is private from the beginning; what SQLite keeps beside it gets the same rights. */
    private static Database opened(DatabasePlace place) {
        if (place instanceof SqliteFile sqlite) {
            Path file = PrivateFile.make(sqlite.file().toAbsolutePath());
            for (String beside : List.of("-wal", "-shm"))
                PrivateFile.protect(file.resolveSibling(file.getFileName() + beside));
        }
        return Database.open(place, WebParts.MIGRATIONS);
    }

    private void listen() {
        try {
            javalin.start(plan.host(), plan.port());
        } catch (JavalinBindException e) {
            throw new InputException("Port " + plan.port() + " of " + plan.host()
                    + (String.valueOf(e.getMessage()).contains("privileges")
                            ? " is only for administrators. Choose one above 1023 with --port."
                            : " is taken, perhaps by another 'outwit serve'. Choose another with --port."));
        } catch (JavalinException e) {
            throw new InputException("This machine cannot listen at " + plan.host()
                    + ". --host takes one of its own names or addresses, such as 127.0.0.1.");
        }
    }

    /** Where to open it, with the token where one is asked for. */
    public String address() {
        String host = plan.host().equals("0.0.0.0") || plan.host().equals("::") ? "localhost" : plan.host();
        String shown = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        return "http://" + shown + ":" + port() + "/"
                + guard.token().map(token -> "?" + Guard.TOKEN + "=" + token).orElse("");
    }

    public int port() {
        return javalin.port();
    }

    private void configure(JavalinConfig config, SafetyHeaders headers, Assets assets, Installation installation) {
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = JsonText.MOST_BYTES;
        config.http.generateEtags = true;
        ConnectionRules.apply(config.jetty, headers);
        RoutesConfig routes = config.routes;
        routes.before(context -> {
            headers.put(context);
            if (guard.check(context)) {
                guard.forward(context);
                context.skipRemainingHandlers();
            }
            UnreadBody.admit(context);
            if (!context.req().getMethod().equals("GET")) database.checkPresent(); // some things are kept later
        });
        routes.after(UnreadBody::drop);
        routes.wsBeforeUpgrade(context -> guard.check(context));
        new EventSocket(this::topic).routes(routes, guard::visitor);
        assets.routes(routes);
        installation.routes(routes);
        for (WebPart part : parts) part.routes(routes);
        routes.exception(Refusal.class, (e, context) -> refuse(context, e.status(), e.getMessage()));
        routes.exception(
                InputException.class,
                (e, context) -> refuse(
                        context, Failure.isOfDatabase(e, plan.store()) ? 503 : 400, Failure.sentence(e, plan.store())));
        routes.exception(JacksonException.class, (e, context) -> {
            refuse(context, 400, "Something in the request is of another kind than expected.");
        });
        routes.exception(
                HttpException.RuntimeException.class,
                (e, context) -> refuse(context, e.getCode(), Refusal.late().getMessage()));
        routes.exception(HttpResponseException.class, (e, context) -> {
            if (e.getStatus() == 413) refuse(context, 413, JsonText.tooLarge().getMessage());
            else if (e.getStatus() == 404) refuse(context, 404, "There is nothing at " + context.path() + ".");
            else
                refuse(
                        context,
                        e.getStatus(),
                        e.getStatus() < 500
                                ? "The request could not be understood."
                                : Failure.sentence(e, plan.store()));
        });
        routes.exception(Exception.class, (e, context) -> {
            if (System.getenv("OUTWIT_DEBUG") != null) e.printStackTrace();
            refuse(context, 500, Failure.sentence(e, plan.store()));
        });
        routes.error(404, context -> {
            if (context.result() == null || context.result().isEmpty() || "Not Found".equals(context.result()))
                refuse(context, 404, "There is nothing at " + context.path() + ".");
        });
    }

    private static void refuse(Context context, int status, String sentence) {
        context.status(status);
        String accepted = context.header("Accept");
        if (accepted != null && accepted.contains("text/html")) {
            context.html(RefusalPage.of(sentence));
        } else {
            JsonText.send(context, new SentenceView(sentence));
        }
    }

    private Optional<EventTopic> topic(String name, String visitor) {
        for (WebPart part : parts) {
            Optional<EventTopic> found = part.topic(name, visitor);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** Is there, with a sentence, once the server has had to end by itself: another one has its database. */
    public CompletableFuture<String> lost() {
        return lost;
    }

    private void end(String sentence) {
        try {
            close();
        } finally {
            lost.complete(sentence);
        }
    }

    /** Ends: no more requests, jobs asked to stop, the database closed. Everything that was told to a page is in it. */
    @Override
    public synchronized void close() {
        if (closed) return;
        closed = true;
        List<Runnable> ends = new ArrayList<>(List.of(javalin::stop, jobs::close));
        for (WebPart each : parts) ends.add(each::close);
        ends.add(database::close);
        ends.add(only::close);
        RuntimeException first = null;
        for (Runnable each : ends) {
            try {
                each.run(); // even if the others fail
            } catch (RuntimeException e) {
                if (first == null) first = e;
            }
        }
        if (first != null) throw first;
    }
}
