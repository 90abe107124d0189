/**
 * Carmel and Markovitch, <i>Learning and using opponent models in adversary search</i> (1996): its tournaments and figures, played, searched
 * and learned again. Games are checkers as the paper has them: fixed depths, no clocks, 2 points for a win and 1 for a draw.
 */
package org.outwit.lab.models;
