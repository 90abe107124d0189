/** Experiments on Apache Spark: cells are tasks, and the driver stores what comes back. */
package org.outwit.cluster;
