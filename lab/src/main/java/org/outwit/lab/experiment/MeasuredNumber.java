package org.outwit.lab.experiment;

/**
 * What a number of a measurement is.
 *
 * @param name as measurements have it
 * @param unit what it is counted in, such as "nodes"; empty where nobody says it
 * @param meaning a few words
 */
public record MeasuredNumber(String name, String unit, String meaning) {}
