package org.outwit.games.bridge.inference;

/** A fact that a call promises. Its reason names the call. */
public record Promise(CallMeaning meaning, DealFact fact) {}
