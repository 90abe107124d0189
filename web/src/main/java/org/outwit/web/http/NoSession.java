package org.outwit.web.http;

import jakarta.servlet.ServletContext;
import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import java.util.Enumeration;

/** What stands for a session where something insists on one: it keeps nothing, and nobody else gets it. */
final class NoSession implements HttpSession {

    private final ServletContext context;

    NoSession(ServletContext context) {
        this.context = context;
    }

    @Override
    public long getCreationTime() {
        return 0;
    }

    @Override
    public String getId() {
        return "";
    }

    @Override
    public long getLastAccessedTime() {
        return 0;
    }

    @Override
    public ServletContext getServletContext() {
        return context;
    }

    @Override
    public void setMaxInactiveInterval(int seconds) {}

    @Override
    public int getMaxInactiveInterval() {
        return 0;
    }

    @Override
    public Object getAttribute(String name) {
        return null;
    }

    @Override
    public Enumeration<String> getAttributeNames() {
        return Collections.emptyEnumeration();
    }

    @Override
    public void setAttribute(String name, Object value) {}

    @Override
    public void removeAttribute(String name) {}

    @Override
    public void invalidate() {}

    @Override
    public boolean isNew() {
        return true;
    }
}
