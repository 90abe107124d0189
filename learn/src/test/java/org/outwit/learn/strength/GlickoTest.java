package org.outwit.learn.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GlickoTest {

    /** The example of "The Glicko system" by Glickman: 1500 with an error of 200 wins against 1400, loses against 1550 and 1700. */
    @Test
    void theExampleOfThePaper() {
        Glicko glicko = new Glicko(1500, 200, 0, 1);
        glicko.game(1400, 30, true, 1);
        glicko.game(1550, 100, false, 0);
        glicko.game(1700, 300, true, 0);
        assertThat(glicko.rating()).isEqualTo(1464, within(0.5));
        assertThat(glicko.standardError()).isEqualTo(151.4, within(0.05));
    }

    /** 40 people, 4000 games; one of them plays five more. The step comes within an Elo or two of fitting everything again. */
    @Test
    void aFewGamesMoveARatingAsTheWholeFitDoes() {
        Random random = new Random(7);
        Pairings pairings = new Pairings();
        for (int i = 0; i < 4000; i++) {
            int first = random.nextInt(40);
            int second = (first + 1 + random.nextInt(39)) % 40;
            pairings.add(first, second, points(random, 10 * (first - second) + 30));
        }
        var priors = Collections.nCopies(40, new RatingPrior(1500, 150));
        BradleyTerry before = BradleyTerry.fit(pairings, priors);
        Glicko glicko = new Glicko(before.rating(3), before.standardError(3), before.firstMove(), before.dispersion());
        for (int other = 20; other < 25; other++) {
            glicko.game(before.rating(other), before.standardError(other), other % 2 == 0, 1);
            if (other % 2 == 0) pairings.add(3, other, 1);
            else pairings.add(other, 3, 0);
        }
        BradleyTerry after = BradleyTerry.fit(pairings, priors);
        assertThat(after.rating(3) - before.rating(3)).isGreaterThan(8);
        assertThat(glicko.rating()).isEqualTo(after.rating(3), within(2.0));
        assertThat(glicko.standardError()).isEqualTo(after.standardError(3), within(1.0));
    }

    private static double points(Random random, double lead) {
        double draw = random.nextDouble();
        if (draw < 0.3) return 0.5;
        return random.nextDouble() < 1 / (1 + Math.pow(10, -lead / 400)) ? 1 : 0;
    }
}
