package org.outwit.web.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;

/**
 * Requests as the rest of the server sees them. HEAD is GET whose content is not sent, so both have the same head. There are no
 * sessions: nobody here needs one, and without this each connection for events would leave one behind.
 */
final class PlainRequests implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        chain.doFilter(request instanceof HttpServletRequest http ? new Plain(http) : request, response);
    }

    private static final class Plain extends HttpServletRequestWrapper {

        Plain(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getMethod() {
            return super.getMethod().equals("HEAD") ? "GET" : super.getMethod();
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
