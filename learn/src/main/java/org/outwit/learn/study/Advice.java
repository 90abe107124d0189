package org.outwit.learn.study;

/** One sentence of a plan, and the numbers it rests on. */
public record Advice(String what, String because) {}
