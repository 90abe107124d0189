package org.outwit.app.walks;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import org.outwit.core.game.Game;

/** While it is open, {@link WatchedOthello} is the only game that threads find whose class loader it is. */
final class Installed extends URLClassLoader {

    private static final String SERVICE = "META-INF/services/" + Game.class.getName();

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    private Installed(URL folder) {
        super(new URL[] {folder}, Installed.class.getClassLoader());
    }

    /** In this thread and those that it begins; the folder is for the list of games. */
    static Installed in(Path folder) throws IOException {
        Path list = folder.resolve(SERVICE);
        Files.createDirectories(list.getParent());
        Files.writeString(list, WatchedOthello.class.getName() + "\n");
        Installed installed = new Installed(folder.toUri().toURL());
        Thread.currentThread().setContextClassLoader(installed);
        return installed;
    }

    /** In the threads of Jetty that there are, which do not inherit theirs. */
    void inServer() {
        for (Thread each : Thread.getAllStackTraces().keySet())
            if (each.getName().startsWith("Jetty")) each.setContextClassLoader(this);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.equals(SERVICE) ? findResources(name) : super.getResources(name);
    }

    @Override
    public void close() throws IOException {
        for (Thread each : Thread.getAllStackTraces().keySet())
            if (each.getContextClassLoader() == this) each.setContextClassLoader(before);
        super.close();
    }
}
