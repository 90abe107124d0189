package org.outwit.web.http;

import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/**
 * Ends connections that have asked for nothing within some seconds, however busily they send their head letter by letter. Timeouts for
 * silence alone would let them stay for ever.
 */
final class FirstRequest extends AbstractLifeCycle implements Connection.Listener {

    private static final int MOST_SECONDS = 20;

    private final Server server;

    FirstRequest(Server server) {
        this.server = server;
    }

    @Override
    protected void doStart() {
        for (Connector each : server.getConnectors()) each.addBean(this);
    }

    @Override
    public void onOpened(Connection connection) {
        if (!(connection instanceof HttpConnection)) return; // such as one for events, which has asked already
        server.getScheduler().schedule(() -> check(connection), MOST_SECONDS, TimeUnit.SECONDS);
    }

    private static void check(Connection connection) {
        if (connection.getMessagesIn() == 0) connection.close();
    }
}
