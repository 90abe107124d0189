package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.outwit.core.statistics.Percent;

/** Writes the plan: only what the intervals support is said, and each sentence carries the numbers it rests on. */
final class Planner {

    /** Beginnings with fewer games say nothing. */
    private static final int LEAST_GAMES = 8;

    /** The most remarkable of many things is often chance, so it has to be this much more remarkable. */
    private static final double OF_MANY = 1.5;

    private final Study study;
    private final List<Advice> plan = new ArrayList<>();

    private Planner(Study study) {
        this.study = study;
    }

    static List<Advice> plan(Study study) {
        Planner planner = new Planner(study);
        planner.side();
        planner.opening();
        planner.depth();
        planner.tastes();
        planner.errors();
        planner.predictability();
        planner.exploits();
        return planner.plan;
    }

    private void say(String what, String because) {
        plan.add(new Advice(what, because));
    }

    private void side() {
        PersonResults first = study.career().bySide().get(0);
        PersonResults second = study.career().bySide().get(1);
        if (first.decided() == 0 || second.decided() == 0) return;
        boolean weakerFirst = first.score() < second.score();
        PersonResults weak = weakerFirst ? first : second;
        PersonResults strong = weakerFirst ? second : first;
        if (weak.most() >= strong.least()) return;
        String name = study.sides().get(weakerFirst ? 0 : 1);
        String other = study.sides().get(weakerFirst ? 1 : 0);
        say(
                "If you can choose, take " + other + ": with " + name + " they score less.",
                Percent.whole(weak.score()) + " in " + weak.decided() + " games with " + name + " against "
                        + Percent.whole(strong.score()) + " in " + strong.decided() + " with " + other);
    }

    private void opening() {
        for (int side = 0; side < study.repertoire().sides().size(); side++) {
            Repertoire.Side each = study.repertoire().sides().get(side);
            Optional<Repertoire.Line> weak =
                    Weaknesses.worst(each, study.repertoire().drawnPlies(), LEAST_GAMES, OF_MANY);
            if (weak.isEmpty()) continue;
            Repertoire.Line line = weak.get();
            say(
                    "When they have " + each.name() + ", head for " + numbered(line.moves())
                            + ": that is where they do worst.",
                    Percent.whole(line.results().score()) + " (at most "
                            + Percent.whole(line.results().most()) + ") in "
                            + line.results().decided() + " games, "
                            + Percent.whole(each.results().score()) + " in all with "
                            + each.name());
        }
    }

    private void depth() {
        DepthFinding look = study.lookahead();
        if (look.certainty() != DepthFinding.Certainty.CLEAR && look.certainty() != DepthFinding.Certainty.LIKELY)
            return;
        if (look.isDeepest()) return; // nobody tried whether they see further
        say(
                "Look for what pays off after more than " + plies(look.depth()) + ": they do not see that far.",
                "of all depths, " + look.depth() + " explains their moves best"
                        + (look.certainty() == DepthFinding.Certainty.CLEAR ? "" : ", though the next is close"));
    }

    private void tastes() {
        Values.Influence most = null;
        String phase = "";
        double best = 0;
        for (Values.Phase each : study.values().phases()) {
            for (Values.Influence influence : each.influences()) {
                double more = Math.abs(influence.share()) - Math.abs(influence.others());
                if (!influence.isBeyond(OF_MANY) || more <= best) continue;
                best = more;
                most = influence;
                phase = each.name();
            }
        }
        if (most == null || !study.values().people()) return;
        String feature = most.feature() + " (" + most.meaning() + ")";
        String taste = most.share() > 0
                ? "they want " + feature + " more than " + study.values().others() + " do. Offer it where it costs them"
                        + " something else."
                : "they shun " + feature + " more than " + study.values().others()
                        + " do. Leave them moves that are good in" + " spite of it: they may pass them over.";
        say(
                "Use their taste in the " + phase + ": " + taste,
                Percent.signed(most.share()) + " of their judgement, between " + Percent.signed(most.least()) + " and "
                        + Percent.signed(most.most()) + "; the others have " + Percent.signed(most.others()));
    }

    private void errors() {
        List<Errors.Group> groups = study.errors().byPhase().stream()
                .filter(each -> each.errors().of() > 0)
                .sorted(Comparator.comparingDouble(each -> -each.errors().share()))
                .toList();
        if (groups.size() < 2) return;
        Errors.Group worst = groups.get(0);
        Errors.Group best = groups.get(groups.size() - 1);
        if (worst.errors().least() <= best.errors().most()) return;
        String kind = study.errors().kinds().stream()
                .filter(each -> each.phase().equals(worst.name())
                        && each.count() >= 3
                        && !each.feature().isEmpty())
                .findFirst()
                .map(each -> " Most often it is " + each.feature() + " that they misjudge there.")
                .orElse("");
        say(
                "Keep the game complicated in the " + worst.name() + ": that is where they err most." + kind,
                Percent.whole(worst.errors().share()) + " of " + worst.errors().of() + " decisions there cost "
                        + amount(study.errors().threshold()) + " or more, "
                        + Percent.whole(best.errors().share()) + " in the " + best.name());
    }

    /** By figures that test the model only, and where no other phase comes near. */
    private void predictability() {
        Optional<Predictability.Measured> tested = study.predictability().tested();
        if (tested.isEmpty()) return;
        List<Predictability.Group> groups = tested.get().byPhase().stream()
                .sorted(Comparator.comparingDouble(each -> -each.agreement()))
                .toList();
        if (groups.size() < 2) return;
        Predictability.Group best = groups.get(0);
        Predictability.Group next = groups.get(1);
        if (best.least() <= next.most() || best.least() <= best.chance()) return;
        say(
                "Rely on knowing their move most in the " + best.name() + ", and never on knowing it for certain.",
                "the model's first choice was played in " + Percent.whole(best.agreement()) + " of "
                        + best.decisions() + " decisions there, in " + Percent.whole(next.agreement()) + " of "
                        + next.decisions() + " in the " + next.name());
    }

    private void exploits() {
        List<Exploits.Exploit> best = study.exploits().best();
        if (best.isEmpty()) return;
        Exploits.Exploit first = best.get(0);
        Exploits.Reply reply = first.replies().get(0);
        say(
                "Prepare the " + (best.size() == 1 ? "position" : best.size() + " positions")
                        + " below where a move that is not quite the best gains against them.",
                "the first, " + first.move() + ", brings " + amount(first.gain()) + " on average (between "
                        + amount(first.gainLeast()) + " and " + amount(first.gainMost())
                        + "); the likeliest reply is " + reply.move() + " with "
                        + Percent.whole(reply.probability()) + ", and against the best one it costs " + cost(first));
    }

    private String cost(Exploits.Exploit each) {
        return each.risk() < 0.05 ? "next to nothing" : amount(each.risk());
    }

    private String amount(double units) {
        return Amount.text(units, study.unit());
    }

    private static String numbered(List<String> moves) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            text.append(i == 0 ? "" : " ")
                    .append(i % 2 == 0 ? i / 2 + 1 + ". " : "")
                    .append(moves.get(i));
        }
        return text.toString();
    }

    private static String plies(int depth) {
        return depth == 1 ? "one ply" : depth + " plies";
    }
}
