/**
 * Long work and whoever waits for it: {@link org.outwit.core.work.ProgressMonitor} is told how far it is, and may ask it to stop.
 * Every operation that can take longer than a few seconds takes one.
 */
package org.outwit.core.work;
