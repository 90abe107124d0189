package org.outwit.trees;

import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.TreeException;

/**
 * Answers questions by the algorithms of one family. What cannot be answered is a {@link TreeException}; nothing that tells of
 * the file needs to be known here.
 */
interface TreeAlgorithm {

    /** Answers a question. With a trace, which is null where nobody watches, the answer has visits. */
    Solution solve(Question question, Trace trace);

    /** Answers a question about a tree that is grown while it is searched; {@code name} becomes that of the answer. */
    default Answer solve(RandomTree tree, String name, SolveRequest ask) {
        throw new TreeException(ask.algorithm() + " needs a written tree; grow one with 'outwit tree grow'.");
    }
}
