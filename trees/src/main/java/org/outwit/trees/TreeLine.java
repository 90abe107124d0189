package org.outwit.trees;

import java.util.Optional;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.player.OpponentsSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;

/**
 * A tree in one line, which leaves open what the values in square brackets are: levels from the highest down to f0, or the
 * players' values from player 0 on. The question decides.
 */
public record TreeLine(String text) {

    /** The tree as this request reads it. */
    Tree tree(SolveRequest ask) {
        return isByPlayer(ask) ? TreeText.parsePlayers(text) : TreeText.parse(text);
    }

    /** Whether two requests may share the tree. */
    public boolean isReadAlike(SolveRequest one, SolveRequest other) {
        return isByPlayer(one) == isByPlayer(other) || text.indexOf('[') < 0;
    }

    /** Whether functions are those of players by index. A player of two such as (f1,f0) names levels, as it does for m*. */
    static boolean isByPlayer(SolveRequest ask) {
        Optional<Algorithm> algorithm = Optional.ofNullable(ask.algorithm()).flatMap(Algorithm::find);
        if (algorithm.isEmpty() || algorithm.get().family() != Family.MANY_PLAYERS) return false;
        return ask.player() == null || isOfSeveral(QuestionPlayers.parse(ask.player()));
    }

    /** Whether a player speaks of a third one. */
    private static boolean isOfSeveral(PlayerSpec player) {
        if (!(player instanceof PlayerSpec.Modelling modelling)) return false;
        if (modelling.model() instanceof OpponentsSpec others
                && others.opponents().keySet().stream().anyMatch(index -> index > 1)) return true;
        return modelling.model().players().stream().anyMatch(TreeLine::isOfSeveral);
    }
}
