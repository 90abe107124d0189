package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Evaluator;
import org.outwit.draw.report.Finding;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Readings;
import org.outwit.lab.experiment.Size;

/**
 * The three tournaments of section 3.2: M* and minimax against the same opponent, of whom M* knows what minimax does not: how deep they
 * look, what they value, or that both sides like exchanges.
 */
final class Tournaments implements Experiment {

    private static final int GAMES = 20;
    private static final int DEPTH = 4;

    /** How far our minimax may score from the paper's, in points a game, so that both play about the same opponents. */
    private static final double NEAR = 0.1;

    /** What is known, and the paper's results of minimax and of M*: games won, drawn and lost of 800. */
    private enum Known {
        DEPTH(new GamePoints(340, 455, 5), new GamePoints(416, 379, 5), "depth (they look 2 plies ahead, we 4)"),
        FUNCTION(new GamePoints(94, 616, 90), new GamePoints(126, 618, 56), "function, as good as ours"),
        EXCHANGES(new GamePoints(171, 461, 168), new GamePoints(249, 357, 194), "taste for exchanges, which both have"),
        /** Not the paper's, whose two functions were equal; beside the second. */
        WEAKER(null, null, "function, weaker than ours"),
        /** The two equal functions with each other's owner, since which of them was whose is as open. */
        EXCHANGED(null, null, "function, as good as ours, the two exchanged");

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

        /** Whether somebody who looks a ply less far is another opponent: the first tournament says how deep they look. */
        boolean asDeepAsWe() {
            return this != DEPTH;
        }
    }

    /** What the text leaves open. */
    private enum Reading {
        /** Then M* at depth 4 simulates them with the three plies that are left after its move. */
        PRINTED("all looking 4 plies ahead", 0, CheckersTournament.LONG),
        /** M* foresees their next move exactly, as the text may have meant it. */
        SHALLOWER("the opponent looking one ply less far", 1, CheckersTournament.LONG),
        SHORT("games of 100 plies", 0, CheckersTournament.SHORT),
        SHALLOWER_SHORT("the opponent looking one ply less far, games of 100 plies", 1, CheckersTournament.SHORT);

        private final String words;
        private final int less;
        private final int mostPlies;

        Reading(String words, int less, int mostPlies) {
            this.words = words;
            this.less = less;
            this.mostPlies = mostPlies;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The cells of the first tournament, where they look 2 plies ahead in any case, do for two readings. */
        Reading of(Known known) {
            if (known.asDeepAsWe()) return this;
            return mostPlies == CheckersTournament.LONG ? PRINTED : SHORT;
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
    public int version() {
        return 2; // functions of equal strength, and readings
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (Reading reading : Reading.values()) {
            for (Known known : Known.values()) {
                if (reading.of(known) != reading) continue;
                for (int seed = 1; seed <= (size == Size.QUICK ? 4 : 80); seed++)
                    cells.add(Cell.of(seed, "known", known.id(), "reading", reading.id()));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Reading reading =
                Reading.valueOf(cell.text("reading").toUpperCase(Locale.ROOT).replace('-', '_'));
        CheckersTournament tournament = new CheckersTournament(cell.seed(), GAMES, reading.mostPlies);
        int theirs = DEPTH - reading.less;
        return switch (Known.valueOf(cell.text("known").toUpperCase(Locale.ROOT))) {
            case DEPTH -> games(tournament, SamuelTerms.F1, SamuelTerms.F1, 2);
            case FUNCTION -> games(tournament, SamuelTerms.F1, SamuelTerms.EQUAL, theirs);
            case EXCHANGES -> games(tournament, SamuelTerms.EXCHANGER, SamuelTerms.EXCHANGER, theirs);
            case EXCHANGED -> games(tournament, SamuelTerms.EQUAL, SamuelTerms.F1, theirs);
            case WEAKER -> games(tournament, SamuelTerms.F1, SamuelTerms.F2, theirs);
        };
    }

    private static Measurement games(
            CheckersTournament tournament,
            Evaluator<DraughtsPosition> own,
            Evaluator<DraughtsPosition> theirs,
            int theirDepth) {
        FixedDepthPlayer opponent = FixedDepthPlayer.minimax(theirs, theirDepth);
        GamePoints minimax = tournament.play(FixedDepthPlayer.minimax(own, DEPTH), opponent);
        GamePoints mStar = tournament.play(FixedDepthPlayer.mStar(own, DEPTH, theirs, theirDepth), opponent);
        return Measurement.of(GamePoints.together(minimax.named("minimax"), mStar.named("mstar")));
    }

    @Override
    public Finding finding(LabResults results) {
        Readings readings = new Readings();
        List<List<String>> rows = new ArrayList<>();
        for (Reading reading : Reading.values()) {
            for (Known known : Known.values()) {
                LabResults some = results.where(
                        "known", known.id(), "reading", reading.of(known).id());
                if (some.count() == 0) continue;
                if (known.minimax != null) claim(readings.under(reading.words), known, some);
                if (reading.of(known) == reading) rows.addAll(rows(known, reading, some));
            }
        }
        return readings.finding()
                .table(
                        "Games won, drawn and lost and points a game (2 for a win, 1 for a draw), ours and the paper's 800 games a row. "
                                + "The gain of M* over minimax on the same openings has a 95 % interval.",
                        List.of(
                                "M* knows their",
                                "reading",
                                "player",
                                "games",
                                "won, drawn, lost",
                                "points",
                                "gain",
                                "paper",
                                "points"),
                        rows)
                .unlikeThePaper(
                        "The paper does not print its functions for the first two tournaments: here they are sums of six of Samuel's terms, the opponent's of the second one "
                                + "chosen to be as strong as ours, which minimax against it shows. The third has the paper's: material less 0.004 for "
                                + "every piece on the board.",
                        "Games begin with eight random moves, and each opening is played with both colours. The text's limit of 100 moves a game is read as 100 of each side, and as "
                                + "100 of both together.",
                        "A row has 1,600 games, twice as many as the paper's.");
    }

    private static void claim(Claims claims, Known known, LabResults some) {
        claims.positive("M* gains by knowing their " + known.words, GamePoints.gain(some, "mstar", "minimax"), 3);
        double paper = (double) known.minimax.points() / known.minimax.games();
        claims.within(
                String.format(Locale.ROOT, "minimax scores the paper's %.3f there, within %.1f", paper, NEAR),
                GamePoints.perGame(some, "minimax"),
                paper - NEAR,
                paper + NEAR,
                3);
    }

    private static List<List<String>> rows(Known known, Reading reading, LabResults some) {
        String gain = GamePoints.gain(some, "mstar", "minimax").text(3);
        return List.of(
                row(known.words, reading.words, "minimax", GamePoints.of(some, "minimax"), "", known.minimax),
                row("", "", "M*", GamePoints.of(some, "mstar"), gain, known.mStar));
    }

    private static List<String> row(
            String known, String reading, String player, GamePoints ours, String gain, GamePoints paper) {
        return List.of(
                known,
                reading,
                player,
                String.valueOf(ours.games()),
                ours.words(),
                ours.mean(),
                gain,
                paper == null ? "" : paper.words(),
                paper == null ? "" : paper.mean());
    }
}
