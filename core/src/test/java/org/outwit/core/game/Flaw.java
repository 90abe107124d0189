package org.outwit.core.game;

import org.junit.jupiter.api.function.ThrowingConsumer;

/** A mistake that games make, with the check of the contract that must find it. */
enum Flaw {
    UNDO_FORGETS(GameContract::everyMoveIsUndone),
    UNDO_REMEMBERS_ONE(GameContract::wholeGamesAreUndone),
    KEY_TOO_COARSE(GameContract::keysAreEqualExactlyWherePositionsAre),
    KEY_OF_THE_WAY(GameContract::keysAreEqualExactlyWherePositionsAre),
    ORDER_OF_THE_WAY(GameContract::keysAreEqualExactlyWherePositionsAre),
    KEY_COMES_BACK(GameContract::positionsComeBackOnlyWhereLoopsAreDeclared),
    START_SHARED(GameContract::startsAreEqualAndIndependent),
    COPY_LEAKS(GameContract::copiesAreEqualAndIndependent),
    COPY_IS_THE_START(GameContract::copiesAreEqualAndIndependent),
    MOVES_MISSING(GameContract::overMeansNoMoves),
    MOVES_AFTER_THE_END(GameContract::overMeansNoMoves),
    MOVE_TWICE(GameContract::movesAreDistinctAndKeepToTheirPlace),
    MOVE_NEGATIVE(GameContract::movesAreDistinctAndKeepToTheirPlace),
    MOVES_OUT_OF_PLACE(GameContract::movesAreDistinctAndKeepToTheirPlace),
    PLAY_UNCHECKED(GameContract::illegalMovesAreRefused),
    REFUSAL_CHANGES(GameContract::illegalMovesAreRefused),
    MOVER_UNKNOWN(GameContract::moversAreDeclared),
    PAYOFF_FOR_BOTH(GameContract::payoffsAreFiniteAndSumToZeroWhereDeclared),
    NAME_WITH_SPACES(GameContract::describesItself),
    MOVES_WRITTEN_ALIKE(GameContract::movesAreReadAsTheyAreWritten),
    MOVE_MISREAD(GameContract::movesAreReadAsTheyAreWritten),
    MOVE_FROM_GARBAGE(GameContract::garbageIsNoMove),
    POSITION_MISREAD(GameContract::positionsAreReadAsTheyAreWritten),
    POSITION_CRASHES(GameContract::garbageIsNoPosition),
    REFUSAL_POINTS_NOWHERE(GameContract::damagedPositionsAreRefusedOrRead),
    EVALUATOR_IGNORES_THE_END(GameContract::evaluatorsAnswerThePayoffWhereTheGameIsOver),
    EVALUATOR_INFINITE(GameContract::valuesAreFiniteAndWithinTheirFeatures),
    EVALUATOR_HAS_MOODS(GameContract::judgingChangesNothingAndRepeats),
    EVALUATOR_CHANGES_THE_POSITION(GameContract::judgingChangesNothingAndRepeats),
    EVALUATOR_SHARES_STATE(GameContract::threadsDoNotMeet),
    MADE_OUTLIVES_UNDO(GameContract::movesMadeAreToldUntilTheyAreUndone),
    SHAPES_MISSING(GameContract::everyMoveIsDescribedAndNothingChanges),
    SHAPES_CHANGE_THE_POSITION(GameContract::everyMoveIsDescribedAndNothingChanges),
    SHAPES_HAVE_MOODS(GameContract::movesLookTheSameEveryTime),
    TOUCH_MISSING(GameContract::movesAreTouchedWhereTheDiagramIs),
    TOUCH_OUTSIDE(GameContract::movesAreTouchedWhereTheDiagramIs),
    TOUCHES_ALIKE(GameContract::touchesTellMovesApart),
    TOUCH_BEGINS_ANOTHER(GameContract::touchesTellMovesApart),
    AREAS_MEET(GameContract::areasAreApartAndKnownByTheirFirstCell),
    TOUCH_WITHIN_AN_AREA(GameContract::areasAreApartAndKnownByTheirFirstCell),
    FEATURES_ALIKE(GameContract::featuresAreNamed),
    FEATURE_OUT_OF_BOUNDS(GameContract::featuresKeepTheirBoundsAndSides),
    FEATURE_NOT_OPPOSED(GameContract::featuresKeepTheirBoundsAndSides),
    FEATURE_NOT_COMMON(GameContract::featuresKeepTheirBoundsAndSides),
    NONE(suite -> {});

    private final ThrowingConsumer<GameContract<?>> check;

    Flaw(ThrowingConsumer<GameContract<?>> check) {
        this.check = check;
    }

    /** Runs the check that must find this flaw. */
    void checkWith(GameContract<?> suite) throws Throwable {
        check.accept(suite);
    }
}
