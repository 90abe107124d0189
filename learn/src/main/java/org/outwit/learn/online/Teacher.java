package org.outwit.learn.online;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;

/** A way to learn somebody from examples. */
@FunctionalInterface
public interface Teacher<P extends Position> {

    /**
     * What all examples so far say, or nothing where they say too little.
     *
     * @param monitor where it stops the lesson, the answer comes soon, with nothing if there is nothing yet
     */
    Optional<OnlineLesson<P>> learn(List<Example<P>> examples, ProgressMonitor monitor);
}
