package org.outwit.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.web.event.EventSocket;
import org.outwit.web.event.EventTopic;
import org.outwit.web.http.Assets;
import org.outwit.web.http.Guard;
import org.outwit.web.http.ImportMap;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.PageShell;
import org.outwit.web.http.Refusal;
import org.outwit.web.http.SafetyHeaders;
import org.outwit.web.job.Jobs;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;

/** The server of the web app, from {@link #start} to {@link #close}. */
public final class OutwitServer implements AutoCloseable {

    private static final long MOST_BYTES = 1 << 20;

    private final ServerPlan plan;
    private final Guard guard;
    private final Database database;
    private final Jobs jobs;
    private final List<WebPart> parts;
    private final Javalin javalin;

    private OutwitServer(ServerPlan plan) {
        this.plan = plan;
        this.guard = new Guard(plan.host());
        this.database = Database.open(plan.store(), WebParts.MIGRATIONS);
        this.jobs = new Jobs(database, plan.resources().executor(), 1);
        Assets assets = new Assets(WebParts.madeAssets());
        ImportMap map = new ImportMap(Map.of("outwit/", assets.address("")));
        WebServices services =
                new WebServices(plan.resources(), database, guard, new PageShell(assets, map), assets, jobs);
        this.parts = WebParts.all(services);
        for (WebPart part : parts) part.jobs().forEach(jobs::know);
        SafetyHeaders headers = new SafetyHeaders(map);
        this.javalin = Javalin.create(config -> configure(config, headers, assets));
    }

    /** Listens when this returns. */
    public static OutwitServer start(ServerPlan plan) {
        OutwitServer server = new OutwitServer(plan);
        try {
            server.javalin.start(plan.host(), plan.port());
        } catch (JavalinBindException e) {
            server.close();
            throw new InputException("Port " + plan.port() + " of " + plan.host()
                    + " is taken, perhaps by another 'outwit serve'. Choose another with --port.");
        }
        server.jobs.resume();
        server.parts.forEach(WebPart::started);
        return server;
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

    private void configure(JavalinConfig config, SafetyHeaders headers, Assets assets) {
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = MOST_BYTES;
        config.http.generateEtags = true;
        RoutesConfig routes = config.routes;
        routes.before(context -> {
            headers.put(context);
            if (guard.check(context)) {
                context.redirect(context.path());
                context.skipRemainingHandlers();
            }
        });
        routes.wsBeforeUpgrade(context -> guard.check(context));
        new EventSocket(this::topic).routes(routes, guard::visitor);
        assets.routes(routes);
        for (WebPart part : parts) part.routes(routes);
        routes.exception(Refusal.class, (e, context) -> refuse(context, e.status(), e.getMessage()));
        routes.exception(InputException.class, (e, context) -> refuse(context, 400, e.getMessage()));
        routes.exception(Exception.class, (e, context) -> {
            if (System.getenv("OUTWIT_DEBUG") != null) e.printStackTrace();
            refuse(context, 500, "This should not have happened, please report it: " + e + ".");
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
            JsonText.send(context, Map.of("sentence", sentence));
        }
    }

    private Optional<EventTopic> topic(String name, String visitor) {
        for (WebPart part : parts) {
            Optional<EventTopic> found = part.topic(name, visitor);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** Ends: no more requests, jobs asked to stop, the database closed. Everything that was told to a page is in it. */
    @Override
    public void close() {
        javalin.stop();
        jobs.close();
        for (WebPart part : parts) part.close();
        database.close();
    }
}
