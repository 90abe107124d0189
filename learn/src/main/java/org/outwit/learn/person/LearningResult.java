package org.outwit.learn.person;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.learn.model.OpponentModel;

/**
 * What learning came to.
 *
 * @param model the person
 * @param method how the weights of the model were found
 * @param tried everything that was tried, in order
 * @param heldOut how the model fared on the last games before they were learned from, too; empty where there were none
 * @param strength how strong they are among other people; empty where they are known by what they value alone
 * @param remarks what should be known about it, as sentences
 * @param complete whether nothing was left out because somebody wished to stop
 */
public record LearningResult<P extends Position>(
        OpponentModel model,
        Method method,
        List<Candidate<P>> tried,
        Optional<Predictions> heldOut,
        Optional<JudgedStrength> strength,
        List<String> remarks,
        boolean complete) {

    public LearningResult {
        tried = List.copyOf(tried);
        remarks = List.copyOf(remarks);
    }
}
