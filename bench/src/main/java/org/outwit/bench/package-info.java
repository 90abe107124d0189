/**
 * Speed, as a ratio against a named peer in one run: com.googlecode.aima-java:aima-core:3.0.0, the Java code that goes
 * with Russell and Norvig's book.
 *
 * <p>A {@link org.outwit.bench.RaceQuestion} is a position, a depth and a judgement of the horizon, put to Outwit and to aima
 * in the same words: the same rules, the same order of moves, the same values. Before anything is timed the answers are
 * compared, so a ratio is always one between searches that agree. aima's recursions run as published; only the
 * operations it documents for being overridden are.
 *
 * <p>Classes with JMH's annotations ask one question each; {@link org.outwit.bench.AgainstAima} asks all of them in one
 * process, side by side, in processor time. Results are in {@code docs/performance.md}.
 */
package org.outwit.bench;
