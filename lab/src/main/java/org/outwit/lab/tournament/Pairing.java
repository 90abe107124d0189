package org.outwit.lab.tournament;

/** Two who meet, by their numbers in the list of players. */
record Pairing(int first, int second) {}
