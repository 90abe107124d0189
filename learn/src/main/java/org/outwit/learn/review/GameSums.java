package org.outwit.learn.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.study.PersonGames;
import org.outwit.learn.study.Weighing;

/** Adds up what was judged: each game, each side, and where the points of a person came from. */
final class GameSums<P extends Position> {

    private final List<JudgedGame<P>> games;
    private final List<List<Integer>> reviewed;
    private final MistakeFinder<P> finder;
    private final Weighing weighing;

    /** {@code reviewed} are the sides of each game that the review is about. */
    GameSums(List<JudgedGame<P>> games, List<List<Integer>> reviewed, MistakeFinder<P> finder, Weighing weighing) {
        this.games = games;
        this.reviewed = reviewed;
        this.finder = finder;
        this.weighing = weighing;
    }

    List<ReviewedGame> games(Game<P> rules) {
        List<ReviewedGame> all = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) all.add(game(rules, i));
        return all;
    }

    private ReviewedGame game(Game<P> rules, int place) {
        JudgedGame<P> judged = games.get(place);
        PlayedGame<P> played = judged.game();
        List<ReviewedMove> moves = new ArrayList<>();
        for (JudgedGame.Ply<P> each : judged.plies()) {
            double loss = each.isChoice() ? finder.loss(each.decision()) : 0;
            moves.add(new ReviewedMove(
                    moves.size() / 2 + 1,
                    each.mover(),
                    rules.notation().format(each.position(), each.move()),
                    each.isChoice(),
                    weighing.points(finder.units(each.value())),
                    finder.text(each.value()),
                    weighing.pointsLost(loss),
                    loss >= weighing.error()));
        }
        return new ReviewedGame(
                played.number(),
                PersonGames.year(played.tags()),
                played.players(),
                reviewed.get(place),
                played.outcome().score(),
                moves,
                endPoints(judged),
                List.of(
                        accuracy(played.players().get(0), losses(judged, 0)),
                        accuracy(played.players().get(1), losses(judged, 1))));
    }

    /** Where a game is over nothing is expected any more. */
    private double endPoints(JudgedGame<P> game) {
        return game.isFinished() ? (1 + Integer.signum(game.end())) / 2.0 : weighing.points(finder.units(game.end()));
    }

    private List<Double> losses(JudgedGame<P> game, int side) {
        return game.decisions(side).stream().map(finder::loss).toList();
    }

    private SideAccuracy accuracy(String name, List<Double> losses) {
        return Accuracies.of(name, losses, weighing);
    }

    /** The two sides of all games, each with the name that it has in all of them, or else that of the side. */
    List<SideAccuracy> bySide(List<String> sideNames) {
        List<SideAccuracy> sides = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int side = i;
            Set<String> names =
                    games.stream().map(each -> each.game().players().get(side)).collect(Collectors.toSet());
            String name =
                    names.size() == 1 && !names.contains("") ? names.iterator().next() : sideNames.get(side);
            sides.add(accuracy(name, all((place, each) -> each == side)));
        }
        return sides;
    }

    /** The person and those they met. */
    List<SideAccuracy> byPerson(String who) {
        return List.of(
                accuracy(who, all((place, side) -> reviewed.get(place).contains(side))),
                accuracy("opponents", all((place, side) -> !reviewed.get(place).contains(side))));
    }

    private List<Double> all(BiPredicate<Integer, Integer> wanted) {
        List<Double> losses = new ArrayList<>();
        for (int place = 0; place < games.size(); place++) {
            for (int side = 0; side < 2; side++) {
                if (wanted.test(place, side)) losses.addAll(losses(games.get(place), side));
            }
        }
        return losses;
    }

    /** What was made of errors of opponents. */
    List<Gift> gifts(Game<P> rules, List<Mistake> mistakes) {
        return mistakes.stream().map(each -> gift(rules, each)).toList();
    }

    private Gift gift(Game<P> rules, Mistake mistake) {
        List<JudgedGame.Ply<P>> plies = games.get(mistake.game()).plies();
        int next = mistake.ply() + 1;
        if (next == plies.size()) return new Gift(mistake, "", mistake.points());
        JudgedGame.Ply<P> reply = plies.get(next);
        double kept = Math.max(0, mistake.points() - pointsLostBack(mistake.side(), reply));
        return new Gift(mistake, rules.notation().format(reply.position(), reply.move()), kept);
    }

    /** What the reply to an error lost; nothing where the player who erred moves again. */
    private double pointsLostBack(int erring, JudgedGame.Ply<P> reply) {
        boolean answered = reply.isChoice() && reply.mover() != erring;
        return answered ? weighing.pointsLost(finder.loss(reply.decision())) : 0;
    }

    PointBalance balance() {
        int known = 0;
        double scored = 0;
        int errors = 0;
        int taken = 0;
        for (int place = 0; place < games.size(); place++) {
            // People who played against themselves won as much as they lost.
            if (reviewed.get(place).size() != 1) continue;
            JudgedGame<P> game = games.get(place);
            int side = reviewed.get(place).get(0);
            if (game.game().outcome() != Outcome.UNKNOWN) {
                known++;
                scored += points(game.game().outcome(), side);
            }
            for (int ply = 0; ply < game.plies().size(); ply++) {
                JudgedGame.Ply<P> each = game.plies().get(ply);
                if (!each.isChoice() || each.mover() == side) continue;
                double loss = finder.loss(each.decision());
                if (loss < weighing.error()) continue;
                errors++;
                boolean last = ply + 1 == game.plies().size();
                double back =
                        last ? 0 : pointsLostBack(each.mover(), game.plies().get(ply + 1));
                if (back <= weighing.pointsLost(loss) / 2) taken++;
            }
        }
        List<SideAccuracy> both = byPerson("");
        return new PointBalance(known, scored, both.get(0).points(), both.get(1).points(), errors, taken);
    }

    private static double points(Outcome outcome, int side) {
        if (outcome == Outcome.DRAW) return 0.5;
        return outcome == Outcome.FIRST_WINS == (side == 0) ? 1 : 0;
    }
}
