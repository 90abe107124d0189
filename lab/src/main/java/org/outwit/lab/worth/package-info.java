/**
 * What knowing the opponent is worth. {@link org.outwit.lab.worth.WorthExperiments} lists the experiments: in checkers with a model that is
 * right, one that is wrong and one that is not trusted beyond a margin, at equal evaluations and at equal processor time; with people, against
 * clones of their later games. Two more questions of worth are about plain engines: what stopping early saves, and UCT beside the engine.
 */
package org.outwit.lab.worth;
