package org.outwit.lab.experiment;

import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.people.Populations;

/**
 * What a cell is measured with. None of it may change what comes out.
 *
 * @param monitor asked now and then by cells that take long, so that they can be stopped
 * @param populations how people play
 * @param records the folder with records of real games, for experiments that need them
 */
public record LabContext(ProgressMonitor monitor, Populations populations, Optional<Path> records) {}
