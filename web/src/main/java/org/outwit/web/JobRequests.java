package org.outwit.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.Optional;
import org.outwit.web.event.EventTopic;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;

/** What pages ask about long work: how it stands, and that it ends. */
final class JobRequests implements WebPart {

    private final WebServices services;

    JobRequests(WebServices services) {
        this.services = services;
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/api/jobs/{id}", context -> {
            String id = context.pathParam("id");
            JsonText.send(
                    context,
                    services.jobs()
                            .find(services.guard().visitor(context), id)
                            .orElseThrow(() -> Refusal.notFound("There is no job " + id + "."))
                            .shown());
        });
        routes.post("/api/jobs/{id}/cancel", context -> {
            services.jobs().cancel(services.guard().visitor(context), context.pathParam("id"));
            JsonText.send(context, Map.of());
        });
    }

    @Override
    public Optional<EventTopic> topic(String name, String visitor) {
        return name.equals("jobs") ? Optional.of(services.jobs().topic(visitor)) : Optional.empty();
    }
}
