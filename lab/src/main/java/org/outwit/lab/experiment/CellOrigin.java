package org.outwit.lab.experiment;

import java.time.Duration;
import java.time.Instant;

/**
 * How a cell came to be finished, which is not part of what was measured.
 *
 * @param build of the program that measured it, as {@link ProgramBuild#id} calls it; empty where nobody wrote it down
 */
public record CellOrigin(Instant finished, Duration processorTime, String build) {}
