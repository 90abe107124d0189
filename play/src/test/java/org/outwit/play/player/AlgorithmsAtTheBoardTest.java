package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * What every algorithm of the catalogue does with a handful of players: the sentence that refuses it, or what it finds in two positions, with
 * how much it spent. The file is written with {@code -Doutwit.golden=write}.
 */
class AlgorithmsAtTheBoardTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "algorithms", "board.txt");
    private static final Limits LITTLE = Limits.depth(3).withNodes(400);

    private static final List<String> PLAYERS = List.of(
            "connect4 lines",
            "connect4 lines exact",
            "connect4 lines%1",
            "connect4 (lines,attack@2)",
            "connect4 (lines,attack@2) exact",
            "connect4 (lines,attack@2) margin",
            "connect4 (lines,attack)",
            "connect4 (lines,(attack@2,lines))",
            "connect4 (lines,(attack@2,lines)) margin",
            "connect4 (lines,attack@2%1)",
            "connect4 (lines,attack~1)",
            "connect4 (lines,0.5*attack@2+0.5*centre)",
            "connect4 (lines,1:attack)",
            "checkers (material,samuel@2) margin",
            "foursquares race",
            "backgammon balanced",
            "backgammon balanced%1",
            "backgammon (balanced,racer)",
            "backgammon (balanced,racer%1) margin",
            "backgammon (balanced,(racer,balanced))",
            "staghunt trusting",
            "staghunt (trusting,careful@2)",
            "chinese-checkers-3 steady",
            "chinese-checkers-3 (steady,1:runner)",
            "chinese-checkers-3 (steady,1:runner) margin",
            "whist-2 cards",
            "whist-2 (cards,tricks)");

    @Test
    void theyDoWhatTheyDid() throws IOException {
        List<String> found = new ArrayList<>();
        for (String player : PLAYERS) {
            Map<String, List<String>> outcomes = new LinkedHashMap<>();
            String[] words = player.split(" ");
            for (Algorithm algorithm : Algorithm.values()) {
                String outcome = outcome(Games.named(words[0]), words[1], settings(algorithm, words));
                outcomes.computeIfAbsent(
                                outcome.replace(algorithm + " ", "… ").replace(algorithm + ".", "…."),
                                same -> new ArrayList<>())
                        .add(algorithm.toString());
            }
            found.add(player);
            outcomes.forEach((outcome, names) -> found.add("    " + String.join(" ", names) + ": " + outcome));
        }
        if ("write".equals(System.getProperty("outwit.golden"))) {
            Files.createDirectories(GOLDEN.getParent());
            Files.write(GOLDEN, found);
        }
        assertThat(found).containsExactlyElementsOf(Files.readAllLines(GOLDEN));
    }

    private static PlayerSettings settings(Algorithm algorithm, String[] words) {
        PlayerSettings settings = PlayerSettings.USUAL.withTable(1).seeded(7).with(algorithm);
        if (words.length == 2) return settings;
        return words[2].equals("exact") ? settings.exactly() : settings.losingAtMost(0.5);
    }

    private static <P extends Position> String outcome(Game<P> game, String player, PlayerSettings settings) {
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(player), settings)) {
            if (game.capabilities().hidden()) return "plays";
            Random random = new Random(3);
            StringBuilder text = new StringBuilder(chooser.canCompare() ? "compares" : "chooses");
            for (int plies : new int[] {6, 8}) {
                P position = somewhere(game, random, plies);
                Result result = chooser.choose(position, LITTLE);
                text.append(", ").append(told(game, position, result));
            }
            return text.toString();
        } catch (InputException e) {
            return e.getMessage();
        }
    }

    private static <P extends Position> String told(Game<P> game, P position, Result result) {
        String move =
                result.move() == Position.NO_MOVE ? "nothing" : game.notation().format(position, result.move());
        return move + " " + result.value() + " " + result.bound() + " " + result.depth() + " "
                + result.counts().nodes() + "/" + result.counts().evaluations();
    }

    private static <P extends Position> P somewhere(Game<P> game, Random random, int plies) {
        P position = WrittenPlayers.somewhere(game, random, plies);
        while (position.mover() == Position.CHANCE) position = WrittenPlayers.somewhere(game, random, plies + 1);
        return position;
    }
}
