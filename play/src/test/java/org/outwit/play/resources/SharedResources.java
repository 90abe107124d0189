package org.outwit.play.resources;

/** What tests share that do not look at it. */
public final class SharedResources {

    public static final Resources OF_TESTS = Resources.ofProgram();

    private SharedResources() {}
}
