package org.outwit.app.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The folder that a report is written to. */
final class ReportFolder {

    private ReportFolder() {}

    /** Finds out before all the work whether its result can be written. */
    static Path of(CommandSpec spec, String out) {
        try {
            Path folder = Path.of(out).toAbsolutePath();
            Path there = folder;
            while (!Files.exists(there) && there.getParent() != null) there = there.getParent();
            if (Files.isDirectory(there) && !Files.isWritable(there)) {
                throw new ParameterException(
                        spec.commandLine(), "--out: you are not allowed to write to " + there + ".");
            }
            if (Files.isDirectory(there)) return folder;
            if (!there.equals(folder)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--out: " + there + " is a file, so there is no folder " + out + " below it.");
            }
        } catch (InvalidPathException e) {
            throw new ParameterException(spec.commandLine(), "--out: '" + out + "' is not the name of a folder.");
        }
        throw new ParameterException(
                spec.commandLine(), "--out: " + out + " is a file; expected the name of a folder.");
    }
}
