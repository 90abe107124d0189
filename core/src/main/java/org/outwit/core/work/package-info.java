/**
 * Long work: {@link org.outwit.core.work.ProgressMonitor} is told how far the work is, and may ask it to stop. Every operation that can
 * take longer than a few seconds takes one. {@link org.outwit.core.work.Parallel} lends threads to work that can be divided, since
 * libraries make none of their own.
 */
package org.outwit.core.work;
