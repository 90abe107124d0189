package org.outwit.app;

import picocli.CommandLine.IVersionProvider;

/** Which Outwit this is, on which Java. */
public final class Version implements IVersionProvider {

    /** From the manifest of the jar, where the build writes it; classes that were never packed have none. */
    static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "Outwit " + (version == null ? "(not packaged)" : version) + " (Java "
                + System.getProperty("java.version") + ")";
    }

    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }
}
