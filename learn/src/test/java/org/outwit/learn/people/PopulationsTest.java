package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.games.mnk.TicTacToe;
import org.outwit.learn.training.Crowd;

class PopulationsTest {

    private static final Game<?> OTHELLO = Crowd.OTHELLO;

    @TempDir
    private Path folder;

    @Test
    void thoseOfTheFolderGoBeforeThoseThatAreShipped() throws IOException {
        Populations before = Populations.in(folder);
        assertThat(mark(before)).isEqualTo(mark(Populations.SHIPPED));
        PopulationFile.write(Crowd.population(), Populations.file(folder, OTHELLO), ReplaceRule.nothing());
        Populations own = Populations.in(folder);
        assertThat(mark(own)).isEqualTo(Crowd.population().mark()).isNotEqualTo(mark(Populations.SHIPPED));
        assertThat(own.of(OTHELLO)).as("read once").containsSame(own.of(OTHELLO).orElseThrow());
        Files.delete(Populations.file(folder, OTHELLO));
        assertThat(mark(Populations.in(folder))).isEqualTo(mark(Populations.SHIPPED));
        assertThat(Populations.in(folder.resolve("nothing")).of(new TicTacToe()))
                .isEmpty();
    }

    private static String mark(Populations populations) {
        return populations.of(OTHELLO).map(PopulationModel::mark).orElse("none");
    }

    private void refused(PopulationModel model, String sentence) throws IOException {
        Path file = Populations.file(folder, OTHELLO);
        PopulationFile.write(model, file, ReplaceRule.anything());
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Populations.in(folder).of(OTHELLO))
                .withMessage(file + ": " + sentence);
    }

    @Test
    void thoseWhoPlaySomethingElseAreRefused() throws IOException {
        PopulationModel model = Crowd.population();
        refused(
                with("chess", model.plan(), model.layers()),
                "these people play chess; expected people who play othello.");
    }

    @Test
    void thoseWhoSawOtherFeaturesOrPhasesAreRefused() throws IOException {
        PopulationModel model = Crowd.population();
        String sentence = "this file of people was made for other features of othello than it has now."
                + " Train it again with 'outwit train people othello'.";
        LookaheadPlan onePhase = new LookaheadPlan(new int[] {1}, 4, 1);
        double[][] oneRow = new double[1][model.layers().get(0)[0].length];
        List<double[][]> one = List.<double[][]>of(oneRow);
        refused(with("othello", onePhase, one), sentence);
        List<double[][]> fewer = model.layers().stream()
                .map(layer -> new double[layer.length][layer[0].length - 1])
                .toList();
        refused(with("othello", model.plan(), fewer), sentence);
    }

    private static PopulationModel with(String game, LookaheadPlan plan, List<double[][]> layers) {
        PopulationModel model = Crowd.population();
        return new PopulationModel(
                game,
                "?",
                model.looks(),
                plan,
                layers,
                model.strengths(),
                PoolScale.NONE,
                PositionCounts.none(),
                model.trust(),
                model.personal(),
                model.tilt());
    }
}
