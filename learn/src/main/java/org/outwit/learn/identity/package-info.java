/**
 * Who plays like this? Games whose player is not known are compared with people who are.
 *
 * <p>{@link org.outwit.learn.identity.ArchivePeople} learns the people of an archive quickly, and keeps their last games back at first to
 * find out how often such a comparison is right, and by {@link org.outwit.learn.identity.ClueWeights} what tells these people apart. {@link
 * org.outwit.learn.prediction.Likeness} turns likelihoods into probabilities, and
 * {@link org.outwit.learn.identity.Tempering} says how far to believe them: the decisions of a game are not independent, so that plain
 * likelihoods are far too sure.
 */
package org.outwit.learn.identity;
