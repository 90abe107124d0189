/** Pages about experiments, in the look of a study: the question, the verdict, plots and tables, and the index over all. */
package org.outwit.draw.report;
