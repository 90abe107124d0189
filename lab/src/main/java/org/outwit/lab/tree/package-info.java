/** Trees for experiments: uniform ones whose nodes have numbers, so that what a search did at each of them can be noted down. */
package org.outwit.lab.tree;
