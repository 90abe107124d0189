package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.outwit.play.player.WrittenPlayers.player;

import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.games.connect4.ConnectFour;

class UnfitPlayersTest {

    private static final ConnectFour CONNECT_FOUR = new ConnectFour();

    @Test
    void whatDoesNotFitGetsASentence() {
        assertThatThrownBy(() -> player(CONNECT_FOUR, "clever"))
                .hasMessage(
                        "connect4 has no evaluator named 'clever'; it has lines, centre, threats, attack, self-taught, and the characters"
                                + " cleo, theo.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,greedy)"))
                .hasMessageStartingWith("connect4 has no evaluator named 'greedy', which belongs to othello; it has");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "lines@0")).hasMessageContaining("depth 0 must be 1 or more");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,random)")).hasMessageContaining("plays without values");
        refused("(lines,attack)", Algorithm.ENGINE, "engine knows no model of the opponent");
        refused("lines", Algorithm.NEXT_REPLY, "next-reply needs a model of the opponent, such as (lines,MODEL).");
        refused(
                "(lines,attack%1)",
                Algorithm.EXPECTED_REPLY,
                "expected-reply needs to know how far the opponent looks, as in attack@2; found (lines,attack%1).");
        refused(
                "(lines,attack)",
                Algorithm.FORESEEN_LINES,
                "foreseen-lines needs to know how far the opponent looks, as in attack@2; found (lines,attack).");
        refused("(lines,(attack@2,lines))", Algorithm.FORESEEN_LINES, "whatever they believe of us");
        refused("(lines,(attack,lines))", Algorithm.EXPECTED_REPLY, "predicts what the opponent plays, whatever they");
        refused("(lines,attack~1)", Algorithm.M_STAR, "m* does not use an error; m*-epsilon does; found 'attack~1'.");
        refused(
                "(lines,attack%1)",
                Algorithm.M_STAR, "m* does not use a temperature; m*-quantal does; found 'attack%1'.");
        refused(
                "(lines,0.5*attack+0.5*centre)",
                Algorithm.M_STAR,
                "m* takes one model of the opponent, not a mixture; use prom.");
        refused(
                "(lines,attack@2~1)",
                Algorithm.EPSILON,
                "m*-epsilon does not use a depth of the opponent; m* and simple-pruning do;");
        refused("lines", Algorithm.M, "m asks an oracle what the opponent plays");
        refused("lines", Algorithm.LEARN_DEPTH, "use 'outwit learn'.");
        refused("lines", Algorithm.SHALLOW_PRUNING, "use maxn or paranoid.");
        refused("(lines,attack)", Algorithm.ONE_PASS_ALPHA_BETA_STAR, "use alpha-beta*.");
        refused("(lines,1:attack)", Algorithm.M_STAR, "not one of each by index; use m*-multi.");
        refused("lines%1", Algorithm.PVS, "plays by the engine, not by pvs.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines%1,attack)")).hasMessageContaining("without a model");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,(attack,0.5*lines+0.5*centre))"))
                .hasMessageContaining("prom mixes the opponents of the player, not those of a model; found");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "lines", PlayerSettings.USUAL.losingAtMost(1)))
                .hasMessageContaining("A margin is for players with a model of the opponent, and lines has none.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,attack)", PlayerSettings.USUAL.onThreads(2)))
                .hasMessageContaining("Only the engine searches with several threads");
        assertThatThrownBy(() -> Algorithm.named("negascout"))
                .hasMessageContaining("unknown algorithm 'negascout'; expected one of minimax,");
    }

    private static void refused(String text, Algorithm algorithm, String sentence) {
        assertThatThrownBy(() -> player(CONNECT_FOUR, text, PlayerSettings.USUAL.with(algorithm)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }
}
