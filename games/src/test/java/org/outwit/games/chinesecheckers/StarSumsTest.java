package org.outwit.games.chinesecheckers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;
import org.outwit.core.game.WeightedSum;

/** The quick sums are those of the features one by one, with any weights. */
class StarSumsTest {

    @Test
    void oneWalkSaysWhatAllFeaturesSay() {
        for (ChineseCheckersGame game :
                List.of(new ChineseCheckers(), new ChineseCheckersForThree(), new ChineseCheckersForSix())) {
            Random random = new Random(4);
            List<Feature<ChineseCheckersPosition>> features = game.features();
            int[] weights = random.ints(features.size(), -50, 50).toArray();
            Map<String, Integer> named = new HashMap<>();
            for (int i = 0; i < weights.length; i++) named.put(features.get(i).name(), weights[i]);
            WeightedSum<ChineseCheckersPosition> quick = game.weighing(named);
            WeightedSum<ChineseCheckersPosition> slow = WeightedSum.oneByOne(features, weights);
            ChineseCheckersPosition position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 500 && !position.isOver(); ply++) {
                for (int player = 0; player < game.capabilities().players(); player++) {
                    assertThat(quick.of(position, player)).isEqualTo(slow.of(position, player));
                }
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
    }

    /** Who is one step from home takes it, also where others are home already; it used to look worse than waiting. */
    @Test
    void theLastStepHomeLooksBest() {
        ChineseCheckersForSix game = new ChineseCheckersForSix();
        ChineseCheckersPosition position = game.notation()
                .position(
                        "A/AA/AAA/A1AA/FFFF2A2BBBB/FFF6BBB/FF6B1B/F8B/9/E8C/E1E5C1C/EEE6CCC/EEEE2D2CCCC/D1DD/DDD/DD/D A F 60");
        game.evaluators().forEach((name, evaluator) -> {
            int before = evaluator.value(position, 0);
            position.make(game.notation().parse(position, "m7-n2"));
            assertThat(evaluator.value(position, 0)).as(name).isGreaterThan(before);
            position.undo();
        });
    }
}
