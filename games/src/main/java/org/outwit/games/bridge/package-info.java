/**
 * Bridge: deals, auctions, contracts and what they score, the play by the rules, and what the field calls par. How a deal is best played
 * with all cards in sight is found in {@link org.outwit.games.bridge.doubledummy}, files of boards are read in
 * {@link org.outwit.games.bridge.record}.
 *
 * <p>Sets of cards and tricks are those of {@link org.outwit.games.cards}. Seats are numbered from North clockwise, so partners are two apart
 * and North and South are even.
 */
package org.outwit.games.bridge;
