package org.outwit.lab.worth;

import org.outwit.lab.experiment.Cell;

/**
 * A pair of games against the clone of a person, as experiments ask for it. Its seed says which person and which pair.
 *
 * @param rank of the person among those with most games
 * @param pair which of the pairs of games of this person
 * @param millis of processor time a move
 */
record WorthCell(WorthGame game, WorthSetting setting, int rank, int pair, int millis) {

    private static final long PERSON = 10_000;

    private static final int QUICK_MILLIS = 2;

    /** The first games of checkers, with little time. */
    static WorthCell quick(WorthSetting setting) {
        WorthGame game = WorthGame.CHECKERS;
        return new WorthCell(game, setting, game.ranks().get(0), 0, QUICK_MILLIS);
    }

    /** The cell in which this player plays. */
    Cell of(WorthRow row) {
        return Cell.of(
                rank * PERSON + pair,
                "game",
                game.game(),
                "setting",
                setting.word(),
                "person",
                rank,
                "row",
                row.name(),
                "millis",
                millis);
    }

    static WorthCell of(Cell cell) {
        return new WorthCell(
                WorthGame.named(cell.text("game")),
                WorthSetting.of(cell.text("setting")),
                cell.number("person"),
                (int) (cell.seed() % PERSON),
                cell.number("millis"));
    }
}
