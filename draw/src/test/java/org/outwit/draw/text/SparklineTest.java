package org.outwit.draw.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SparklineTest {

    @Test
    void everyValueHasABlock() {
        assertThat(Sparkline.of(List.of(0.0, 0.13, 0.5, 0.99, 1.0), 10)).isEqualTo("▁▂▅██");
        assertThat(Sparkline.of(List.of(-1.0, 2.0), 10)).isEqualTo("▁█");
        assertThat(Sparkline.of(List.of(), 10)).isEmpty();
    }

    @Test
    void neighboursShareABlockWhereThereIsNoRoom() {
        assertThat(Sparkline.of(List.of(0.0, 0.2, 1.0, 1.0), 2)).isEqualTo("▁█");
        assertThat(Sparkline.of(Collections.nCopies(1001, 0.5), 72)).hasSize(72);
    }
}
