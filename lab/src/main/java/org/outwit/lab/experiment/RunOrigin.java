package org.outwit.lab.experiment;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

/**
 * By which programs, when and in how much processor time results were measured.
 *
 * @param program the version of the program that they are shipped with
 * @param builds as {@link ProgramBuild#id} calls those that measured
 * @param from the day of the first cell, in UTC
 * @param to the day of the last one
 */
public record RunOrigin(String program, List<String> builds, LocalDate from, LocalDate to, Duration processorTime) {

    public RunOrigin {
        builds = List.copyOf(builds);
    }

    /** A few words for lists, such as "shipped with Outwit 1.0". */
    public String label() {
        return "shipped with Outwit " + program;
    }

    /** All of it in a sentence or two. */
    public String sentence() {
        String days = from.equals(to) ? "on " + from : "from " + from + " to " + to;
        return "A full run that is shipped with Outwit " + program + ". It was measured " + days + " in "
                + time(processorTime.toSeconds()) + " of processor time"
                + (builds.isEmpty() ? "" : ", by build " + String.join(", ", builds)) + ".";
    }

    /** Seconds as people say them. */
    public static String time(long seconds) {
        if (seconds < 120) return Math.max(1, seconds) + " s";
        long minutes = (seconds + 30) / 60;
        if (minutes < 120) return minutes + " min";
        long hours = (minutes + 30) / 60;
        return hours < 48 ? minutes / 60 + " h " + minutes % 60 + " min" : hours / 24 + " days " + hours % 24 + " h";
    }
}
