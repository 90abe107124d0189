/**
 * What was learned about somebody, as one value and as a file that people can read: weights, depth, how sure we are, and
 * from what it was learned.
 */
package org.outwit.learn.model;
