package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A correct game with one flaw, or none. */
final class FlawedGame implements Game<FlawedPosition>, Notation<FlawedPosition> {

    private final Flaw flaw;
    private final Game<RulesPosition<String, Integer>> inner = new SmallTicTacToe().asGame("flawed");
    private final FlawedPosition onlyStart;
    private final AtomicInteger asked = new AtomicInteger();

    FlawedGame(Flaw flaw) {
        this.flaw = flaw;
        this.onlyStart = new FlawedPosition(inner.start(), flaw);
    }

    @Override
    public String name() {
        return flaw == Flaw.NAME_WITH_SPACES ? "two words" : inner.name();
    }

    @Override
    public String title() {
        return "A game with a flaw";
    }

    @Override
    public FlawedPosition start() {
        return flaw == Flaw.START_SHARED ? onlyStart : new FlawedPosition(inner.start(), flaw);
    }

    @Override
    public Capabilities capabilities() {
        return inner.capabilities();
    }

    @Override
    public Scale scale() {
        return inner.scale();
    }

    @Override
    public Notation<FlawedPosition> notation() {
        return this;
    }

    @Override
    public MoveShapes<FlawedPosition> moveShapes() {
        return new FlawedShapes();
    }

    @Override
    public Diagram diagram(FlawedPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        for (int row = 0; row < 3; row++) {
            List<Diagram.Cell> cells = new ArrayList<>();
            for (int column = 0; column < 3; column++) {
                int owner = "XO".indexOf(position.inner().state().charAt(3 * row + column));
                Diagram.Piece piece = owner < 0 ? null : new Diagram.Piece(owner, Diagram.Shape.DISC, "●");
                cells.add(new Diagram.Cell(Diagram.Ground.PLAIN, piece));
            }
            rows.add(cells);
        }
        return new Diagram(rows, List.of(), List.of(), "");
    }

    @Override
    public List<List<Diagram.Place>> touches(FlawedPosition position, int move) {
        List<List<Diagram.Place>> ways = Game.super.touches(position, move);
        List<Diagram.Place> twice = List.of(new Diagram.Place(0, 0), new Diagram.Place(0, 0));
        return switch (flaw) {
            case TOUCH_MISSING -> List.of();
            case TOUCH_OUTSIDE -> List.of(List.of(new Diagram.Place(3, 0)));
            case TOUCHES_ALIKE -> List.of(List.of(new Diagram.Place(0, 0)));
            case TOUCH_BEGINS_ANOTHER -> ways.get(0).get(0).row() == 2 ? List.of(twice) : ways;
            default -> ways;
        };
    }

    @Override
    public List<List<Diagram.Place>> areas(FlawedPosition position, int seat) {
        List<Diagram.Place> area = List.of(new Diagram.Place(1, 1), new Diagram.Place(0, 1));
        return switch (flaw) {
            case AREAS_MEET -> List.of(List.of(new Diagram.Place(1, 1)), List.of(new Diagram.Place(1, 1)));
            case TOUCH_WITHIN_AN_AREA -> List.of(area);
            default -> List.of();
        };
    }

    /** Which move it is, and nothing more. */
    private final class FlawedShapes implements MoveShapes<FlawedPosition> {

        private FlawedPosition position;

        @Override
        public int most() {
            return 1;
        }

        @Override
        public void look(FlawedPosition position) {
            this.position = position;
        }

        @Override
        public int describe(int move, long[] into) {
            if (flaw == Flaw.SHAPES_CHANGE_THE_POSITION) position.confuse();
            into[0] = MoveShapes.hash(0, flaw == Flaw.SHAPES_HAVE_MOODS ? asked.incrementAndGet() : move);
            return flaw == Flaw.SHAPES_MISSING ? 0 : 1;
        }
    }

    @Override
    public List<Feature<FlawedPosition>> features() {
        return List.of(
                new MiddleFeature("middle", Feature.Sides.OPPOSED, flaw == Flaw.FEATURE_OUT_OF_BOUNDS ? 0 : 1),
                new MiddleFeature(
                        "seen", flaw == Flaw.FEATURE_NOT_COMMON ? Feature.Sides.COMMON : Feature.Sides.OWN, 1),
                new MiddleFeature(flaw == Flaw.FEATURES_ALIKE ? "seen" : "taken", Feature.Sides.OWN, 1));
    }

    /** Who has the middle; the same number for any sides that it claims to have, unless the flaw says otherwise. */
    private final class MiddleFeature implements Feature<FlawedPosition> {

        private final String name;
        private final Sides sides;
        private final int most;

        MiddleFeature(String name, Sides sides, int most) {
            this.name = name;
            this.sides = sides;
            this.most = most;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public String meaning() {
            return "who has the middle";
        }

        @Override
        public int least() {
            return -most;
        }

        @Override
        public int most() {
            return most;
        }

        @Override
        public Sides sides() {
            return sides;
        }

        @Override
        public int value(FlawedPosition position, int player) {
            char middle = position.inner().state().charAt(4);
            if (middle == '.') return 0;
            boolean own = "XO".indexOf(middle) == player || flaw == Flaw.FEATURE_NOT_OPPOSED && player == 0;
            return own ? 1 : -1;
        }
    }

    @Override
    public Map<String, Evaluator<FlawedPosition>> evaluators() {
        return Map.of("guess", this::guess);
    }

    private int guess(FlawedPosition position, int player) {
        if (position.isOver() && flaw != Flaw.EVALUATOR_IGNORES_THE_END) return position.payoff(player);
        if (flaw == Flaw.EVALUATOR_CHANGES_THE_POSITION) position.confuse();
        return switch (flaw) {
            case EVALUATOR_INFINITE -> Value.INFINITY;
            case EVALUATOR_HAS_MOODS, EVALUATOR_SHARES_STATE -> asked.incrementAndGet();
            default -> 0;
        };
    }

    @Override
    public String format(FlawedPosition position, int move) {
        return flaw == Flaw.MOVES_WRITTEN_ALIKE ? "move" : inner.notation().format(position.inner(), move);
    }

    @Override
    public int parse(FlawedPosition position, String text) {
        if (flaw == Flaw.MOVE_FROM_GARBAGE && !text.matches("[0-8]")) return 0;
        if (flaw == Flaw.MOVE_MISREAD) return position.inner().choices().size() - 1;
        return inner.notation().parse(position.inner(), text);
    }

    @Override
    public String format(FlawedPosition position) {
        return inner.notation().format(position.inner());
    }

    @Override
    public FlawedPosition position(String text) {
        if (flaw == Flaw.POSITION_MISREAD) return start();
        if (flaw == Flaw.POSITION_CRASHES && !text.matches("[.XO]{9}")) throw new IndexOutOfBoundsException(text);
        if (flaw == Flaw.REFUSAL_POINTS_NOWHERE && !text.matches("[.XO]{9}")) throw new NotationException("bad", -1);
        return new FlawedPosition(inner.notation().position(text), flaw);
    }
}
