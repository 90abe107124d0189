package org.outwit.web.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.outwit.core.game.Game;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.player.Level;
import org.outwit.play.player.LevelLadder;
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
    private final Map<String, Double> strengths;

    public OpponentList(Game<?> game, Populations populations) {
        this.game = game;
        this.people = populations.of(game);
        this.strengths = strengths(LevelLadder.of(game, people));
    }

    public List<Opponent> all() {
        List<Opponent> all = new ArrayList<>();
        List<Level> levels = Level.all(game, people);
        for (Level each : levels) {
            String name = LevelNames.of(each.number(), levels.size());
            all.add(new Opponent(each.toString(), name, "level", about(each.manner()), elo(each.toString())));
        }
        for (GameCharacter each : GameCharacter.all(game)) {
            all.add(new Opponent(
                    each.toString(), capital(each.name()), "character", each.about(), elo(each.toString())));
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
                            : "Searches as deep as it can and values positions as '" + each
                                    + "' does. See 'outwit features'."));
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

    private OptionalDouble elo(String player) {
        Double found = strengths.get(player);
        return found == null ? OptionalDouble.empty() : OptionalDouble.of(found);
    }

    /** Each step says what somebody is better by than a level, which comes before. */
    private static Map<String, Double> strengths(List<LevelLadder.Step> steps) {
        Map<String, Double> strengths = new HashMap<>();
        if (!steps.isEmpty()) strengths.put(Level.PREFIX + 1, Opponent.WEAKEST);
        for (LevelLadder.Step each : steps) {
            Double below = strengths.get(each.against());
            if (below != null) strengths.put(each.player(), below + each.elo());
        }
        return strengths;
    }

    private String about(Manner manner) {
        if (!(manner instanceof Manner.OfPeople like)) return "Looks a few moves ahead and errs now and then.";
        OptionalInt rating = people.map(like::rating).orElse(OptionalInt.empty());
        int plies = like.plies(people.orElseThrow());
        return "Plays as people" + (rating.isPresent() ? " of about " + rating.getAsInt() + " Elo" : "")
                + " do, mistakes included. "
                + (plies == 0
                        ? "Does not look ahead."
                        : "Looks " + plies + (plies == 1 ? " ply" : " plies") + " ahead.");
    }

    private static String capital(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
