package org.outwit.games.ninemensmorris;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Tactics;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * Nine men's morris. Values are millionths of a win. Of the evaluators, {@code men} counts men and keeps them mobile,
 * {@code mills} builds and closes mills, {@code block} would rather shut the other in than take their men, and
 * {@code attack} sees only its own rows.
 */
public final class NineMensMorris extends DescribedGame<MorrisPosition> {

    static final int WIN = 1_000_000;

    private final MorrisRules rules;

    public NineMensMorris() {
        this(MorrisRules.STANDARD);
    }

    public NineMensMorris(MorrisRules rules) {
        super(new Description<>(
                        name(rules),
                        title(rules),
                        Capabilities.TWO_PLAYER.withLoops(),
                        new Scale(WIN, "win"),
                        new MorrisNotation(rules),
                        MorrisFeatures.of(rules))
                .with(Tactics.ofWin(WIN))
                .with(new MorrisSymmetries()));
        this.rules = rules;
        // The weights stay so small that no sum of them comes near a win.
        style("men", Map.of("men", 0.05, "steps", 0.003, "twos", 0.004));
        style("mills", Map.of("mills", 0.04, "twos", 0.02, "men", 0.03));
        style("block", Map.of("stuck", -0.03, "steps", 0.01, "men", 0.01));
        style("attack", Map.of("attack", 0.03));
    }

    private static String name(MorrisRules rules) {
        if (rules.equals(MorrisRules.STANDARD)) return "morris";
        return "morris-" + rules.men() + (rules.flying() ? "" : "-walking") + "-" + rules.quietMoves();
    }

    private static String title(MorrisRules rules) {
        String men = rules.men() == MorrisRules.STANDARD.men() ? "Nine" : String.valueOf(rules.men());
        return men + " men's morris, " + (rules.flying() ? "flying with three" : "without flying");
    }

    @Override
    public MorrisPosition start() {
        return MorrisPosition.start(rules);
    }

    @Override
    public MorrisPosition withoutDrawRules(MorrisPosition position) {
        return position.withoutDrawRules();
    }

    @Override
    public Diagram diagram(MorrisPosition position) {
        return MorrisDiagram.of(position);
    }

    /** Where the man comes from unless it is set, where it goes, and which man is removed, if one is. */
    @Override
    public List<List<Diagram.Place>> touches(MorrisPosition position, int move) {
        return List.of(IntStream.of(MorrisMove.from(move), MorrisMove.to(move), MorrisMove.removed(move))
                .filter(point -> point != MorrisMove.NOWHERE)
                .mapToObj(MorrisDiagram::place)
                .toList());
    }
}
