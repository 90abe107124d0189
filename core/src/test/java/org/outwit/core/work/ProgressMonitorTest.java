package org.outwit.core.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class ProgressMonitorTest {

    @Test
    void nobodyStopsWorkThatNobodyWatches() {
        ProgressMonitor.NONE.progress("counting", 1, 2);
        ProgressMonitor.NONE.throwIfStopped();
        assertThat(ProgressMonitor.NONE.isStopped()).isFalse();
    }

    @Test
    void workThatIsStoppedEndsWithACancellation() {
        boolean[] stop = {false};
        ProgressMonitor monitor = ProgressMonitor.stoppedBy(() -> stop[0]);
        monitor.throwIfStopped();
        stop[0] = true;
        assertThat(monitor.isStopped()).isTrue();
        assertThatThrownBy(monitor::throwIfStopped).isInstanceOf(CancellationException.class);
    }
}
