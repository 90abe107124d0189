package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorthReportTest {

    private static PersonPair pair(double points) {
        return new PersonPair(points, 10, 20_000_000, 60, 1, 2, 4, 3);
    }

    @Test
    void rowsAreComparedPairByPair() {
        WorthReport report = new WorthReport();
        double[] plain = {1, 2, 1, 0};
        double[] person = {2, 2, 1, 1};
        for (double points : plain) report.add("plain", new PersonPair(points, 10, 20_000_000, 60, 0, 0, 0, 0));
        for (double points : person) report.add("person@0", pair(points));
        for (double points : plain) report.add("anybody@0", pair(points));
        assertThat(report.lines())
                .containsExactly(
                        "plain             8 games  0.500 ± 0.400  gain -  depth 6.00  2.00 ms a move",
                        "person@0          8 games  0.750 ± 0.283  gain +0.250 ± 0.283  depth 6.00  2.00 ms a move"
                                + "  departs 0.100  likeliest reply: claimed 0.500, came 0.750 of 16",
                        "anybody@0         8 games  0.500 ± 0.400  gain +0.000 ± 0.000  depth 6.00  2.00 ms a move"
                                + "  departs 0.100  likeliest reply: claimed 0.500, came 0.750 of 16",
                        "person@0 over anybody@0: +0.250 ± 0.283");
    }

    @Test
    void againstTheEngineThePlainOneWouldHaveHalf() {
        WorthReport report = new WorthReport();
        report.add("person", pair(1));
        report.add("person", pair(2));
        assertThat(report.lines().get(0)).startsWith("person            4 games  0.750 ± 0.490  gain +0.250 ± 0.490");
    }
}
