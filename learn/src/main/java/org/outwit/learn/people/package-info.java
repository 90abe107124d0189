/**
 * How people play, and how one person differs from them. {@link org.outwit.learn.people.PopulationModel} is a softmax over what
 * moves look like at first sight ({@link org.outwit.learn.people.PatternPolicy}), what they are worth after some plies, what others
 * played here, and how strong somebody is; {@link org.outwit.learn.people.PersonalLayer} is what a person does differently. {@link
 * org.outwit.learn.people.MoveProbabilities} puts it all together, step by step. All of it is found in {@code learn.training}.
 *
 * <p>Looks follow Stern, Herbrich and Graepel, <i>Bayesian Pattern Ranking for Move Prediction in the Game of Go</i> (2006), as a
 * log-linear model; that people are best predicted by strength and search together is the finding of McIlroy-Young and others,
 * <i>Aligning Superhuman AI with Human Behavior: Chess as a Model System</i> (2020), who used networks.
 */
package org.outwit.learn.people;
