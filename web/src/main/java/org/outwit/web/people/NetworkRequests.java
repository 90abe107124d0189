package org.outwit.web.people;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebServices;

/**
 * Networks on their way in and out. Everybody's predictions go by them, so they are changed from this machine alone: where others reach the
 * server, too, the person who runs it puts files into the folder.
 */
final class NetworkRequests {

    private static final int MOST_AT_A_TIME = 4;

    private final WebServices services;
    private final NetworkShelf shelf;
    private final UploadLimit uploads = new UploadLimit(MOST_AT_A_TIME, MOST_AT_A_TIME);

    NetworkRequests(WebServices services, NetworkShelf shelf) {
        this.services = services;
        this.shelf = shelf;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/people/networks", this::show);
        routes.post("/api/people/networks", this::receive);
        routes.post("/api/people/networks/{name}/remove", this::remove);
    }

    private void show(Context context) {
        JsonText.send(context, shelf.shown(mayChange()));
    }

    private boolean mayChange() {
        return services.guard().token().isEmpty();
    }

    private void check() {
        if (mayChange()) return;
        throw Refusal.forbidden("Everybody's predictions go by networks, so they are not brought or removed from here."
                + " Whoever runs this server puts them into the folder 'networks' of its data folder.");
    }

    private void receive(Context context) throws IOException {
        check();
        String name = Optional.ofNullable(context.queryParam("name")).orElse("");
        long size = context.req().getContentLengthLong();
        InputStream body = context.bodyInputStream();
        uploads.pass(services.guard().visitor(context), () -> {
            shelf.receive(name, size, body);
            return name;
        });
        show(context);
    }

    private void remove(Context context) {
        check();
        shelf.remove(context.pathParam("name"));
        show(context);
    }
}
