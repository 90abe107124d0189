/**
 * A review of a few games: what each move was worth, the gravest errors with what was better and why, how accurate each side was, and
 * what came from the errors of opponents. It is plain numbers and texts; how it is worded and shown is somebody else's matter.
 *
 * <p>{@link org.outwit.learn.review.Reviewer} judges every move with a fixed number of evaluations, so that equal questions get equal
 * answers on every machine and any number of threads.
 */
package org.outwit.learn.review;
