package org.outwit.web.part;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Optional;
import org.outwit.web.event.EventTopic;
import org.outwit.web.job.JobKind;

/** A part of the web app with its pages and requests. */
public interface WebPart extends AutoCloseable {

    /** The addresses that it answers. */
    void routes(RoutesConfig routes);

    /** The long work that it does. */
    default List<JobKind> jobs() {
        return List.of();
    }

    /** A topic that it has under this name and that this visitor may watch. */
    default Optional<EventTopic> topic(String name, String visitor) {
        return Optional.empty();
    }

    /** Called once when the server listens; work that takes time is done on other threads. */
    default void started() {}

    @Override
    default void close() {}
}
