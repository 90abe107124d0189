/**
 * Learning while playing: the moves of an opponent are watched, every few of them the model is learned anew, and it is
 * trusted only while it predicts most moves. After OLSY of Carmel and Markovitch, section 6.3.
 */
package org.outwit.learn.online;
