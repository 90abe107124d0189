package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.Position;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

/**
 * What an opponent plays in games against somebody: positions where they had a choice, and what they chose. Games go on until there is
 * enough; colours alternate.
 *
 * @param seed of the openings
 */
record OpponentGames(long seed, FixedDepthPlayer opponent) {

    private static final int MOST_PLIES = 200;

    /** The number of games that have openings of their own. */
    private static final int MOST_GAMES = 1000;

    List<Example<DraughtsPosition>> against(FixedDepthPlayer player, int count) {
        return against(seen -> player, count);
    }

    /** The player is asked for before every move and told what was seen so far, so that they may learn. */
    List<Example<DraughtsPosition>> against(
            Function<List<Example<DraughtsPosition>>, FixedDepthPlayer> player, int count) {
        List<Example<DraughtsPosition>> examples = new ArrayList<>();
        for (int game = 0; examples.size() < count; game++) play(player, game, count, examples);
        return examples;
    }

    private void play(
            Function<List<Example<DraughtsPosition>>, FixedDepthPlayer> player,
            int game,
            int count,
            List<Example<DraughtsPosition>> examples) {
        DraughtsPosition position = new CheckersTournament(seed, MOST_GAMES).opening(game);
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < MOST_PLIES && !position.isOver() && examples.size() < count; ply++) {
            if (position.mover() != game % 2) {
                position.play(player.apply(examples).move(position));
                continue;
            }
            int move = opponent.move(position);
            if (position.moves(moves, 0) > 1) examples.add(new Example<>(Position.copyOf(position), move, game, ply));
            position.play(move);
        }
    }
}
