package org.outwit.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a game's {@link Symmetries} promise to books; part of {@link GameContract}. Draw rules are no part of it. */
abstract class SymmetryContract<P extends Position> extends EvaluatorContract<P> {

    private interface ImageCheck<P extends Position> {
        void check(P position, P image, int symmetry);
    }

    private void forEachImage(ImageCheck<P> check) {
        Symmetries<P> symmetries = game().symmetries();
        games().forEachPosition(met -> {
            P position = game().withoutDrawRules(met);
            Snapshot before = snapshot(position);
            for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
                P image = game().withoutDrawRules(symmetries.image(position, symmetry));
                assertEquals(before, snapshot(position), "Looking at an image changed the original.");
                check.check(position, image, symmetry);
            }
        });
    }

    @Test
    final void symmetriesAreCountedFromTheOneThatChangesNothing() {
        assertTrue(game().symmetries().count() > 0, "There is always the symmetry that changes nothing.");
        games().forEachPosition(met -> {
            P position = game().withoutDrawRules(met);
            P image = game().withoutDrawRules(game().symmetries().image(position, 0));
            assertEquals(snapshot(position), snapshot(image), "Symmetry 0 changes something.");
            for (int move : Snapshot.moves(position)) {
                assertEquals(move, game().symmetries().move(move, 0), "Symmetry 0 changes a move.");
            }
        });
    }

    @Test
    final void imagesHaveTheImagesOfMovesAndTheSameResults() {
        forEachImage((position, image, symmetry) -> {
            String what = "Symmetry " + symmetry + " of " + text(position);
            Snapshot one = snapshot(position);
            Snapshot other = snapshot(image);
            assertEquals(one.mover(), other.mover(), what);
            assertEquals(one.over(), other.over(), what);
            assertEquals(one.payoffs(), other.payoffs(), what);
            assertEquals(other.key(), game().symmetries().key(position, symmetry), what);
            Set<Integer> moves = one.moves().stream()
                    .map(move -> game().symmetries().move(move, symmetry))
                    .collect(Collectors.toSet());
            assertEquals(new HashSet<>(other.moves()), moves, what);
            assertEquals(one.moves().size(), other.moves().size(), what);
        });
    }

    @Test
    final void imagesOfMovesLeadToImages() {
        Random random = games().random(-3);
        forEachImage((position, image, symmetry) -> {
            if (position.isOver()) return;
            int move = RandomGames.choose(position, random);
            position.make(move);
            image.make(game().symmetries().move(move, symmetry));
            assertEquals(
                    game().symmetries().key(position, symmetry),
                    image.key(),
                    () -> "Symmetry " + symmetry + ", move " + move + " to " + text(position));
            position.undo();
        });
    }

    @Test
    final void inversesTakeBack() {
        Symmetries<P> symmetries = game().symmetries();
        forEachImage((position, image, symmetry) -> {
            int back = symmetries.inverse(symmetry);
            assertEquals(position.key(), symmetries.key(image, back), () -> "Symmetry " + symmetry + " and back.");
            for (int move : Snapshot.moves(position)) {
                assertEquals(move, symmetries.move(symmetries.move(move, symmetry), back));
            }
        });
    }

    /** For each symmetry of a position there is one of its image that leads to the same: they are a group. */
    @Test
    final void oneImageStandsForAll() {
        Symmetries<P> symmetries = game().symmetries();
        forEachImage((position, image, symmetry) -> {
            assertEquals(
                    keys(position), keys(image), () -> "Symmetry " + symmetry + " is in no group with the others.");
            long standard = symmetries.key(position, symmetries.standard(position));
            assertEquals(standard, symmetries.key(image, symmetries.standard(image)), "There are two standards.");
        });
    }

    private List<Long> keys(P position) {
        Symmetries<P> symmetries = game().symmetries();
        return IntStream.range(0, symmetries.count())
                .mapToObj(symmetry -> symmetries.key(position, symmetry))
                .sorted()
                .toList();
    }
}
