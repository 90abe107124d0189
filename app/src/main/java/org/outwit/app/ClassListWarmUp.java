package org.outwit.app;

import java.io.PrintWriter;
import java.io.Writer;

/**
 * Runs a few commands for nobody. The launcher does this once after a build and keeps the classes that were loaded, in the
 * form in which Java maps them into memory, so that real commands start faster.
 */
final class ClassListWarmUp {

    private static final String[][] COMMANDS = {
        {"--help"},
        {"games"},
        {"features", "checkers"},
        {"board", "chess", "e4"},
        {"perft", "chess", "2"},
        {"perft", "checkers", "3"},
        {"perft", "othello", "3"},
        {"search", "connect4", "--depth", "3"},
        {"learn", "--help"},
        {"predict", "--help"},
        {"tree", "solve", "--tree", "((3 12 8) (2 4 6))", "--algorithm", "alpha-beta"},
        {"prove", "A, A => B |= B", "--proof"},
    };

    private ClassListWarmUp() {}

    public static void main(String[] args) {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        for (String[] command : COMMANDS) Main.run(nobody, nobody, command);
    }
}
