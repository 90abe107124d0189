/**
 * What was learned about somebody, as one value and as a file that people can read: weights, depth, how sure we are, and
 * from what it was learned. {@link org.outwit.learn.model.ModelPredictor} is the one predictor that everybody asks.
 */
package org.outwit.learn.model;
