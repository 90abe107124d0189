/**
 * What knowing a program is worth, to a player who learns it while playing it. {@link org.outwit.lab.knowing.KnowingExperiments} lists the experiments:
 * programs that can be foreseen, in several games and from nothing, and opponents as they are, who change, err, or look deeper. Each has its
 * controls on the same openings: plain search of the same depth, plain search that costs as much, and the right model.
 */
package org.outwit.lab.knowing;
