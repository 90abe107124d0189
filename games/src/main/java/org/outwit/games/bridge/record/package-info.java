/**
 * Records of bridge: {@link org.outwit.games.bridge.record.Pbn Portable Bridge Notation}, read and written, and
 * {@link org.outwit.games.bridge.record.Lin LIN}, read. A reader hands over one board after the other. Each has been checked: the cards
 * make a deal, the calls an auction, the cards played follow suit, and the tricks counted can have been won. What is wrong is rejected
 * by line and column, and the boards behind it are still read.
 */
package org.outwit.games.bridge.record;
