package org.outwit.lab.experiment;

/**
 * What results belong to: an experiment, and the version of what it measures. The version goes up whenever the same cell would come
 * out differently, so that old results are kept but never mixed with new ones.
 */
public record Measured(String experiment, int version) {}
