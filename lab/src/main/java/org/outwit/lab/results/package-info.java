/**
 * Full runs that are shipped with the program, cell by cell, one file an experiment: made of a store by {@code outwit lab ship}, read again wherever
 * somebody has measured nothing of their own. Pages, the lab in the browser and the document of results are made of them.
 */
package org.outwit.lab.results;
