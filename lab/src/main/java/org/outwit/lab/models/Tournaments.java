package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Evaluator;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/**
 * The three tournaments of section 3.2: M* and minimax against the same opponent, of whom M* knows what minimax does not: how deep they
 * look, what they value, or that both sides like exchanges.
 */
final class Tournaments implements Experiment {

    private static final int GAMES = 20;

    /** What is known, and the paper's results of minimax and of M*: games won, drawn and lost of 800. */
    private enum Known {
        DEPTH(new GamePoints(340, 455, 5), new GamePoints(416, 379, 5), "depth (they look 2 plies ahead, we 4)"),
        FUNCTION(new GamePoints(94, 616, 90), new GamePoints(126, 618, 56), "function, which is not ours"),
        EXCHANGES(new GamePoints(171, 461, 168), new GamePoints(249, 357, 194), "taste for exchanges, which both have");

        private final GamePoints minimax;
        private final GamePoints mStar;
        private final String words;

        Known(GamePoints minimax, GamePoints mStar, String words) {
            this.minimax = minimax;
            this.mStar = mStar;
            this.words = words;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public About about() {
        return About.of(
                "models-tournaments",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "section 3.2",
                "Three tournaments",
                "Does M* with a model that is right score more than minimax against the same opponent?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (Known known : Known.values()) {
            for (int seed = 1; seed <= (size == Size.QUICK ? 10 : 40); seed++) {
                cells.add(Cell.of(seed, "known", known.id()));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return switch (Known.valueOf(cell.text("known").toUpperCase(Locale.ROOT))) {
            case DEPTH -> games(cell.seed(), SamuelTerms.F1, SamuelTerms.F1, 2);
            case FUNCTION -> games(cell.seed(), SamuelTerms.F1, SamuelTerms.F2, 4);
            case EXCHANGES -> games(cell.seed(), SamuelTerms.EXCHANGER, SamuelTerms.EXCHANGER, 4);
        };
    }

    private static Measurement games(
            long seed, Evaluator<DraughtsPosition> own, Evaluator<DraughtsPosition> theirs, int theirDepth) {
        int depth = 4;
        CheckersTournament tournament = new CheckersTournament(seed, GAMES);
        FixedDepthPlayer opponent = FixedDepthPlayer.minimax(theirs, theirDepth);
        GamePoints minimax = tournament.play(FixedDepthPlayer.minimax(own, depth), opponent);
        GamePoints mStar = tournament.play(FixedDepthPlayer.mStar(own, depth, theirs, theirDepth), opponent);
        return Measurement.of(GamePoints.together(minimax.named("minimax"), mStar.named("mstar")));
    }

    @Override
    public Finding finding(LabResults results) {
        Claims claims = new Claims();
        List<List<String>> rows = new ArrayList<>();
        for (Known known : Known.values()) {
            LabResults some = results.where("known", known.id());
            ConfidenceInterval gain = GamePoints.gain(some, "mstar", "minimax");
            claims.positive("M* gains by knowing their " + known.words, gain, 3);
            rows.add(row(known.words, "minimax", GamePoints.of(some, "minimax"), "", known.minimax));
            rows.add(row("", "M*", GamePoints.of(some, "mstar"), gain.text(3), known.mStar));
        }
        return claims.finding()
                .table(
                        "Games won, drawn and lost and points a game (2 for a win, 1 for a draw), ours and the paper's 800 games a row. "
                                + "The gain of M* over minimax on the same openings has a 95 % interval.",
                        List.of(
                                "M* knows their",
                                "player",
                                "games",
                                "won, drawn, lost",
                                "points",
                                "gain",
                                "paper",
                                "points"),
                        rows)
                .unlikeThePaper(
                        "All look 4 plies ahead but for the opponent of the first tournament. The paper does not print its functions for the "
                                + "first two: here they are sums of six of Samuel's terms. The third is the paper's: material less 0.004 for every piece "
                                + "on the board. Games begin with eight random moves, each opening is played with both colours, and a game is drawn "
                                + "after 100 moves of each side.");
    }

    private static List<String> row(String known, String player, GamePoints ours, String gain, GamePoints paper) {
        return List.of(
                known,
                player,
                String.valueOf(ours.games()),
                ours.words(),
                ours.mean(),
                gain,
                paper.words(),
                paper.mean());
    }
}
