package org.outwit.learn.person;

import java.io.IOException;
import org.outwit.learn.model.OpponentModel;

/**
 * Takes a model as soon as it predicts, while what somebody values is still being found out. It predicts as the finished one will, unless it
 * turns out that people are no guide to this player; what it says they value is what the game's own evaluator does.
 */
@FunctionalInterface
public interface EarlyModel {

    /** Nobody waits for it. */
    EarlyModel UNUSED = model -> {};

    void found(OpponentModel model) throws IOException;
}
