/**
 * What a model of the opponent is worth: points in games of checkers, at equal evaluations a move, with a model that is
 * right, one that is wrong, and one that is not trusted beyond a margin. {@link org.outwit.lab.worth.ModelWorth} prints it.
 */
package org.outwit.lab.worth;
