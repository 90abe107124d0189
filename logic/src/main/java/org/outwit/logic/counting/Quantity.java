package org.outwit.logic.counting;

/** A whole number that is not known, but for its bounds; from 0 to 1 it stands for something that is true or false. */
public record Quantity(String name, int least, int most) {}
