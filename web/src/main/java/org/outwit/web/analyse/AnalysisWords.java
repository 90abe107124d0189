package org.outwit.web.analyse;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.play.words.Wording;
import org.outwit.web.analyse.AnalysisNews.AwaitedView;
import org.outwit.web.analyse.AnalysisNews.LineView;
import org.outwit.web.analyse.AnalysisNews.LinesView;
import org.outwit.web.analyse.AnalysisNews.Measured;
import org.outwit.web.analyse.AnalysisNews.PointView;
import org.outwit.web.analyse.AnalysisNews.PredictedMove;
import org.outwit.web.analyse.AnalysisNews.PredictedView;
import org.outwit.web.analyse.AnalysisNews.ProspectView;
import org.outwit.web.analyse.AnalysisNews.ReplyMapView;
import org.outwit.web.analyse.AnalysisNews.ReplyView;
import org.outwit.web.analyse.AnalysisNews.WeighedView;
import org.outwit.web.analyse.AnalysisNews.WonView;
import org.outwit.web.board.SeenBoard;

/** The numbers of an analysis as pages show them: each with its unit, its depth, and the cells to draw it on. */
final class AnalysisWords<P extends Position> {

    private final AnalysisQuestion<P> question;
    private final Game<P> game;
    private final P root;
    private final Wording<P> wording;
    private final SeenBoard<P> board;

    AnalysisWords(AnalysisQuestion<P> question, P root) {
        this.question = question;
        this.game = question.game();
        this.root = root;
        this.wording = new Wording<>(game);
        this.board = new SeenBoard<>(game, SeenBoard.EVERYTHING);
    }

    private String move(int move) {
        return wording.move(root, move);
    }

    private List<String> way(int move) {
        return board.way(root, move);
    }

    private String mover() {
        return AnalysedView.sides(game).get(root.mover());
    }

    private Measured measured(int depth) {
        return new Measured(depth, game.scale().name(), mover());
    }

    /** A value with its sign: +0.31, or how the game ends. */
    String value(double value) {
        int whole = (int) Math.round(value);
        return wording.end(whole).orElseGet(() -> {
            String text =
                    String.format(Locale.ROOT, "%+.2f", value / game.scale().unit());
            return text.matches("[+-]0\\.00") ? "0.00" : text;
        });
    }

    LinesView lines(List<EngineLine> lines, long nodes, double seconds, boolean complete) {
        List<LineView> rows = lines.stream()
                .limit(AnalysisSteps.LINES)
                .map(each -> new LineView(
                        move(each.move()),
                        way(each.move()),
                        value(each.value()),
                        wording.line(root, each.line()),
                        each.depth()))
                .toList();
        return new LinesView(measured(lines.get(0).depth()), rows, nodes, seconds, complete);
    }

    PredictedView predicted(int[] moves, double[] probabilities) {
        List<PredictedMove> rows = IntStream.range(0, moves.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> probabilities[i])
                        .reversed())
                .map(i -> new PredictedMove(move(moves[i]), way(moves[i]), probabilities[i]))
                .toList();
        return new PredictedView(question.person().shown(), mover(), rows);
    }

    /** What moves bring against the person. The pick is what brings most of those that risk no more than is usual. */
    WeighedView against(List<Prospect> prospects, List<EngineLine> lines, int margin, int swing) {
        int safest = Prospect.safest(prospects);
        return new WeighedView(
                measured(prospects.get(0).depth()),
                prospects.stream()
                        .map(each -> prospect(each, each.risk(safest), lines, margin))
                        .toList(),
                move(Prospect.pick(prospects, lines, margin).move()),
                difference(margin) + " " + game.scale().name(),
                difference(swing) + " " + game.scale().name());
    }

    private ProspectView prospect(Prospect prospect, int risk, List<EngineLine> lines, int margin) {
        boolean answered = prospect.reply() != Position.NO_MOVE;
        return new ProspectView(
                move(prospect.move()),
                way(prospect.move()),
                value(prospect.expected()),
                value(prospect.guaranteed()),
                risk == 0 ? "none" : difference(risk),
                risk <= margin && prospect.deepRisk(lines) <= margin,
                answered ? Optional.of(reply(prospect.move(), prospect.reply())) : Optional.empty(),
                answered ? Optional.of(prospect.probability()) : Optional.empty());
    }

    private ReplyView reply(int move, int reply) {
        P after = after(move);
        return new ReplyView(wording.move(after, reply), board.way(after, reply));
    }

    private P after(int move) {
        P after = Position.copyOf(root);
        after.make(move);
        return after;
    }

    WonView won(EngineLine best) {
        String move = move(best.move());
        return new WonView(measured(best.depth()), move, way(best.move()), value(best.value()), move);
    }

    AwaitedView awaited(ReplyMap map, int swing) {
        String side = AnalysedView.sides(game).get(1 - question.them());
        return new AwaitedView(
                new Measured(map.depth(), game.scale().name(), side),
                true,
                value(map.expected(map.guaranteed(), swing)),
                value(map.guaranteed()));
    }

    /** @param move to which these are the replies; {@link Position#NO_MOVE} where they are the moves of the position */
    ReplyMapView map(int move, ReplyMap map) {
        boolean here = move == Position.NO_MOVE;
        P from = here ? root : after(move);
        return new ReplyMapView(
                measured(map.depth()),
                here ? "" : move(move),
                here ? List.of() : way(move),
                map.points().stream().map(each -> point(from, each)).toList(),
                AnalysedView.sides(game).get(question.them()),
                game.errorSize() * (game.scale().countsWins() ? 0.02 : 1));
    }

    private PointView point(P from, ReplyMap.Point point) {
        return new PointView(
                wording.move(from, point.move()),
                board.way(from, point.move()),
                point.probability(),
                game.scale().units(point.cost()),
                difference(point.cost()),
                isWholeGame(point.cost()),
                value(point.value()));
    }

    private boolean isWholeGame(int cost) {
        int won = game.tactics().winThreshold();
        return won != Tactics.NEVER_WON && cost > won / 2;
    }

    private String difference(int value) {
        return isWholeGame(value)
                ? "the whole game"
                : String.format(Locale.ROOT, "%.2f", game.scale().units(value));
    }
}
