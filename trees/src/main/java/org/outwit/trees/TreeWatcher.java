package org.outwit.trees;

import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.TreePosition;

/** Follows a search of a written tree as it goes, its evaluations included. */
public interface TreeWatcher extends SearchListener<TreePosition> {

    /** A function is asked what a node is worth; a search with models asks several functions one after the other. */
    void evaluate(int node);
}
