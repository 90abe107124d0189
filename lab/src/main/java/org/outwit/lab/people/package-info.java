/** Predicting real people at Othello: what {@code RealPeople} and {@code WhoPlaysLikeThis} have in common. */
package org.outwit.lab.people;
