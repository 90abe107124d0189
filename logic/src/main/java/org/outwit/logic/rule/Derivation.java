package org.outwit.logic.rule;

/** One use of a rule, with formulas by their numbers in a universe. */
record Derivation(InferenceRule rule, int[] premises, int conclusion) {}
