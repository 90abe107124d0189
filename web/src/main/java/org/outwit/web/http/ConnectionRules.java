package org.outwit.web.http;

import io.javalin.config.JettyConfig;
import jakarta.servlet.DispatcherType;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.server.NetworkConnectionLimit;

/** How connections are treated before anybody looks at what they ask: how many there may be, how slow, and what garbage is told. */
public final class ConnectionRules {

    private static final int MOST_CONNECTIONS = 4000;

    private ConnectionRules() {}

    public static void apply(JettyConfig jetty, SafetyHeaders headers) {
        ErrorSentences errors = new ErrorSentences(headers);
        jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        jetty.modifyServer(server -> {
            server.setErrorHandler(errors);
            server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
            server.addBean(new FirstRequest(server));
        });
        jetty.modifyServletContextHandler(handler -> {
            handler.setErrorHandler(errors);
            FilterHolder plain = new FilterHolder(new PlainRequests(BodyLimits.USUAL));
            plain.setAsyncSupported(true);
            handler.addFilter(plain, "/*", EnumSet.of(DispatcherType.REQUEST));
        });
    }
}
