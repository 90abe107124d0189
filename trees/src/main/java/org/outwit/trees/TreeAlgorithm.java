package org.outwit.trees;

import java.util.Set;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.TreeException;

/**
 * A search by the name that questions call it. What cannot be answered is a {@link TreeException}; nothing that tells
 * of the file needs to be known here.
 */
public interface TreeAlgorithm {

    String name();

    /** The keys of {@link SolveRequest} that mean something to it; others are refused before it is asked. */
    Set<String> keys();

    /** Answers a question. Where it is watched, the answer has visits and the solution a trace. */
    Solution solve(Question question, boolean watched);

    /** Answers a question about a tree that is grown while it is searched; {@code name} becomes that of the answer. */
    default Answer solve(RandomTree tree, String name, SolveRequest ask) {
        throw new TreeException(name() + " needs a written tree; grow one with 'outwit tree grow'.");
    }
}
