package org.outwit.app.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;

/** The user's browser. Where it cannot be opened the address on the terminal is enough, so nothing is said. */
final class Browser {

    private static final String SYSTEM = System.getProperty("os.name").toLowerCase(Locale.ROOT);

    private Browser() {}

    /** Whether there is a screen to show it on. */
    static boolean isThere() {
        boolean linux = !SYSTEM.contains("mac") && !SYSTEM.contains("win");
        return !linux || System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    }

    /** Opens a page without waiting for it. */
    static void open(String address, Executor executor) {
        List<String> command = SYSTEM.contains("mac")
                ? List.of("open", address)
                : SYSTEM.contains("win")
                        ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                        : List.of("xdg-open", address);
        executor.execute(() -> {
            try {
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // The address was printed.
            }
        });
    }
}
