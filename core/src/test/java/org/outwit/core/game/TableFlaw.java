package org.outwit.core.game;

import org.junit.jupiter.api.function.ThrowingConsumer;

/** A mistake that games with dice or with many seats make, with the check of the contract that must find it. */
enum TableFlaw {
    PROBABILITIES_TOO_LARGE(2, true, TableContract::chancesArePositiveAndSumToOne),
    PROBABILITY_NEGATIVE(2, true, TableContract::chancesArePositiveAndSumToOne),
    ROLL_MISSING(2, true, TableContract::chancesArePositiveAndSumToOne),
    ROLL_IMPOSSIBLE(2, true, TableContract::chancesArePositiveAndSumToOne),
    ROLLS_ALIKE(2, true, TableContract::outcomesAreDistinct),
    ROLLS_DRIFT(2, true, GameContract::everyMoveIsUndone),
    PLAYERS_MOVE_BY_CHANCE(2, true, TableContract::onlyChanceHasProbabilities),
    UNDO_KEEPS_THE_DICE(2, true, GameContract::everyMoveIsUndone),
    UNDO_FORGETS_WHOSE_TURN(3, false, GameContract::wholeGamesAreUndone),
    COPY_FORGETS_THE_DICE(2, true, GameContract::copiesAreEqualAndIndependent),
    KEY_IGNORES_DICE(2, true, GameContract::keysAreEqualExactlyWherePositionsAre),
    KEY_IGNORES_WHOSE_TURN(3, false, GameContract::keysAreEqualExactlyWherePositionsAre),
    TEXT_WITHOUT_DICE(2, true, GameContract::positionsAreReadAsTheyAreWritten),
    DICE_NOT_DECLARED(2, true, TableContract::moversAreDeclared),
    DICE_NEVER_THROWN(2, false, TableContract::whoeverIsDeclaredMoves),
    SEAT_EMPTY(3, false, TableContract::whoeverIsDeclaredMoves),
    SEAT_TOO_MANY(3, false, TableContract::moversAreDeclared),
    PAYOFFS_DO_NOT_SUM(3, false, TableContract::payoffsAreFiniteAndSumToZeroWhereDeclared),
    PAYOFF_OF_ANOTHER_SEAT(3, false, GameContract::evaluatorsAnswerThePayoffWhereTheGameIsOver),
    PAYOFF_OF_ANOTHER_SEAT_WITH_DICE(2, true, GameContract::evaluatorsAnswerThePayoffWhereTheGameIsOver);

    private final int players;
    private final boolean dice;
    private final ThrowingConsumer<GameContract<?>> check;

    TableFlaw(int players, boolean dice, ThrowingConsumer<GameContract<?>> check) {
        this.players = players;
        this.dice = dice;
        this.check = check;
    }

    int players() {
        return players;
    }

    boolean dice() {
        return dice;
    }

    /** Runs the check that must find this flaw. */
    void checkWith(GameContract<?> suite) throws Throwable {
        check.accept(suite);
    }
}
