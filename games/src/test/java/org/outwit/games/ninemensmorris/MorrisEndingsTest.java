package org.outwit.games.ninemensmorris;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.endgame.Builder;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.Proof;
import org.outwit.core.endgame.Totals;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Endings;
import org.outwit.core.work.ProgressMonitor;

class MorrisEndingsTest {

    /** Two games of three men each: one without flying, which makes draws possible, and one with it. */
    private static final MorrisRules WALKING = new MorrisRules(3, false, 1000);

    private static final MorrisRules FLYING = new MorrisRules(3, true, 1000);

    @TempDir
    private Path folder;

    private EndgameTables<MorrisPosition> build(MorrisRules rules, int pieces) throws Exception {
        return new Builder<>(new MorrisEndings(rules), ProgressMonitor.NONE).build(folder, pieces);
    }

    @Test
    void walkingMenAgreeWithTheOracle() throws Exception {
        EndgameTables<MorrisPosition> tables = build(WALKING, 6);
        compareWithOracle(tables, WALKING, 20);
    }

    @Test
    @Tag("long")
    void flyingMenAgreeWithTheOracle() throws Exception {
        EndgameTables<MorrisPosition> tables = build(FLYING, 6);
        compareWithOracle(tables, FLYING, 100);
        Proof.check(tables, 6);
        Totals totals = tables.totals(0).orElseThrow();
        assertThat(totals.wins() + totals.losses() + totals.draws()).isEqualTo(2024 * 1330);
    }

    @Test
    @Tag("long")
    void everyVerdictWithUpToSevenMenIsProved() throws Exception {
        Proof.check(build(WALKING, 6), 6);
        Proof.check(build(MorrisRules.STANDARD, 7), 7);
    }

    /** In games of the beginner's rules, each ending is worth what the best of its moves leads to. */
    private static void compareWithOracle(EndgameTables<MorrisPosition> tables, MorrisRules rules, int games) {
        Random random = new Random(7);
        int endings = 0;
        for (int i = 0; i < games; i++) {
            NaiveMorris naive = new NaiveMorris(rules);
            for (int ply = 0; ply < 60 && !naive.moves().isEmpty(); ply++) {
                if (ply >= 6) {
                    compareWithOracle(tables, naive);
                    endings++;
                }
                List<String> moves = new ArrayList<>(naive.moves());
                naive = naive.play(moves.get(random.nextInt(moves.size())));
            }
        }
        assertThat(endings).isGreaterThan(5 * games);
    }

    private static void compareWithOracle(EndgameTables<MorrisPosition> tables, NaiveMorris naive) {
        Set<String> moves = naive.moves();
        int best = Verdict.loss(0);
        for (String move : moves) {
            NaiveMorris next = naive.play(move);
            int verdict = Verdict.before(next.isLost() ? Verdict.loss(0) : probe(tables, next));
            if (Verdict.rank(verdict) > Verdict.rank(best)) best = verdict;
        }
        assertThat(probe(tables, naive)).as(naive.text()).isEqualTo(best);
    }

    private static int probe(EndgameTables<MorrisPosition> tables, NaiveMorris naive) {
        int verdict = tables.probe(tables.endings().game().notation().position(naive.text()));
        assertThat(verdict).as(naive.text()).isNotEqualTo(Verdict.UNKNOWN);
        return verdict;
    }

    @Test
    void everySliceIsNumberedThereAndBack() {
        MorrisEndings endings = new MorrisEndings();
        Random random = new Random(1);
        assertThat(endings.mostPieces()).isEqualTo(10);
        for (int slice = 0; slice < endings.slices(10); slice++) {
            for (int i = 0; i < 1000; i++) {
                int last = endings.size(slice) - 1;
                int index = i == 0 ? last : random.nextInt(last);
                MorrisPosition position = endings.position(null, slice, index);
                assertThat(endings.place(position)).isEqualTo(Endings.place(slice, index));
            }
        }
    }

    @Test
    void slicesFollowTheirMen() {
        MorrisEndings endings = new MorrisEndings();
        List<String> names = new ArrayList<>();
        for (int slice = 0; slice < endings.slices(8); slice++) names.add(endings.name(slice));
        assertThat(names).containsExactly("3-3", "4-3", "5-3", "4-4");
        MorrisEndings four = new MorrisEndings(new MorrisRules(4, true, 50));
        assertThat(four.mostPieces()).isEqualTo(8);
        assertThat(four.name(four.slices(8) - 1)).isEqualTo("4-4");
        assertThat(four.slices(8)).isEqualTo(3);
    }

    @Test
    void menInHandAreNoEnding() {
        MorrisEndings endings = new MorrisEndings();
        assertThat(endings.place(endings.game().start())).isEqualTo(Endings.NOWHERE);
        assertThat(Endings.of(endings.game())).isPresent();
    }
}
