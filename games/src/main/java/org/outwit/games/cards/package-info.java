/**
 * What games with a pack of cards share: sets of cards, how cards are played into tricks and taken back, how both are written, and the ways in
 * which cards that a player does not see may lie. It knows no scores and no contracts.
 *
 * <p>A set of cards is a {@code long}: sixteen bits a suit, spades lowest, and in each the two lowest and the ace in bit twelve.
 */
package org.outwit.games.cards;
