package org.outwit.lab.worth;

import java.util.function.Supplier;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabResults;

/**
 * A player against an opponent. All players value {@code material}.
 *
 * @param taken whom the player takes the opponent for, see {@link TakenFor}; "nobody" without a model
 * @param margin how much a move may be worse than the best by a plain search, in thousandths of a man; "none" for any
 * @param against who the opponent is: a depth in plies for a player by the listing of alpha-beta, or "engine" for the plain engine
 * @param budget what the player, and the plain engine, may spend on a move, in the unit of the experiment
 */
record ModelRow(ModelUse use, String taken, String margin, String against, int budget) {

    static final String OWN = "material";
    static final String NOBODY = "nobody";
    static final String NONE = "none";
    static final String ENGINE = "engine";

    /** In thousandths of a man; {@code worth-margin} shows what others keep and lose. */
    static final String MARGIN = "300";

    private static final Contender PLAYER = new Contender(CheckersPair.GAME.evaluator(OWN));

    static ModelRow of(Cell cell) {
        return new ModelRow(
                ModelUse.of(cell.text("player")),
                cell.text("taken"),
                cell.text("margin"),
                cell.text("against"),
                cell.number("budget"));
    }

    /** A player without a model. */
    static ModelRow of(ModelUse use, String against, int budget) {
        return new ModelRow(use, NOBODY, NONE, against, budget);
    }

    ModelRow cautious() {
        return new ModelRow(use, taken, MARGIN, against, budget);
    }

    ModelRow playing(String opponent) {
        return new ModelRow(use, taken, margin, opponent, budget);
    }

    /** The row that this one is compared with. */
    ModelRow withoutModel() {
        return of(use.withoutModel(), against, budget);
    }

    Cell cell(long seed) {
        return Cell.of(seed, names());
    }

    /** The cells of this row. */
    LabResults in(LabResults results) {
        return results.where(names());
    }

    private Object[] names() {
        return new Object[] {
            "player", use.word(), "taken", taken, "margin", margin, "against", against, "budget", budget
        };
    }

    private Supplier<Search<DraughtsPosition>> player() {
        int most = margin.equals(NONE) ? Contender.NO_MARGIN : Integer.parseInt(margin);
        return use.player(PLAYER, use.hasModel() ? TakenFor.of(taken) : null, most);
    }

    /** What comes of a pair of games in which everybody but an opponent of fixed depth has this budget. */
    CheckersPair.Score play(long seed, Supplier<MoveBudget<DraughtsPosition>> equal) {
        return games(equal).play(seed, player(), equal);
    }

    private CheckersPair games(Supplier<MoveBudget<DraughtsPosition>> equal) {
        if (against.equals(ENGINE)) return new CheckersPair(PLAYER.plain(), equal);
        TakenFor them = TakenFor.of(against);
        return new CheckersPair(() -> new AlphaBeta<>(them.evaluator()), MoveBudget.of(Limits.depth(them.depth())));
    }

    /** As tables name it. */
    String title() {
        String who = !use.hasModel() || taken.equals(against) ? "" : ", taken for " + taken;
        return use.title() + who + (margin.equals(NONE) ? "" : ", margin");
    }
}
