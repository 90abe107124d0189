package org.outwit.web.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.util.concurrent.Semaphore;

/**
 * Requests as the rest of the server sees them. HEAD is GET whose content is not sent, so both have the same head. There are no
 * sessions: nobody here needs one, and without this each connection for events would leave one behind. Bodies come in time.
 */
final class PlainRequests implements Filter {

    private final BodyLimits limits;
    private final Semaphore awaited;

    PlainRequests(BodyLimits limits) {
        this.limits = limits;
        this.awaited = new Semaphore(limits.mostAwaited());
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!(request instanceof HttpServletRequest http)) {
            chain.doFilter(request, response);
            return;
        }
        Plain plain = new Plain(http);
        try {
            chain.doFilter(plain, response);
        } finally {
            if (plain.body != null) plain.body.end();
        }
    }

    private final class Plain extends HttpServletRequestWrapper {

        private TimelyBody body; // null before somebody asks for it

        Plain(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getMethod() {
            return super.getMethod().equals("HEAD") ? "GET" : super.getMethod();
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            if (body == null) {
                long size = getContentLengthLong();
                body = new TimelyBody(super.getInputStream(), size, limits, awaited, System::nanoTime);
            }
            return body;
        }

        @Override
        public HttpSession getSession(boolean create) {
            return create ? getSession() : null;
        }

        @Override
        public HttpSession getSession() {
            return new NoSession(getServletContext());
        }
    }
}
