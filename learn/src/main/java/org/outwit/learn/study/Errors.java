package org.outwit.learn.study;

import java.util.List;

/**
 * Where they went wrong, by Outwit's own judgement.
 *
 * @param threshold what counts as an error: this much lost or more, in units of the game, bent where a side is far ahead
 * @param all the share of decisions that were errors
 * @param kinds what the errors are about, the most frequent first
 * @param worst the gravest ones, looked at more deeply
 */
public record Errors(
        double threshold, Group all, List<Group> byPhase, List<Group> bySide, List<Kind> kinds, List<Slip> worst) {

    /** @param loss what a decision cost on average */
    public record Group(String name, Share errors, Mean loss) {}

    /** @param feature what the better line has more of at its end; empty where the end of the game decides */
    public record Kind(String phase, String feature, String meaning, int count, double loss) {}

    /**
     * One error.
     *
     * @param position in the notation of the game
     * @param loss in units of the game, bent where a side is far ahead
     * @param bestValue what the better move is worth, for people
     * @param playedValue what the move is worth that was played
     * @param depth how far was looked ahead to say so
     * @param exact whether looking deeper cannot change it
     * @param seenFrom the error shows from this many plies on: who looks less far ahead cannot see it
     * @param foreseen whether the model of them makes the same error
     */
    public record Slip(
            String position,
            int side,
            String phase,
            int moveNumber,
            String opponent,
            int year,
            long gameNumber,
            String played,
            String better,
            List<String> playedLine,
            List<String> betterLine,
            double loss,
            String bestValue,
            String playedValue,
            int depth,
            boolean exact,
            int seenFrom,
            boolean foreseen,
            String feature) {

        public Slip {
            playedLine = List.copyOf(playedLine);
            betterLine = List.copyOf(betterLine);
        }
    }

    public Errors {
        byPhase = List.copyOf(byPhase);
        bySide = List.copyOf(bySide);
        kinds = List.copyOf(kinds);
        worst = List.copyOf(worst);
    }
}
