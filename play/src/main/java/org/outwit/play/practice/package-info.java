/**
 * Practice in bridge: endings worth playing, advice to a declarer, and what a hand looks like afterwards.
 *
 * <p>Two measures are kept apart. <i>Double dummy</i> is what a card brings with all cards in sight, which nobody at the table has. <i>Single
 * dummy</i> is what it brings on average over the deals that fit what the declarer could know. Only a card that is worse by the second is an error; a finesse that
 * loses to a king offside is bad luck.
 */
package org.outwit.play.practice;
