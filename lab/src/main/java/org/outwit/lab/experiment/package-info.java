/**
 * Experiments: a question, its cells, how one cell is measured, and a report on all of them. A cell is measured once; what came out
 * goes to a {@link org.outwit.lab.experiment.ResultStore}, so a run that was stopped goes on where it was.
 */
package org.outwit.lab.experiment;
