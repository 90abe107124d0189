/**
 * Networks for chess that a user brings, in the published form of Leela Chess Zero and Maia, evaluated in plain Java. None is shipped. {@link
 * org.outwit.learn.network.NetworkFile} reads one, {@link org.outwit.learn.network.NetworkVoice} says what it expects.
 *
 * <p>A board is 64 rows of channels here, from a1 and b1 on, as the mover sees it, and every loop that matters goes along such rows; see
 * {@code Rows}. That people are well predicted by networks that were trained on games of people of one strength is the finding of
 * McIlroy-Young, Sen, Kleinberg and Anderson, <i>Aligning Superhuman AI with Human Behavior: Chess as a Model System</i> (2020).
 */
package org.outwit.learn.network;
