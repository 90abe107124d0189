/**
 * From somebody's games to a model of them. {@link org.outwit.learn.person.Person} knows the games, {@link
 * org.outwit.learn.person.Learner} tries what explains them best and measures it on games that it did not learn from, {@link
 * org.outwit.learn.person.Predictions} asks a model what they will play next, and {@link org.outwit.learn.person.Tally} counts how often
 * it is right.
 */
package org.outwit.learn.person;
