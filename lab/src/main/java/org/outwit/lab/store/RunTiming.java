package org.outwit.lab.store;

import java.time.Duration;

/**
 * How often a program says that it is alive, and after how long a silence it is taken for dead. A program that was only asleep does no
 * harm: what it finishes then is kept where nobody else was quicker.
 */
record RunTiming(Duration beat, Duration silence) {

    static final RunTiming USUAL = new RunTiming(Duration.ofSeconds(3), Duration.ofSeconds(20));
}
