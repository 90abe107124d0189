package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CaptureRowsTest {

    /** More plies and more captures than there is room for at first. */
    @Test
    void rowsGrowAndAreFoundAgain() {
        CaptureRows rows = new CaptureRows(0);
        for (int ply = 0; ply < 200; ply++) {
            if (ply > 0) rows.enter(ply);
            if (ply % 3 == 2) continue; // a ply whose captures nobody asked for
            rows.clear(ply);
            for (int i = 0; i < ply % 5; i++) rows.add(ply, ply, 1000L * ply + i);
        }
        for (int ply = 199; ply >= 0; ply--) {
            assertThat(rows.isFilled(ply)).isEqualTo(ply % 3 != 2);
            if (ply % 3 == 2) continue;
            assertThat(rows.size(ply)).isEqualTo(ply % 5);
            for (int i = 0; i < ply % 5; i++) {
                assertThat(rows.taken(ply, i)).isEqualTo(1000L * ply + i);
                assertThat(rows.move(ply, i)).isEqualTo(ply | i + 1 << DraughtsPosition.CAPTURE_SHIFT);
                assertThat(rows.contains(ply, 0, ply, 1000L * ply + i)).isTrue();
                assertThat(rows.contains(ply, i + 1, ply, 1000L * ply + i)).isFalse();
            }
        }
    }
}
