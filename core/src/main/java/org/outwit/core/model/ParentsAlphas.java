package org.outwit.core.model;

import org.outwit.core.bounds.SumBounds;

/**
 * The simple rule that is safe: Figure 19 of Carmel and Markovitch, <i>Learning and using opponent models</i>, with the
 * cutoff values of the parent alone. It finds fewer cuts than {@link PruningWindows} and is there to compare with.
 *
 * <p>Why it is sound. A level k that is active at the parent p has found a_k(p) there. Once v_(k+1)(x) is at least t_k -
 * a_k(p), v_k(x) is at most a_k(p), and level k rejects x, no matter what else x contains, since earlier children win ties. When
 * that holds for every level that is active at p, nothing of x passes through p. The figure hands cutoff values further
 * down, and that is where it goes wrong: a level that has rejected a node may still be somebody else's model there.
 */
final class ParentsAlphas extends CutRule {

    ParentsAlphas(SumBounds.ByHeight bounds, int last) {
        super(bounds, last);
    }

    @Override
    void open(int ply, int height) {}

    @Override
    boolean isSettled(int ply, boolean lastChild) {
        if (ply == 0 || !hasTaken(ply) || !hasTaken(ply - 1)) return false;
        int x = row(ply);
        int p = x - width;
        for (int k = ply - 1 & 1, end = Math.min(ply - 1, last + 1); k <= end; k += 2) {
            if (known(p, k) < bounds.most(k, height(ply)) - known(x, k + 1)) return false;
        }
        return true;
    }

    @Override
    void because(ModelView<?> view, int ply) {
        int x = row(ply);
        for (int k = ply - 1 & 1, end = Math.min(ply - 1, last + 1); k <= end; k += 2) {
            long most = bounds.most(k, height(ply));
            view.cut(k + 1, known(x, k + 1), most - known(x - width, k), bounds.least(k), most);
        }
    }
}
