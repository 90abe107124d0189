package org.outwit.play.resources;

import java.util.List;

/** What tests share that do not look at it. */
public final class SharedResources {

    public static final Resources OF_TESTS = Resources.ofProgram();

    private SharedResources() {}

    /** A program that a test starts and that keeps its data where the tests do. */
    public static ProcessBuilder program(List<String> words) {
        ProcessBuilder program = new ProcessBuilder(words);
        program.environment()
                .put(DataFolder.VARIABLE, DataFolder.ofUser().path().toString());
        return program;
    }
}
