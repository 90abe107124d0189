package org.outwit.app.command;

import java.io.Console;

/** Whether somebody is watching. */
final class Terminal {

    private Terminal() {}

    /** Newer Javas have a console even where there is no terminal, and a method that says so. */
    static boolean isThere() {
        Console console = System.console();
        if (console == null) return false;
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true; // before Java 22
        }
    }
}
