/** Carmel and Markovitch, <i>Pruning algorithms for multi-model adversary search</i> (1998): its figures, its table and its lemma, measured again. */
package org.outwit.lab.pruning;
