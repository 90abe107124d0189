package org.outwit.web.http;

import io.javalin.config.JettyConfig;
import jakarta.servlet.DispatcherType;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.server.NetworkConnectionLimit;

/** How connections are treated before anybody looks at what they ask: how many there may be, how slow, and what garbage is told. */
public final class ConnectionRules {

    private static final int MOST_CONNECTIONS = 4000;

    /** Counted from the first byte to the moment when it is read, so 30 bytes of a move may lie for 6 s on a server that is busy. */
    private static final int LEAST_BYTES_EACH_SECOND = 5;

    private ConnectionRules() {}

    @SuppressWarnings("removal") // the least rate has no successor yet
    public static void apply(JettyConfig jetty, SafetyHeaders headers) {
        ErrorSentences errors = new ErrorSentences(headers);
        jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setMinRequestDataRate(LEAST_BYTES_EACH_SECOND);
        });
        jetty.modifyServer(server -> {
            server.setErrorHandler(errors);
            server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
            server.addBean(new FirstRequest(server));
        });
        jetty.modifyServletContextHandler(handler -> {
            handler.setErrorHandler(errors);
            FilterHolder plain = new FilterHolder(new PlainRequests());
            plain.setAsyncSupported(true);
            handler.addFilter(plain, "/*", EnumSet.of(DispatcherType.REQUEST));
        });
    }
}
