/**
 * What there is to learn from: the decisions that one person made in recorded games, and what each alternative led to.
 */
package org.outwit.learn.example;
