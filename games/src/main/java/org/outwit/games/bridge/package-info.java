/**
 * Bridge: deals, auctions, contracts and what they score, the play by the rules, and what the field calls par. How a deal is best played
 * with all cards in sight is found in {@link org.outwit.games.bridge.doubledummy}, files of boards are read in
 * {@link org.outwit.games.bridge.record}. {@link org.outwit.games.bridge.defence} has defenders who can be known.
 *
 * <p>A set of cards is a {@code long}: sixteen bits a suit, spades lowest, and in each the two lowest and the ace in bit twelve. Seats are
 * numbered from North clockwise, so partners are two apart and North and South are even.
 */
package org.outwit.games.bridge;
