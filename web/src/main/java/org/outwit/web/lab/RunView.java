package org.outwit.web.lab;

import java.util.Optional;
import org.outwit.web.http.Wire;
import org.outwit.web.job.JobView;

/**
 * How far a run is.
 *
 * @param unit what is counted
 * @param runs whether the visitor may begin it, or go on with it
 * @param job that does it now
 * @param markup the report so far
 */
@Wire(answers = {"GET /api/lab/experiments/{id}", "GET /api/lab/tournaments/{id}"})
record RunView(int done, int all, String unit, boolean finished, boolean runs, Optional<JobView> job, String markup) {}
