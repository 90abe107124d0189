package org.outwit.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.player.Level;
import org.outwit.play.player.Manner;

/** Whom one can play a game against, apart from people who were learned. */
public final class OpponentList {

    /** Who expects of the person what people and they themselves have played; needs a person before it. */
    public static final String OBSERVER = "learner";

    /** So far look those who have a depth of their own: about as far as a person does, and soon enough for any clock. */
    private static final int PLIES = 4;

    /** A player who plays as well as they can, by the evaluator whose name follows. */
    public static final String ENGINE = "engine:";

    private final Game<?> game;
    private final Optional<PopulationModel> people;
    private final LadderElo ladder;

    public OpponentList(Game<?> game, Populations populations) {
        this.game = game;
        this.people = populations.of(game);
        this.ladder = LadderElo.of(game, people);
    }

    public List<Opponent> all() {
        List<Opponent> all = new ArrayList<>();
        List<Level> levels = Level.all(game, people);
        for (Level each : levels) {
            String name = LevelNames.of(each.number(), levels.size());
            all.add(new Opponent(each.toString(), name, "level", about(each.manner()), ladder.elo(each.toString())));
        }
        for (GameCharacter each : GameCharacter.all(game)) {
            all.add(new Opponent(
                    each.toString(), capital(each.name()), "character", each.about(), ladder.elo(each.toString())));
        }
        String best = game.defaultEvaluatorName();
        if (LearnerSpec.refusal(game).isEmpty()) {
            String about = "Studies how you play and plays for your next error.";
            all.add(unmeasured(LearnerSpec.of(best).toString(), "Learner", "learner", about));
            all.add(unmeasured(
                    LearnerSpec.of(best) + "@" + PLIES,
                    "Learner, " + PLIES + " plies",
                    "learner",
                    about + " Looks no further ahead than a person."));
        }
        if (canObserve()) {
            all.add(
                    unmeasured(
                            OBSERVER,
                            "The observer",
                            "learner",
                            "Learns how you play while you play. Uses what it expects of you, as far as that costs it little."));
        }
        for (String each : game.evaluators().keySet()) {
            boolean usual = each.equals(best);
            all.add(unmeasured(
                    ENGINE + each,
                    usual ? "The engine" : "The engine, " + each,
                    "engine",
                    usual
                            ? "Plays as well as it can. It knows nothing of you and forgives nothing."
                            : "Searches as deep as it can, with another idea of what counts: '" + each + "'."));
        }
        if (LearnerSpec.refusal(game).isEmpty()) {
            all.add(unmeasured(
                    ENGINE + best + "@" + PLIES,
                    "The engine, " + PLIES + " plies",
                    "engine",
                    "Looks " + PLIES
                            + " plies ahead and no further. Always plays alike, so a learner can foresee it."));
        }
        return all;
    }

    private static Opponent unmeasured(String id, String name, String kind, String about) {
        return new Opponent(id, name, kind, about, OptionalDouble.empty());
    }

    /** A sensible one to begin with: a level in the middle, or else the engine. */
    public Opponent usual() {
        List<Opponent> all = all();
        List<Opponent> levels =
                all.stream().filter(each -> each.kind().equals("level")).toList();
        if (!levels.isEmpty()) return levels.get((levels.size() - 1) / 2);
        return all.stream()
                .filter(each -> each.kind().equals("engine"))
                .findFirst()
                .orElseThrow();
    }

    public Optional<Opponent> find(String id) {
        return all().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private boolean canObserve() {
        return game.capabilities().players() == 2
                && !game.capabilities().chance()
                && !game.features().isEmpty();
    }

    /** What the numbers behind names say, in a sentence or two. */
    public String scale() {
        if (ladder.isEmpty()) return "How strong they are in this game was not measured.";
        List<Level> levels = Level.all(game, people);
        String weakest = LevelNames.of(1, levels.size()).split(",")[0];
        return "Numbers are Elo among the opponents of this game, from matches: " + weakest + " has "
                + Math.round(LadderElo.WEAKEST)
                + ", and 200 more take three points of four. Ratings of people, in clubs or archives, are another scale.";
    }

    private String about(Manner manner) {
        if (!(manner instanceof Manner.OfPeople like)) return "Looks a few moves ahead and errs now and then.";
        int plies = like.plies(people.orElseThrow());
        return "Plays as " + whom(like.strength()) + " do, mistakes included. "
                + (plies == 0
                        ? "Does not look ahead."
                        : "Looks " + plies + (plies == 1 ? " ply" : " plies") + " ahead.");
    }

    /** People of a strength in standard deviations; their ratings are of another scale than the levels', so they are not given. */
    private static String whom(double strength) {
        if (strength <= -2) return "the weakest people of the archive";
        if (strength < -0.6) return "weaker people of the archive";
        if (strength <= 0.6) return "most people of the archive";
        return strength < 2 ? "stronger people of the archive" : "the strongest people of the archive";
    }

    private static String capital(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
