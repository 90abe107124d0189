package org.outwit.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.outwit.draw.page.Markup;

/**
 * What lets a browser install Outwit as an application with a window of its own: a manifest, and a service worker that keeps the page
 * which is shown while no server runs. The worker has to stand at the top, since it is only asked about what is below it.
 */
public final class Installation {

    static final String MANIFEST = "/manifest.webmanifest";

    private static final String OFFLINE = "/offline";

    private final Assets assets;
    private final PageShell shell;

    public Installation(Assets assets, PageShell shell) {
        this.assets = assets;
        this.shell = shell;
    }

    private record Manifest(
            String id,
            String name,
            String short_name,
            String description,
            String start_url,
            String scope,
            String display,
            String background_color,
            String theme_color,
            List<Icon> icons) {}

    private record Icon(String src, String sizes, String type, String purpose) {}

    public void routes(RoutesConfig routes) {
        routes.get(MANIFEST, this::manifest);
        routes.get("/worker.js", context -> assets.serveOwn(context, "offline/worker.js", "no-cache"));
        routes.get(OFFLINE, this::offline);
    }

    private void manifest(Context context) {
        Icon icon = new Icon(assets.address("frame/mark.svg"), "any", "image/svg+xml", "any");
        Manifest manifest = new Manifest(
                "/",
                "Outwit",
                "Outwit",
                "Adversary search that knows its opponent: play, people, analysis, searches and the lab.",
                "/",
                "/",
                "standalone",
                "#faf9f6",
                "#2458a6",
                List.of(icon));
        context.header("Cache-Control", "no-cache");
        context.contentType("application/manifest+json").result(JsonText.of(manifest));
    }

    private void offline(Context context) {
        Markup page = new Markup();
        page.text("h1", "Outwit is not running");
        page.open("p");
        page.paste("Pages come from a server on this machine, or on one you know. Start it with ");
        page.text("code", "outwit serve");
        page.paste(" and this page goes on by itself. Your games and your people are where they were.");
        page.close();
        page.open("p");
        page.text("a", "Try again", "href", "/", "class", "again");
        page.close();
        shell.send(context, "Not running", "", "offline", page.page());
    }
}
