/**
 * Training people from archives of their games: {@link org.outwit.learn.training.PopulationTrainer} finds how everybody plays, {@link
 * org.outwit.learn.training.PersonalLearner} what one person does differently, and {@link org.outwit.learn.training.PersonalFit} how far
 * that is to be followed. A program that only predicts needs nothing of it.
 */
package org.outwit.learn.training;
