package org.outwit.play.player;

import java.util.concurrent.Executor;

/** A thread for every task, which does not keep the program alive: for searches that help another one. */
final class DaemonThreads implements Executor {

    @Override
    public void execute(Runnable task) {
        Thread thread = new Thread(task, "outwit-search");
        thread.setDaemon(true);
        thread.start();
    }
}
