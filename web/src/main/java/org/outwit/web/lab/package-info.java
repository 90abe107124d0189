/**
 * Lab: the index of experiments with their reports, quick runs that can be watched, and tournaments. Results are in the tables of
 * {@link org.outwit.lab.store}; a run is a job, and what it has measured is shown while it goes on.
 */
package org.outwit.web.lab;
